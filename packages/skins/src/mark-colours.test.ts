import { describe, expect, test } from 'vitest';
import { contrastOf } from './check/colour-contrast.ts';
import { classicMarks, colourBlindMarks, ivory } from './index.ts';
import { markColour } from './mark-colours.ts';
import { seenDistance } from './test/colour-sight.ts';

const body = ivory.palette.light.body;

test('K1: both sets of coloured marks reach fifteen, each at least 3 : 1 on ivory', () => {
  for (const colours of [classicMarks, colourBlindMarks]) {
    expect(colours).toHaveLength(15);
    for (const colour of colours) expect(contrastOf(colour, body)).toBeGreaterThanOrEqual(3);
  }
});

describe.each(['normal', 'protan', 'deutan', 'tritan'] as const)('with %s sight', (sight) => {
  test('K1: neighbours of the colour-blind set, and those next but one from 7 up, look different', () => {
    const near = colourBlindMarks.flatMap((colour, index) =>
      [1, ...(index + 1 >= 7 ? [2] : [])].flatMap((step) => {
        const other = colourBlindMarks[index + step];
        return other ? [{ pair: [index + 1, index + 1 + step], colour, other }] : [];
      }),
    );
    expect(near).toHaveLength(21);
    const alike = near.flatMap(({ pair, colour, other }) => {
      const distance = seenDistance(colour, other, sight);
      return distance >= 0.169 ? [] : [`${pair.join(' and ')}: ${distance.toFixed(3)}`];
    });
    expect(alike).toEqual([]);
  });
});

test('K2: black marks are all of one colour', () => {
  const colours = Array.from({ length: 18 }, (_, index) =>
    markColour(index + 1, ivory.palette.light, { marks: 'black', numerals: false }),
  );
  expect(new Set(colours)).toEqual(new Set(['#1C1A17']));
});

test('a set without colours keeps to its own in every style, and numbers above the colours do', () => {
  const style = { marks: 'colour-blind', numerals: false } as const;
  expect(markColour(7, { ...ivory.palette.light, marks: [] }, style)).toBe('#1C1A17');
  expect(markColour(16, ivory.palette.light, style)).toBe('#1C1A17');
});
