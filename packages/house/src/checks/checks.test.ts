import { describe, expect, test } from 'vitest';
import type { Check, SourceFile } from '../source-tree.ts';
import { chanceAndTime } from './chance-and-time.ts';
import { fileSizes, sizeTable } from './file-sizes.ts';
import { gameIds, gameIdsAtHome } from './game-ids.ts';
import { importDirections } from './import-directions.ts';
import { fileNames, namedExports, neutralWords, wholeTests } from './names.ts';
import { ruleIds } from './rule-ids.ts';

const at = (path: string, text: string): SourceFile => ({ path, text });
const linesOf = (count: number) => 'x;\n'.repeat(count);
const games = [
  at('packages/rules/src/games/draw.ts', ''),
  at('packages/rules/src/games/brazilian.ts', ''),
];

describe('a broken rule of the house is found', () => {
  test.each<[string, Check, SourceFile[], string]>([
    [
      'a long file',
      fileSizes,
      [at('packages/rules/src/a.ts', linesOf(401))],
      '401 lines, at most 400',
    ],
    ['a long game', fileSizes, [at('packages/rules/src/games/a.ts', linesOf(151))], 'at most 150'],
    ['a long index', fileSizes, [at('packages/bots/src/index.ts', linesOf(61))], 'at most 60'],
    [
      'long files everywhere',
      fileSizes,
      [at('packages/bots/src/a.ts', linesOf(120))],
      'half the files',
    ],
    [
      'rules that import',
      importDirections,
      [at('packages/rules/src/a.ts', "import x from 'xstate';")],
      'xstate',
    ],
    [
      'a renderer that knows rules',
      importDirections,
      [at('packages/renderer/src/a.ts', "import '@pedra/rules';")],
      '@pedra/rules',
    ],
    [
      'a manifest that does',
      importDirections,
      [at('packages/layout/package.json', '{"dependencies":{"idb":"1"}}')],
      'idb',
    ],
    [
      'a way past an index',
      importDirections,
      [at('apps/web/src/a.ts', "import '@pedra/rules/src/a.ts';")],
      'past an index',
    ],
    [
      'a skin that brings a scene',
      importDirections,
      [at('packages/skins/src/a.ts', "import { mount } from '@pedra/renderer';")],
      'more than types',
    ],
    [
      'global chance',
      chanceAndTime,
      [at('packages/rules/src/a.ts', 'const a = Math.random();')],
      'Math.random',
    ],
    [
      'global time',
      chanceAndTime,
      [at('packages/session/src/a.ts', 'setTimeout(() => 0, 1);')],
      'setTimeout(',
    ],
    [
      'a game id in code',
      gameIdsAtHome,
      [...games, at('apps/web/src/a.ts', "if (x === 'brazilian') y();")],
      "'brazilian'",
    ],
    [
      'a game id compared',
      gameIdsAtHome,
      [...games, at('apps/web/src/a.ts', "if (view.game === 'draw') y();")],
      "game === 'draw'",
    ],
    [
      'a rule without a test',
      ruleIds,
      [at('packages/rules/SPEC.md', '- **D4** text')],
      'no test names D4',
    ],
    [
      'a test without a rule',
      ruleIds,
      [
        at('packages/rules/SPEC.md', '**D4**'),
        at('packages/rules/src/a.test.ts', "test('D4 and D5')"),
      ],
      'D5 is not in',
    ],
    ['a vague name', fileNames, [at('packages/rules/src/tile-utils.ts', '')], 'says nothing'],
    ['a name in capitals', fileNames, [at('apps/web/src/TableScreen.tsx', '')], 'kebab-case'],
    [
      "a game's word",
      neutralWords,
      [at('packages/layout/src/a.ts', 'const tile = 1;')],
      "a game's word",
    ],
    [
      'a wildcard',
      namedExports,
      [at('packages/bots/src/index.ts', "export * from './a.ts';")],
      'without a name',
    ],
    [
      'a test left out',
      wholeTests,
      [at('packages/bots/src/a.test.ts', 'test.skip(')],
      'is no test',
    ],
  ])('%s', (_name, check, files, message) => {
    expect(check.find(files).map((finding) => finding.message)).toContainEqual(
      expect.stringContaining(message),
    );
  });

  test.each<[string, Check, SourceFile[]]>([
    [
      'a scheduler passed in',
      chanceAndTime,
      [at('packages/session/src/a.ts', 'parts.scheduler.setTimeout(run, 5);')],
    ],
    [
      'a word in a comment',
      chanceAndTime,
      [at('packages/session/src/a.ts', '// never Date.now here')],
    ],
    [
      'draw as an action',
      gameIdsAtHome,
      [...games, at('packages/bots/src/a.ts', "if (action === 'draw') y();")],
    ],
    [
      'a rule with its test',
      ruleIds,
      [
        at('packages/rules/SPEC.md', '**D4**'),
        at('packages/rules/src/a.test.ts', "test('D4: draws')"),
      ],
    ],
    [
      'the entry with React',
      importDirections,
      [at('apps/web/src/a.tsx', "import { Table } from '@pedra/renderer/react';")],
    ],
    [
      'a type of the renderer',
      importDirections,
      [at('packages/skins/src/a.ts', "import type { Skin } from '@pedra/renderer';")],
    ],
  ])('and not: %s', (_name, check, files) => {
    expect(check.find(files)).toEqual([]);
  });
});

test('the ids of games are the names of their files', () => {
  expect(
    gameIds([
      'packages/rules/src/games/draw.ts',
      'packages/rules/src/games/index.ts',
      'packages/rules/src/games/draw.test.ts',
    ]),
  ).toEqual(['draw']);
});

test('the size table has a row a workspace and one for all', () => {
  const rows = sizeTable([
    at('packages/bots/src/a.ts', linesOf(3)),
    at('apps/cli/src/b.ts', linesOf(5)),
  ]);
  expect(rows.map(({ workspace, lines }) => [workspace, lines])).toEqual([
    ['apps/cli', 5],
    ['packages/bots', 3],
    ['all', 8],
  ]);
});
