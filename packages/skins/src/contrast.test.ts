import { describe, expect, test } from 'vitest';
import { classicMarks, colourBlindMarks, listSkins, listTables } from './index.ts';

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours by WCAG 2.2, 1 to 21. */
function contrast(a: string, b: string): number {
  const [one, two] = [luminance(a), luminance(b)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

describe.each(listSkins().map((skin) => [skin.id, skin] as const))('%s', (_id, { palette }) => {
  test.each(['light', 'dark', 'contrast'] as const)(
    'K1: marks, edges and ghosts stand out in %s',
    (lightness) => {
      const { body, mark, marks, highlight } = palette[lightness];
      expect(contrast(mark, body)).toBeGreaterThanOrEqual(3);
      for (const colour of marks) expect(contrast(colour, body)).toBeGreaterThanOrEqual(3.3);
      for (const table of listTables()) {
        expect(contrast(body, table.base[lightness])).toBeGreaterThanOrEqual(3);
        expect(contrast(highlight, table.base[lightness])).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

test('K1: both sets of coloured marks reach fifteen, each at least 3 : 1 on ivory', () => {
  for (const colours of [classicMarks, colourBlindMarks]) {
    expect(colours).toHaveLength(15);
    for (const colour of colours) expect(contrast(colour, '#FBF7EC')).toBeGreaterThanOrEqual(3);
  }
});
