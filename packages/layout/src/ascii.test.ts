import { describe, expect, test } from 'vitest';
import { emptyPlan, lastPlan, plansOf, sets, wholeLine } from '../test/lines.ts';
import { ascii, type Plan, place, planRound } from './index.ts';
import { unit } from './units.ts';

/** A plan of rows 8 u wide with these pieces, each `end` or `end+` for an across one. */
function planOf(pieces: string, mirror = false): Plan {
  const board = { width: 400, height: 300 };
  const empty = emptyPlan({ long: 40, across: 20, board, mirror });
  let plan: Plan = { ...empty, rowWidth: 8 * unit };
  for (const [index, text] of pieces.split(' ').entries()) {
    const end = { s: 'start', l: 'left', r: 'right' }[text.charAt(0)] ?? '';
    const placed = place(plan, end, { id: `p${index}`, across: text.endsWith('+') });
    if (!placed.ok) throw new Error(placed.code);
    plan = placed.plan;
  }
  return plan;
}

const cases = [
  ['one arm, across first in a row and before a corner', 's r r+ r r r r r+ r'],
  ['first piece along', 's'],
  ['first piece across', 's+'],
  ['both arms', 's l r l r l r l r l r'],
  ['across before a corner', 's r+ r r'],
  ['across at a corner', 's r+ r r+ r'],
  ['across after a corner', 's r r+ r r+'],
  ['two across pieces side by side', 's+ r+ r r+'],
  ['left arm alone', 's+ l l+ l l l+ l l'],
] as const;

describe('K4, K6: goldens', () => {
  test.each(cases)('%s', async (name, pieces) => {
    const file = `../test/goldens/${name.replaceAll(/\W+/g, '-')}.txt`;
    await expect(ascii(planOf(pieces))).toMatchFileSnapshot(file);
  });

  test('mirrored', async () => {
    const plan = planOf(cases[0][1], true);
    await expect(ascii(plan)).toMatchFileSnapshot('../test/goldens/mirrored.txt');
  });

  test('every piece of the set up to 6', async () => {
    const [set = expect.fail('no set')] = sets;
    const plan = lastPlan(plansOf(wholeLine(set, { width: 907, height: 372 }, 0.6, 5)));
    await expect(ascii(plan)).toMatchFileSnapshot('../test/goldens/every-piece.txt');
  });
});

test('K4: the picture of one arm is the known one', () => {
  const picture = [
    '....****................',
    '....****................',
    '....****aaaaaaaabbbb....',
    '....****aaaaaaaabbbb....',
    '................bbbb....',
    '................bbbb....',
    'eeeeddddddddcccccccc....',
    'eeeeddddddddcccccccc....',
    'eeee....................',
    'eeee............hhhh....',
    'ffffffffgggggggghhhhiiii',
    'ffffffffgggggggghhhhiiii',
    '................hhhhiiii',
    '....................iiii',
    '................********',
    '................********',
    '',
  ];
  expect(ascii(planOf(cases[0][1])).split('\n')).toEqual(picture);
});

test('K4: a mirrored line is the same picture from right to left', () => {
  const rows = ascii(planOf(cases[0][1])).split('\n');
  const mirrored = ascii(planOf(cases[0][1], true)).split('\n');
  expect(mirrored).toEqual(rows.map((row) => [...row].reverse().join('')));
});

test('K4: what lies on one another is shown', () => {
  const slots = [0, 256].map((x) => ({
    id: `${x}`,
    rect: { x, y: 0, w: 512, h: 256 },
    turn: 0 as const,
  }));
  const board = { width: 400, height: 300 };
  const made = planRound({ shape: 'free', long: 2, across: 0, board, slots });
  expect(made.ok && ascii(made.plan)).toBe('****####****\n****####****\n');
});
