import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameInfo, listGames, type OptionSpec } from '@pedra/rules';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { naiveGames } from './naive/naive-games.ts';
import { variantTables } from './variants.ts';

const rules = join(import.meta.dirname, '../../rules');

function optionText({ name, kind, min, max, values = [], fallback, rule }: OptionSpec): string {
  const several = values.map((value) => (value === fallback ? `**${value}**` : `${value}`));
  const range = `${min} to ${max ?? 'any number'}, **${fallback}**`;
  return `\`${name}\`: ${kind === 'integer' ? range : several.join(', ')} (${rule})`;
}

/** The fixtures of a file that belong to a game. */
function casesOf(file: string, game: string): number {
  const lines = readFileSync(join(rules, 'fixtures', file), 'utf8').split('\n');
  return lines.filter((line) => line.includes(`"game":"${game}"`)).length;
}

/** What the rules of a game are held by, counted from the tests' own lists. */
function tested({ id }: GameInfo): string {
  const model = naiveGames.some((naive) => naive.id === id);
  const variants = variantTables.filter(({ game }) => game === id).length;
  return [
    `${casesOf('rules.jsonl', id)} positions`,
    `${casesOf('matches.jsonl', id)} matches`,
    `${casesOf('perft.jsonl', id)} counts`,
    `${faults.filter(({ game }) => game === id).length} faults caught`,
    model ? `second model, with ${variants} tables under other options` : 'no second model',
  ].join('; ');
}

function row(game: GameInfo): string {
  const { id, seats, pairs, set, direction, options } = game;
  const inPairs = pairs.length > 0 ? `; in pairs with ${pairs.join(', ')}` : '';
  const cells = [
    `[${id}](${id}.en.mdx)`,
    `${seats.join(', ')}${inPairs}`,
    `double-${set}, ${direction}`,
    options.map(optionText).join('<br>'),
    tested(game),
  ];
  return `| ${cells.join(' | ')} |`;
}

test('the table of the games is what the list says', async () => {
  const text = [
    '# The games',
    '',
    'Made from the list of games and the tests that hold their rules: `pnpm unit -u games-table` writes it anew. Defaults are',
    'bold; what an option means stands under its rule in each page and in the [rule sheet](../../packages/rules/SPEC.md).',
    '',
    '| game | seats | tiles | options | tested by |',
    '| --- | --- | --- | --- | --- |',
    ...listGames().map(row),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../docs/games/README.md');
});
