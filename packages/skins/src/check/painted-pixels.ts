import type { Ctx2D } from '@pedra/renderer';

/** Two pixels differ when one of their parts does by more than this, of 255. */
const clearly = 40;

/** Settings that another drawing may have left behind; a drawing has to bring its own. */
const leftovers = {
  fillStyle: 'rgba(200, 30, 90, 0.1)',
  strokeStyle: 'rgba(30, 200, 90, 0.1)',
  lineWidth: 3,
  font: '7px serif',
} as const;

/**
 * What `draw` paints from `inset` px right of and below the upper left corner, on `ground` or on nothing; on a `used` canvas
 * with settings of other drawings.
 */
export function picture(
  width: number,
  height: number,
  inset: number,
  draw: (c: Ctx2D) => void,
  { ground, used }: { readonly ground?: string; readonly used?: boolean } = {},
): ImageData {
  const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('a page without 2D canvases cannot draw a skin');
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  if (used) Object.assign(context, leftovers);
  context.save();
  context.translate(inset, inset);
  draw(context);
  context.restore();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Whether anything at all is painted. */
export function hasPaint({ data }: ImageData): boolean {
  return data.some((value, at) => at % 4 === 3 && value > 0);
}

/** Whether two pictures agree in every byte. */
export function isSame(a: ImageData, b: ImageData): boolean {
  return a.data.length === b.data.length && a.data.every((value, at) => value === b.data[at]);
}

/** Whether there is paint more than `bleed` px outside a box that begins at `inset`, `inset`. */
export function paintOutside(
  { data, width }: ImageData,
  inset: number,
  box: { readonly w: number; readonly h: number },
  bleed: number,
): boolean {
  return data.some((value, at) => {
    if (at % 4 !== 3 || value === 0) return false;
    const x = ((at - 3) / 4) % width;
    const y = Math.floor((at - 3) / 4 / width);
    const inside = (from: number, place: number, size: number) =>
      place >= from - bleed && place < from + size + bleed;
    return !inside(inset, x, box.w) || !inside(inset, y, box.h);
  });
}

/** The share of pixels that differ clearly, 0 … 1. */
export function differingShare(a: ImageData, b: ImageData): number {
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 4) {
    const far = [0, 1, 2, 3].some(
      (part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > clearly,
    );
    if (far) differing += 1;
  }
  return differing / (a.data.length / 4);
}
