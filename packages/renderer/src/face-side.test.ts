import { expect, test } from 'vitest';
import { faceSide } from './face-side.ts';
import { tallSkin } from './test/heap.ts';
import { plainSkin } from './test/plain-skin.ts';

test('the shorter side of the smallest face decides', () => {
  expect(faceSide(plainSkin)).toBe(1);
  expect(faceSide(tallSkin)).toBe(3);
  expect(faceSide({ kinds: { blank: { w: 3, h: 4, radius: 0, faces: [] } } })).toBe(1);
});
