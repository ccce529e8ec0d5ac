import type { Arrangement, Size } from './arrange.ts';
import type { Look } from './art.ts';
import { Atlas } from './atlas.ts';
import type { Config } from './config.ts';
import { faceSide } from './face-side.ts';

/** Px per face side that pictures are drawn at: the next larger one serves, so that they are only ever made a little smaller. */
const sizes = [24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192] as const;
const largestSize = 192;

/** The pictures for a skin and a size: those at hand while they serve, else others. The caller destroys what it no longer uses. */
export function fittingAtlas(
  atHand: Atlas | null,
  { skin, lightness, faceStyle }: Config,
  { board, racks, piles }: Arrangement,
  { ratio }: Size,
): Atlas {
  const largest = Math.max(board.u, ...[...racks.values(), ...piles].map(({ u }) => u));
  const side = faceSide(skin);
  const u = (sizes.find((size) => size >= largest * ratio * side) ?? largestSize) / side;
  const px = u / Math.max(1, largest);
  const look: Look = { skin, palette: skin.palette[lightness], style: faceStyle, u, px };
  return atHand && serves(atHand.look, look) ? atHand : new Atlas(look);
}

function serves(a: Look, b: Look): boolean {
  return (
    a.skin === b.skin &&
    a.palette === b.palette &&
    a.u === b.u &&
    a.style.marks === b.style.marks &&
    a.style.numerals === b.style.numerals
  );
}
