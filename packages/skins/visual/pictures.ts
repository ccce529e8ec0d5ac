import type { FaceStyle, Lightness, Skin } from '@pedra/renderer';
import { listSkins, listTables, type NamedTable } from '../src/index.ts';
import { type Laid, layPieces } from './lay-piece.ts';

const black: FaceStyle = { marks: 'black', numerals: false };
/** Face sides of the strip and the gaps between pieces, in px and in u. */
const stripU = 48;
const gap = 21 / 256;

function canvas(width: number, height: number) {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  const context = made.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return { made, context };
}

/** A short line with a double across it, a piece face down at its end. */
function shortLine(x: number, middle: number, u: number): readonly Laid[] {
  const step = (1 + gap) * u;
  const row = middle - u / 2;
  return [
    { x, y: row, turn: 0, faces: ['2', '5'] },
    { x: x + step + u, y: middle - u, turn: 90, faces: ['5', '5'] },
    { x: x + 2 * step + u, y: row, turn: 0, faces: ['5', '3'] },
    { x: x + 3 * step + 2 * u, y: row, turn: 0, faces: ['3', '6'] },
    { x: x + 4 * step + 3 * u, y: middle - u, turn: 90, faces: ['6', '6'] },
    { x: x + 5 * step + 3 * u, y: row, turn: 0, faces: ['6', '9'] },
    { x: x + 6 * step + 4 * u, y: row, turn: 0, faces: ['9', '12'] },
    { x: x + 7.4 * step + 5 * u, y: row, turn: 0 },
  ];
}

/** Each set on the table that suits it, one band a set, in the order of the list; without words. */
export function drawStrip(): HTMLCanvasElement {
  const [width, band] = [790, 132];
  const skins = listSkins();
  const { made, context: c } = canvas(width, band * skins.length);
  for (const [index, skin] of skins.entries()) {
    const table = listTables()[index % listTables().length];
    c.save();
    c.beginPath();
    c.rect(0, index * band, width, band);
    c.clip();
    c.translate(0, index * band);
    // The middle of a larger table: borders stay outside.
    c.save();
    c.translate(-60, -140);
    table?.draw(c, width + 120, 480, 1, 'light');
    c.restore();
    const set = { skin, palette: skin.palette.light, style: black, u: stripU };
    layPieces(c, set, shortLine(28, band / 2, stripU));
    c.restore();
  }
  return made;
}

/** One set on one table as its maker should see it: a line, a hand, a pile, slots, and every face at three sizes. */
export function drawSheet(
  skin: Skin,
  table: NamedTable,
  lightness: Lightness,
  style: FaceStyle,
): HTMLCanvasElement {
  const [width, height] = [1280, 800];
  const { made, context: c } = canvas(width, height);
  const palette = skin.palette[lightness];
  table.draw(c, width, height, 1, lightness);
  const set = { skin, palette, style, u: 58 };
  layPieces(c, set, shortLine(120, 160, set.u));
  c.save();
  c.translate(1010, 131);
  skin.drawSlot(c, 'long', set.u, palette, 0);
  c.translate(130, -29);
  skin.drawSlot(c, 'long', set.u, palette, 90);
  c.restore();
  let y = 250;
  for (const u of [24, 48, 96]) {
    const perRow = Math.min(10, Math.floor(1180 / (2.1 * u)));
    const pieces = Array.from({ length: 10 }, (_, pair): Laid => {
      const faces = [String(2 * pair), String(Math.min(18, 2 * pair + 1))] as const;
      const row = Math.floor(pair / perRow);
      return { x: 60 + (pair % perRow) * 2.12 * u, y: y + row * 1.15 * u, turn: 0, faces };
    });
    layPieces(c, { ...set, u }, pieces);
    if (u === 24) {
      const numerals = pieces.map((piece) => ({ ...piece, x: piece.x + 560 }));
      layPieces(c, { ...set, u, style: { ...style, numerals: true } }, numerals);
    }
    y += Math.ceil(10 / perRow) * 1.15 * u + 16;
  }
  drawHand(c, { ...set, u: 50 }, table, lightness, height);
  return made;
}

function drawHand(
  c: CanvasRenderingContext2D,
  set: Parameters<typeof layPieces>[1],
  table: NamedTable,
  lightness: Lightness,
  height: number,
): void {
  const { u } = set;
  const [x, w, h, lip] = [300, 432, 82, 18];
  const rack = canvas(w, h);
  table.drawRack(rack.context, w, h, 1, 'up', lip, lightness);
  const top = height - 12 - h;
  c.drawImage(rack.made, x, top);
  const foot = height - 12 - lip;
  const hand = [0, 1, 2, 3, 4].map((index): Laid => {
    const faces = [String(index + 2), String(6 - index)] as const;
    const at = { x: x + 68 + index * (u + 12), y: foot - 2 * u };
    return { ...at, turn: 90, faces, shaded: index % 2 === 0 };
  });
  layPieces(c, set, hand);
  c.drawImage(rack.made, 0, h - lip, w, lip, x, foot, w, lip);
  const pile = [0, 1, 2, 3, 4].map((index): Laid => {
    return { x: 820 + (index % 3) * 110, y: top + Math.floor(index / 3) * 54 - 60, turn: 0 };
  });
  layPieces(c, set, pile);
}
