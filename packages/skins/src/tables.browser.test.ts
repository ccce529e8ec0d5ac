import { describe, expect, test } from 'vitest';
import { contrastOf } from './check/colour-contrast.ts';
import { hasPaint, isSame, picture } from './check/painted-pixels.ts';
import { azulejo, felt, listSkins, listTables, type NamedTable } from './index.ts';

const [width, height] = [640, 360];
/** What a border may take at each side, in px: no piece is laid there. */
const border = { x: 16, y: 48 };
const lightnesses = ['light', 'dark', 'contrast'] as const;

/** The colours of the board under the pieces, each once, as `#rrggbb`. */
function boardColours(table: NamedTable, lightness: (typeof lightnesses)[number]) {
  const { data } = picture(width, height, 0, (c) => table.draw(c, width, height, 1, lightness));
  const colours = new Set<number>();
  for (let y = border.y; y < height - border.y; y += 1) {
    for (let x = border.x; x < width - border.x; x += 1) {
      const at = (y * width + x) * 4;
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    }
  }
  return [...colours].map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
}

test('every table has an id of its own and a name in every language, and felt is the default', () => {
  const ids = listTables().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe('felt');
  for (const { name } of listTables())
    expect(Object.keys(name).sort()).toEqual(['en', 'pl', 'pt-BR', 'pt-PT']);
});

describe.each(listTables().map((table) => [table.id, table] as const))('%s', (_id, table) => {
  test.each(lightnesses)('draws the same twice in %s, and its racks', (lightness) => {
    const draw = () => picture(120, 80, 0, (c) => table.draw(c, 120, 80, 1, lightness));
    expect(isSame(draw(), draw())).toBe(true);
    for (const facing of ['up', 'down', 'left', 'right'] as const) {
      const rack = picture(60, 30, 0, (c) => table.drawRack(c, 60, 30, 1, facing, 6, lightness));
      expect(hasPaint(rack)).toBe(true);
    }
  });

  test.each(lightnesses)(
    'K1: in %s pieces and slots stand out, where the lamp is brightest too',
    (lightness) => {
      const colours = boardColours(table, lightness);
      const least = (...parts: readonly string[]) =>
        colours.reduce((worst, ground) => {
          const best = Math.max(...parts.map((part) => contrastOf(part, ground)));
          return Math.min(worst, best);
        }, 21);
      for (const { id, palette } of listSkins()) {
        const { body, edge, highlight } = palette[lightness];
        expect(least(body, edge), id).toBeGreaterThanOrEqual(3);
        expect(least(highlight), id).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

/** How much the brightness of a few neighbouring px varies, 0 … 1. */
function variation(table: NamedTable, size: number): number {
  const { data } = picture(width, height, 0, (c) => table.draw(c, width, height, 1, 'light'));
  const spots = Array.from({ length: size * size }, (_, at) => {
    const from = ((200 + Math.floor(at / size)) * width + 400 + (at % size)) * 4;
    return (
      0.2126 * (data[from] ?? 0) + 0.7152 * (data[from + 1] ?? 0) + 0.0722 * (data[from + 2] ?? 0)
    );
  });
  return (Math.max(...spots) - Math.min(...spots)) / 255;
}

test('A2: felt keeps its noise within 3 %', () => {
  expect(variation(felt, 24)).toBeLessThanOrEqual(0.03);
});

test('A2: azulejo keeps its motif within 6 % under the pieces', () => {
  const found = variation(azulejo, 40);
  expect(found).toBeLessThanOrEqual(0.06);
  expect(found).toBeGreaterThan(0.02);
});
