import type { Ctx2D, Lightness, TableSkin } from '@pedra/renderer';

const base: Readonly<Record<Lightness, string>> = {
  light: '#1C5560',
  dark: '#12343C',
  contrast: '#000000',
};

/** Radius of a wave, in CSS px. */
const wave = 34;

/** Waves of three rings each, every row half a wave further: the pattern called blue ocean waves. */
function drawWaves(c: Ctx2D, width: number, height: number, px: number): void {
  const r = wave * px;
  c.lineWidth = 1.1 * px;
  c.strokeStyle = 'rgba(255, 255, 255, 0.05)';
  for (let row = 0; row * r * 0.5 < height + r; row += 1) {
    for (let x = row % 2 === 0 ? 0 : r; x < width + r; x += 2 * r) {
      for (const share of [0.95, 0.68, 0.41]) {
        c.beginPath();
        c.arc(x, row * r * 0.5, r * share, Math.PI * 1.17, Math.PI * 1.83);
        c.stroke();
      }
    }
  }
}

/** Sea-green silk with woven waves under a lamp at the top left. */
export const silkTable: TableSkin = {
  base,
  draw(c, width, height, px, lightness) {
    c.fillStyle = base[lightness];
    c.fillRect(0, 0, width, height);
    if (lightness === 'contrast') return;
    drawWaves(c, width, height, px);
    const reach = Math.hypot(width, height);
    const lamp = c.createRadialGradient(
      width * 0.3,
      height * 0.2,
      0,
      width * 0.3,
      height * 0.2,
      reach,
    );
    lamp.addColorStop(0, 'rgba(255, 236, 190, 0.24)');
    lamp.addColorStop(0.6, 'rgba(255, 236, 190, 0)');
    c.fillStyle = lamp;
    c.fillRect(0, 0, width, height);
    const dusk = c.createRadialGradient(
      width * 0.42,
      height * 0.4,
      reach * 0.2,
      width * 0.42,
      height * 0.4,
      reach * 0.72,
    );
    dusk.addColorStop(0, 'rgba(2, 14, 20, 0)');
    dusk.addColorStop(1, 'rgba(2, 14, 20, 0.6)');
    c.fillStyle = dusk;
    c.fillRect(0, 0, width, height);
  },
  // There are no racks in this game.
  drawRack() {},
};
