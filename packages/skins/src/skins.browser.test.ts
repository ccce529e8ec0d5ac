import { describe, expect, test } from 'vitest';
import { felt, ivory, listSkins, listTables, mostMarks } from './index.ts';

const u = 24;
const style = { marks: 'black', numerals: false } as const;

/** The pixels of what `draw` paints on a canvas of this size. */
function pixels(
  width: number,
  height: number,
  draw: (c: CanvasRenderingContext2D) => void,
): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  draw(context);
  return context.getImageData(0, 0, width, height).data;
}

/** The share of pixels that differ clearly. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let differing = 0;
  for (let at = 0; at < a.length; at += 4) {
    const far = [0, 1, 2, 3].some(
      (part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)) > 40,
    );
    if (far) differing += 1;
  }
  return differing / (a.length / 4);
}

/** Whether two pictures agree in every byte; comparing them as lists would take seconds. */
const isSame = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
  a.length === b.length && a.every((value, at) => value === b[at]);

const isPainted = (data: Uint8ClampedArray) => data.some((value, at) => at % 4 === 3 && value > 0);

describe.each(listSkins().map((skin) => [skin.id, skin] as const))('%s', (_id, skin) => {
  const numbers = Array.from({ length: mostMarks + 1 }, (_, number) => String(number));
  const face = (name: string, turn: 0 | 90 = 90) =>
    pixels(u, u, (c) => {
      c.fillStyle = skin.palette.light.body;
      c.fillRect(0, 0, u, u);
      skin.drawFace(c, name, u, skin.palette.light, style, turn);
    });

  test('K2: faces differ from one another in 2 % of their pixels or more', () => {
    const faces = numbers.map((number) => face(number));
    const alike = faces.flatMap((one, a) =>
      faces
        .slice(a + 1)
        .flatMap((other, b) => (difference(one, other) < 0.02 ? [`${a} and ${a + b + 1}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  test.each(Object.keys(skin.kinds))(
    'K2: every part of the kind %s draws, the same twice',
    (kind) => {
      for (const lightness of ['light', 'dark', 'contrast'] as const) {
        const palette = skin.palette[lightness];
        for (const turn of [0, 90] as const) {
          const parts = [
            (c: CanvasRenderingContext2D) => skin.drawBody(c, kind, u, palette, turn),
            (c: CanvasRenderingContext2D) => skin.drawBack(c, kind, u, palette, turn),
            (c: CanvasRenderingContext2D) => skin.drawBack(c, kind, u, palette, turn, true),
            (c: CanvasRenderingContext2D) => skin.drawShadow(c, kind, u, palette, turn, false),
            (c: CanvasRenderingContext2D) => skin.drawShadow(c, kind, u, palette, turn, true),
            (c: CanvasRenderingContext2D) => skin.drawSlot(c, kind, u, palette, turn),
          ];
          for (const part of parts) {
            const once = pixels(4 * u, 4 * u, part);
            expect(isPainted(once)).toBe(true);
            expect(isSame(pixels(4 * u, 4 * u, part), once)).toBe(true);
          }
        }
      }
    },
  );

  test('a shadow stays inside its box', () => {
    const margin = skin.shadowMargin * u;
    const data = pixels(5 * u, 5 * u, (c) => {
      c.translate(u, u);
      skin.drawShadow(c, 'long', u, skin.palette.light, 0, true);
    });
    const outside = (x: number, y: number) =>
      x < u || y < u || x >= u + 2 * u + 2 * margin || y >= 2 * u + 2 * margin;
    const spilt = Array.from({ length: 25 * u * u }, (_, at) => at).filter(
      (at) => outside(at % (5 * u), Math.floor(at / (5 * u))) && (data[at * 4 + 3] ?? 0) > 0,
    );
    expect(spilt).toEqual([]);
  });

  test('a face that is no number is marked as unknown', () => {
    expect(difference(face('dragon'), face('0'))).toBeGreaterThan(0.02);
  });
});

test.each(listTables().map((table) => [table.id, table] as const))(
  'the table %s draws the same twice, and its racks',
  (_id, table) => {
    const draw = (c: CanvasRenderingContext2D) => table.draw(c, 120, 80, 1, 'light');
    expect(isSame(pixels(120, 80, draw), pixels(120, 80, draw))).toBe(true);
    for (const facing of ['up', 'down', 'left', 'right'] as const) {
      expect(isPainted(pixels(60, 30, (c) => table.drawRack(c, 60, 30, 1, facing, 6)))).toBe(true);
    }
  },
);

test('A2, K1: felt keeps its noise within 3 %, and ghosts 3 : 1, where the lamp is brightest too', () => {
  const [width, height] = [640, 360];
  for (const lightness of ['light', 'dark'] as const) {
    const data = pixels(width, height, (c) => felt.draw(c, width, height, 1, lightness));
    const green = (x: number, y: number) => data[(y * width + x) * 4 + 1] ?? 0;
    const spots = Array.from({ length: 24 }, (_, y) => green(400, 200 + y));
    expect((Math.max(...spots) - Math.min(...spots)) / 255).toBeLessThanOrEqual(0.03);
    let brightest = 0;
    for (let at = 0; at < data.length; at += 4) {
      brightest = Math.max(
        brightest,
        luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0),
      );
    }
    const [red, green8, blue] = [242, 193, 78];
    expect(ivory.palette[lightness].highlight).toBe('#F2C14E');
    expect((luminance(red, green8, blue) + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(3);
  }
});

/** The relative luminance of a colour in sRGB by WCAG 2.2, 0 to 1. */
function luminance(...rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
