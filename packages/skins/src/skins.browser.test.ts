import { describe, expect, test } from 'vitest';
import { differingShare, hasPaint, isSame, picture } from './check/painted-pixels.ts';
import { listSkins, mostMarks } from './index.ts';

const locales = ['en', 'pt-BR', 'pt-PT', 'pl'];
const turns = [0, 90] as const;
const numbers = Array.from({ length: mostMarks + 1 }, (_, number) => String(number));
const black = { marks: 'black', numerals: false } as const;

test('every set has an id of its own, and ivory is the default', () => {
  const ids = listSkins().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe('ivory');
});

describe.each(listSkins().map((skin) => [skin.id, skin] as const))('%s', (_id, skin) => {
  const { light } = skin.palette;
  const face = (name: string, numerals = false) =>
    picture(24, 24, 0, (c) => skin.drawFace(c, name, 24, light, { ...black, numerals }, 90), {
      ground: light.body,
    });

  test('has a name in every language', () => {
    expect(Object.keys(skin.name).sort()).toEqual([...locales].sort());
  });

  test('a face that is no number is marked as unknown', () => {
    expect(differingShare(face('dragon'), face('0'))).toBeGreaterThan(0.02);
    expect(isSame(face('dragon'), face('19'))).toBe(true);
  });

  test('K2: numerals differ from one another and from marks; nothing stands for none', () => {
    const numerals = numbers.map((name) => face(name, true));
    for (const [a, one] of numerals.entries())
      for (const other of numerals.slice(a + 1)) expect(isSame(one, other)).toBe(false);
    expect(isSame(face('0', true), face('0'))).toBe(true);
    expect(isSame(face('7', true), face('7'))).toBe(false);
  });

  test('a flat palette casts no shadow', () => {
    const { contrast } = skin.palette;
    expect(contrast.flat).toBe(true);
    expect(
      hasPaint(picture(96, 96, 0, (c) => skin.drawShadow(c, 'long', 24, contrast, 0, false))),
    ).toBe(false);
  });

  test('T2: all pictures at 96 px a face; the time is printed for a reader', () => {
    const context = new OffscreenCanvas(400, 400).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const draw = () => {
      for (const turn of turns) {
        for (const kind of Object.keys(skin.kinds)) {
          skin.drawBody(context, kind, 96, light, turn);
          skin.drawBack(context, kind, 96, light, turn);
          skin.drawShadow(context, kind, 48, light, turn, false);
          skin.drawShadow(context, kind, 48, light, turn, true);
          skin.drawSlot(context, kind, 96, light, turn);
        }
        for (const name of numbers.slice(0, 7))
          skin.drawFace(context, name, 96, light, black, turn);
      }
    };
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      draw();
      return performance.now() - start;
    }).sort((a, b) => a - b);
    // biome-ignore lint/suspicious/noConsole: a figure to be read, not to be asserted
    console.info(`atlas of ${skin.id}: ${(times[3] ?? 0).toFixed(1)} ms`);
  });
});
