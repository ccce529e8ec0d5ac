import type { Lightness } from '@pedra/renderer';
import { drawLamp } from '../drawing/lamp.ts';
import { contrastRack, outlineRack } from '../drawing/outline-rack.ts';
import type { NamedTable } from '../named-table.ts';

const base: Readonly<Record<Lightness, string>> = {
  light: '#0A0C12',
  dark: '#07090D',
  contrast: '#000000',
};

/** The lamp is moonlight here. */
const lamp = { light: [120, 170, 220], dusk: [0, 0, 0] } as const;
const moon = { light: 0.1, dark: 0.06 };
/** Side of the net's meshes and width of its lines, in CSS px; its lines stay within 3 % of contrast. */
const net = { mesh: 48, line: 1, colour: 'rgba(92, 242, 227, 0.028)' };

const slab = outlineRack({ fill: '#10131A', line: '#2F8F88', width: 1.5 });

/** A table of dark glass over a net that is only just seen; lit by the pieces. */
export const night: NamedTable = {
  id: 'night',
  name: { en: 'Night', 'pt-BR': 'Noite', 'pt-PT': 'Noite', pl: 'Noc' },
  base,
  draw(c, width, height, px, lightness) {
    c.fillStyle = base[lightness];
    c.fillRect(0, 0, width, height);
    if (lightness === 'contrast') return;
    drawLamp(c, width, height, { ...lamp, strength: moon[lightness] });
    const mesh = Math.round(net.mesh * px);
    const line = Math.max(1, Math.round(net.line * px));
    c.fillStyle = net.colour;
    for (let x = mesh; x < width; x += mesh) c.fillRect(x, 0, line, height);
    for (let y = mesh; y < height; y += mesh) c.fillRect(0, y, width, line);
  },
  drawRack(c, width, height, px, facing, lip, lightness) {
    const draw = lightness === 'contrast' ? contrastRack : slab;
    draw(c, width, height, px, facing, lip, lightness);
  },
};
