import type { Ctx2D, Lightness, TableSkin } from '@pedra/renderer';
import { noisePicture } from '../drawing/noise.ts';
import { drawWoodRack } from './wood-rack.ts';

const base: Readonly<Record<Lightness, string>> = {
  light: '#1F5B43',
  dark: '#153D2E',
  contrast: '#000000',
};

/** Side of the grain's tile, in device px. */
const grain = 256;

/** Two octaves: wide clouds, and the fine fibre of the cloth. Both stay within 3 % of contrast. */
function drawCloth(c: Ctx2D, width: number, height: number, px: number): void {
  const cells = 110 * px;
  const across = Math.ceil(width / cells) + 2;
  const down = Math.ceil(height / cells) + 2;
  const clouds = noisePicture(across, down, 11, 0, 0.12);
  c.save();
  c.imageSmoothingEnabled = true;
  c.imageSmoothingQuality = 'high';
  c.drawImage(clouds, -cells / 2, -cells / 2, across * cells, down * cells);
  const fibre = c.createPattern(noisePicture(grain, grain, 7, 255, 0.045), 'repeat');
  if (fibre) {
    c.fillStyle = fibre;
    c.fillRect(0, 0, width, height);
  }
  c.restore();
}

/** The lamp at the top left, and the dusk in the corners. */
function drawLight(c: Ctx2D, width: number, height: number): void {
  const reach = Math.max(width, height);
  const lamp = c.createRadialGradient(
    width * 0.2,
    -height * 0.06,
    0,
    width * 0.2,
    -height * 0.06,
    reach * 0.86,
  );
  lamp.addColorStop(0, 'rgba(255, 222, 150, 0.21)');
  lamp.addColorStop(0.45, 'rgba(255, 222, 150, 0.095)');
  lamp.addColorStop(1, 'rgba(255, 222, 150, 0)');
  c.fillStyle = lamp;
  c.fillRect(0, 0, width, height);
  const [x, y] = [width * 0.42, height * 0.4];
  const dusk = c.createRadialGradient(x, y, reach * 0.35, x, y, reach * 0.72);
  dusk.addColorStop(0, 'rgba(4, 14, 10, 0)');
  dusk.addColorStop(1, 'rgba(4, 14, 10, 0.3)');
  c.fillStyle = dusk;
  c.fillRect(0, 0, width, height);
}

/** Green felt under one warm lamp, with racks of jacaranda. */
export const felt: TableSkin = {
  base,
  draw(c, width, height, px, lightness) {
    c.fillStyle = base[lightness];
    c.fillRect(0, 0, width, height);
    if (lightness === 'contrast') return;
    drawCloth(c, width, height, px);
    drawLight(c, width, height);
  },
  drawRack: drawWoodRack,
};
