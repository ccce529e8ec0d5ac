import { readFileSync } from 'node:fs';
import {
  errorCodes,
  formatAction,
  formatRecord,
  fromRecord,
  laidTiles,
  type Match,
  parseAction,
  referee,
  tileSet,
  view,
} from '@pedra/rules';
import { expect, test, vi } from 'vitest';
import { makeDice, mutateJson, mutateText } from './mutate.ts';

/** Mutated inputs: a taste every time, the full measure by `pnpm test:long`. */
const isLong = import.meta.env.MODE === 'long';
const inputs = isLong ? 200_000 : 3_000;
if (isLong) vi.setConfig({ testTimeout: 7_200_000 });
/** In ms; nothing may hang longer on one input. */
const longest = 1_000;

function recordsOf(name: string): unknown[] {
  const path = new URL(`../../rules/fixtures/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.flatMap((line): unknown[] => {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && 'record' in read ? [read.record] : [];
  });
}

const situations = recordsOf('rules');
const records = [...situations, ...situations, ...situations, ...recordsOf('matches')];

/** What cannot be: a tile twice, or one that the set does not have; an empty hand in a round that goes on. */
function impossible(match: Match): string | null {
  const { position } = match;
  if (!position) return null;
  const set = new Set(tileSet(view(match, 'public').set));
  const tiles = [...position.hands.flat(), ...position.boneyard, ...laidTiles(position)];
  if (new Set(tiles).size !== tiles.length) return 'a tile is somewhere twice';
  if (!tiles.every((tile) => set.has(tile))) return 'a tile is not of the set';
  const emptied = position.hands.some((hand) => hand.length === 0);
  return emptied && match.phase === 'playing' ? 'a hand is empty' : null;
}

/** The referee's answer; fails where it takes too long. */
function answerTo(text: string) {
  const before = performance.now();
  const answer = referee(text, { trace: text.length % 2 === 0 });
  if (performance.now() - before > longest) expect.fail(`too long for ${text}`);
  return answer;
}

test('a mutated record is refused with a known code, or told as a match that can be', () => {
  const dice = makeDice('records');
  const outcomes = new Map<string, number>();
  for (let index = 0; index < inputs; index += 1) {
    let json = records[dice.below(records.length)];
    for (let times = dice.below(3); times >= 0; times -= 1) json = mutateJson(json, dice);
    const text = JSON.stringify(json ?? null);
    const answer = answerTo(text);
    const outcome = answer.ok ? 'ok' : answer.error.code;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const read = fromRecord(JSON.parse(text));
    if (read.ok !== answer.ok) expect.fail(`referee and reader disagree on ${text}`);
    if (!read.ok) continue;
    const wrong = impossible(read.match);
    if (wrong) expect.fail(`${wrong}: ${text}`);
    const written = formatRecord(read.match);
    const again = fromRecord(JSON.parse(written));
    if (!again.ok || formatRecord(again.match) !== written) expect.fail(`not the same: ${text}`);
  }
  const known = new Set<string>([...errorCodes, 'ok']);
  expect([...outcomes.keys()].filter((code) => !known.has(code))).toEqual([]);
  expect(outcomes.get('ok') ?? 0).toBeGreaterThan(inputs / 100);
  expect(outcomes.get('bad-position') ?? 0).toBeGreaterThan(inputs / 100);
});

test('a mutated text is answered, whatever it is', () => {
  const dice = makeDice('texts');
  for (let index = 0; index < inputs; index += 1) {
    let text = JSON.stringify(situations[dice.below(situations.length)]);
    for (let times = dice.below(4); times >= 0; times -= 1) text = mutateText(text, dice);
    answerTo(text);
  }
});

test('what parses as an action is written the same again', () => {
  const dice = makeDice('actions');
  const actions = [
    '6-4@left',
    '12-0@train-0',
    '6-1@4-1',
    '5-5@mexican',
    'draw',
    'pass',
    '18-18@start',
  ];
  for (let index = 0; index < inputs; index += 1) {
    let text = actions[dice.below(actions.length)] ?? '';
    for (let times = dice.below(3); times >= 0; times -= 1) text = mutateText(text, dice);
    const parsed = parseAction(text);
    if (parsed && formatAction(parsed) !== text) expect.fail(`${text} is written otherwise`);
  }
});
