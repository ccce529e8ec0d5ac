import type { Palette } from '@pedra/renderer';
import { expect, test } from 'vitest';
import { ivory, markPlaces, pieceSvg } from './index.ts';

const style = { marks: 'classic', numerals: false } as const;
const count = (text: string, part: string) => text.split(part).length - 1;

test.each([
  [0, '40', '20'],
  [90, '20', '40'],
  [180, '40', '20'],
  [270, '20', '40'],
] as const)('at %i a piece is as large as on the table', (turn, width, height) => {
  const svg = pieceSvg([3, 6], { u: 20, turn, style });
  expect(svg).toContain(`width="${width}" height="${height}"`);
  expect(svg).toContain('aria-hidden="true"');
});

test('a page that forbids inline styles shows any number of pieces', () => {
  for (let number = 0; number <= 18; number += 1) {
    expect(pieceSvg([number, 0], { u: 17, turn: 90, style })).not.toMatch(/ (style|id|class)=/);
  }
});

test('each mark is drawn once in its colour', () => {
  const svg = pieceSvg([3, 12], { u: 20, turn: 0, style });
  const [three = '', twelve = ''] = [2, 11].map((at) => ivory.palette.light.marks[at]);
  expect(count(svg, three)).toBe(markPlaces(3, 0).length);
  expect(count(svg, twelve)).toBe(12);
});

test('half a turn changes the places of the two numbers', () => {
  const options = { u: 20, style } as const;
  expect(pieceSvg([2, 5], { ...options, turn: 180 })).toBe(
    pieceSvg([5, 2], { ...options, turn: 0 }),
  );
});

test('numerals stand for marks, and nothing for none', () => {
  const svg = pieceSvg([11, 0], { u: 20, turn: 0, style: { ...style, numerals: true } });
  expect(svg).toContain('>11</text>');
  expect(count(svg, '<text')).toBe(1);
});

test('a flat palette has no pin', () => {
  const discs = (palette: Palette) =>
    count(pieceSvg([0, 0], { u: 20, turn: 0, style, palette }), '<circle');
  expect(discs(ivory.palette.light)).toBe(3);
  expect(discs(ivory.palette.contrast)).toBe(0);
});
