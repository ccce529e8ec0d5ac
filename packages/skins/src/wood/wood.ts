import type { Ctx2D, Lightness } from '@pedra/renderer';
import { drawLamp } from '../drawing/lamp.ts';
import { drawFibres, grainPicture } from '../drawing/wood-grain.ts';
import { woodRack } from '../drawing/wood-rack.ts';
import type { NamedTable } from '../named-table.ts';

const base: Readonly<Record<Lightness, string>> = {
  light: '#4A2E1F',
  dark: '#2E1C13',
  contrast: '#000000',
};

const lamp = { light: [255, 214, 150], dusk: [14, 7, 3] } as const;
const lampLight = { light: 0.16, dark: 0.1 };
/** Height of a board in CSS px, and how much one may differ in tone from the next. */
const board = { height: 120, tone: 0.05 };
const vein = [20, 9, 4] as const;
/** CSS px to a px of the veins' picture: veins are soft, and the fibres over them are not. */
const coarse = 1.5;
const fibres = { count: 22, colour: '#140904', alpha: [0.06, 0.26], wander: 9, step: 48 } as const;
/** The pale wood of the racks, so that they stand out from the table. */
const imbuia = {
  back: ['#6B4429', '#492C1A'],
  lip: ['#8A5C39', '#74492C'],
  light: '#B08257',
  grain: 0.5,
} as const;

/** Boards along x, each cut from another place of the tree. */
function drawBoards(c: Ctx2D, width: number, height: number, px: number): void {
  const count = Math.max(1, Math.round(height / (board.height * px)));
  const line = Math.max(1, Math.round(px));
  for (let index = 0; index < count; index += 1) {
    const top = Math.round((index * height) / count);
    const h = Math.round(((index + 1) * height) / count) - top;
    const tone = board.tone * (((index * 5) % 7) / 7);
    c.fillStyle = `rgba(20, 9, 4, ${tone})`;
    c.fillRect(0, top, width, h);
    const step = coarse * px;
    const grain = { seed: 70 + index, px: px / step, colour: vein, strength: 0.42, scale: 2.2 };
    const veins = grainPicture(width / step, h / step, grain);
    c.drawImage(veins, 0, top, veins.width * step, veins.height * step);
    c.save();
    c.beginPath();
    c.rect(0, top, width, h);
    c.clip();
    c.translate(0, top);
    drawFibres(c, width, h, { ...fibres, px, seed: 170 + index });
    c.restore();
    if (index === 0) continue;
    c.fillStyle = 'rgba(12, 5, 2, 0.5)';
    c.fillRect(0, top, width, line);
    c.fillStyle = 'rgba(255, 220, 170, 0.05)';
    c.fillRect(0, top + line, width, line);
  }
}

/** Boards of dark jacaranda under the lamp, with racks of a paler wood. */
export const wood: NamedTable = {
  id: 'wood',
  name: { en: 'Wood', 'pt-BR': 'Madeira', 'pt-PT': 'Madeira', pl: 'Drewno' },
  base,
  draw(c, width, height, px, lightness) {
    c.fillStyle = base[lightness];
    c.fillRect(0, 0, width, height);
    if (lightness === 'contrast') return;
    c.save();
    c.beginPath();
    c.rect(0, 0, width, height);
    c.clip();
    drawBoards(c, width, height, px);
    c.restore();
    drawLamp(c, width, height, { ...lamp, strength: lampLight[lightness] });
  },
  drawRack: woodRack(imbuia),
};
