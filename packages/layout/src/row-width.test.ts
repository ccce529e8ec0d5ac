import { describe, expect, test } from 'vitest';
import { boards, sets } from '../test/lines.ts';
import { aspectOf, rowWidth, searchRowWidth } from './row-width.ts';
import { unit } from './units.ts';

/** What the table holds: the longest lines, and the whole sets up to 9 and 15, of which no line has every piece. */
const listed = [...sets, { long: 45, across: 10 }, { long: 120, across: 16 }];

function tableSource(): string {
  const aspects = [...new Set(boards.map(aspectOf))].sort((a, b) => a - b);
  const rows = listed.map(({ long, across }) => {
    const widths = aspects.map((aspect) => searchRowWidth(long, across, aspect) / unit);
    return `  '${long}+${across}': [${widths.join(', ')}],`;
  });
  return [
    '/** The aspects of the boards in the table; a test writes and holds this file. */',
    `export const listedAspects: readonly number[] = [${aspects.join(', ')}];`,
    '',
    '/** Row widths in u that the search finds, by numbers of long and across pieces, then by aspect. */',
    'export const rowWidthTable: Readonly<Record<string, readonly number[]>> = {',
    ...rows,
    '};\n',
  ].join('\n');
}

describe('S6: row widths', () => {
  test('the table is what the search finds', async () => {
    await expect(tableSource()).toMatchFileSnapshot('./row-width-table.ts');
  });

  test('what is not in the table is searched once, and found again', () => {
    const board = { width: 700, height: 300 };
    expect(rowWidth(30, 9, board)).toBe(searchRowWidth(30, 9, aspectOf(board)));
    expect(rowWidth(30, 9, board)).toBe(rowWidth(30, 9, board));
  });

  test('the width depends on the shape of the room alone', () => {
    const small = { width: 16 + 400, height: 16 + 200 };
    const large = { width: 16 + 1200, height: 16 + 600 };
    expect(rowWidth(21, 7, small)).toBe(rowWidth(21, 7, large));
  });

  test.each([
    ['no size', { width: 0, height: 0 }],
    ['a slit', { width: 4000, height: 3 }],
    ['a pole', { width: 3, height: 4000 }],
  ])('a board of %s has a width all the same', (_name, board) => {
    const width = rowWidth(21, 7, board);
    expect(width).toBeGreaterThanOrEqual(6 * unit);
    expect(width).toBeLessThanOrEqual(70 * unit);
    expect(Number.isInteger(width)).toBe(true);
  });
});
