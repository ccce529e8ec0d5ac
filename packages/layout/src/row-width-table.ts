/** The aspects of the boards in the table; a test writes and holds this file. */
export const listedAspects: readonly number[] = [-52, -42, -35, 59, 68, 72, 79, 80, 88];

/** Row widths in u that the search finds, by numbers of long and across pieces, then by aspect. */
export const rowWidthTable: Readonly<Record<string, readonly number[]>> = {
  '21+7': [10.5, 11.5, 11.5, 19, 20, 20, 21, 21, 21],
  '41+10': [13.5, 14.5, 16, 22, 25.5, 27, 27, 27, 27],
  '78+13': [17, 18, 20, 28, 32.5, 32.5, 32.5, 32.5, 37.5],
  '113+16': [20, 22, 24, 33.5, 37.5, 38.5, 38.5, 38.5, 44],
  '45+10': [13.5, 15, 17, 23, 24, 27.5, 29.5, 29.5, 29.5],
  '120+16': [20, 22, 24, 35.5, 39.5, 40, 40, 40, 44],
};
