import type { Ctx2D, Lightness } from '@pedra/renderer';
import { drawLamp } from '../drawing/lamp.ts';
import { makeField, makeNoise, tintPicture } from '../drawing/noise.ts';
import { jacarandaRack } from '../drawing/wood-rack.ts';
import type { NamedTable } from '../named-table.ts';

const base: Readonly<Record<Lightness, string>> = {
  light: '#1F5B43',
  dark: '#153D2E',
  contrast: '#000000',
};

/** How strong the lamp is in the middle of its glow. */
const lampLight = { light: 0.21, dark: 0.13 };
const lamp = { light: [255, 222, 150], dusk: [4, 14, 10] } as const;

/** Size of a cloud and of a px of the cloud picture, in CSS px. */
const cloud = { size: 110, px: 8 };
/** Side of the tile that the fibre repeats in, in CSS px. */
const tile = 256;

/** Two octaves, wide clouds and the fine nap of the cloth; each stays within 3 % of contrast. */
function drawCloth(c: Ctx2D, width: number, height: number, px: number): void {
  const step = cloud.px * px;
  const hills = makeField(11);
  const scale = cloud.px / cloud.size;
  const clouds = tintPicture(
    Math.ceil(width / step) + 1,
    Math.ceil(height / step) + 1,
    [0, 0, 0],
    (x, y) => 0.07 * hills(x * scale, y * scale),
  );
  c.save();
  c.imageSmoothingQuality = 'high';
  c.drawImage(clouds, 0, 0, clouds.width * step, clouds.height * step);
  const nap = c.createPattern(napPicture(), 'repeat');
  if (nap) {
    c.scale(px, px);
    c.fillStyle = nap;
    c.fillRect(0, 0, width / px, height / px);
  }
  c.restore();
}

/** Light specks, drawn out a little from the lower left to the upper right as if the cloth were brushed. */
function napPicture(): OffscreenCanvas {
  const next = makeNoise(7);
  const specks = Float32Array.from({ length: tile * tile }, next);
  const speck = (x: number, y: number) =>
    specks[((y + tile) % tile) * tile + ((x + tile) % tile)] ?? 0;
  return tintPicture(
    tile,
    tile,
    [255, 255, 255],
    (x, y) => 0.036 * (0.5 * speck(x, y) + 0.25 * speck(x - 1, y + 1) + 0.25 * speck(x + 1, y - 1)),
  );
}

/** Green felt under one warm lamp, with racks of jacaranda. */
export const felt: NamedTable = {
  id: 'felt',
  name: { en: 'Felt', 'pt-BR': 'Feltro', 'pt-PT': 'Feltro', pl: 'Filc' },
  base,
  draw(c, width, height, px, lightness) {
    c.fillStyle = base[lightness];
    c.fillRect(0, 0, width, height);
    if (lightness === 'contrast') return;
    drawLamp(c, width, height, { ...lamp, strength: lampLight[lightness] });
    drawCloth(c, width, height, px);
  },
  drawRack: jacarandaRack,
};
