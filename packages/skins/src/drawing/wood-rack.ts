import type { Ctx2D, TableSkin } from '@pedra/renderer';
import { roundedPath } from './bevelled-body.ts';
import { contrastRack } from './outline-rack.ts';
import { grainPicture } from './wood-grain.ts';

/** The colours of a rack: its back from top to foot, its lip from top to foot, and the light on upper edges. */
export interface RackWood {
  readonly back: readonly [string, string];
  readonly lip: readonly [string, string];
  readonly light: string;
  /** How strong its veins are, 0 … 1. */
  readonly grain: number;
}

const jacaranda: RackWood = {
  back: ['#5A3724', '#3B2317'],
  lip: ['#6E4730', '#5C3C28'],
  light: '#8E6244',
  grain: 0.95,
};
/** The dark veins, as red, green and blue. */
const vein = [26, 12, 6] as const;

/** A piece of wood: its box in device px, its corners, and its colour from the upper to the lower edge. */
interface Board {
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
  readonly colours: readonly [string, string];
  readonly light: string;
  readonly grain: number;
}

function drawBoard(
  c: Ctx2D,
  { y, w, h, r, colours, light, grain }: Board,
  px: number,
  seed: number,
): void {
  const fill = c.createLinearGradient(0, y, 0, y + h);
  fill.addColorStop(0, colours[0]);
  fill.addColorStop(1, colours[1]);
  c.save();
  roundedPath(c, 0, y, w, h, r);
  c.fillStyle = fill;
  c.fill();
  c.clip();
  c.drawImage(grainPicture(w, h, { seed, px, colour: vein, strength: grain }), 0, y);
  c.fillStyle = `${light}d9`;
  c.fillRect(0, y, w, 1.5 * px);
  c.restore();
}

/** The own rack, seen from the front: its back behind the pieces, its lip before them. */
function drawOwn(c: Ctx2D, w: number, h: number, px: number, lip: number, wood: RackWood): void {
  const { light, grain } = wood;
  const r = 10 * px;
  const foot = h - lip;
  c.save();
  roundedPath(c, 0, 0, w, h, r);
  c.clip();
  drawBoard(c, { y: 0, w, h, r, colours: wood.back, light, grain }, px, 4);
  const depth = Math.min(foot, 16 * px);
  const shade = c.createLinearGradient(0, foot - depth, 0, foot);
  shade.addColorStop(0, 'rgba(18, 9, 5, 0)');
  shade.addColorStop(1, 'rgba(18, 9, 5, 0.6)');
  c.fillStyle = shade;
  c.fillRect(0, foot - depth, w, depth);
  drawBoard(c, { y: foot, w, h: lip, r: 0, colours: wood.lip, light, grain }, px, 9);
  c.restore();
}

/** A rack of this wood. In high contrast it is an outline like all others. */
export function woodRack(wood: RackWood): TableSkin['drawRack'] {
  return (c, width, height, px, facing, lip, lightness) => {
    if (lightness === 'contrast') {
      contrastRack(c, width, height, px, facing, lip, lightness);
      return;
    }
    if (facing === 'up') {
      drawOwn(c, width, height, px, lip, wood);
      return;
    }
    const upright = facing !== 'down';
    const [w, h] = upright ? [height, width] : [width, height];
    c.save();
    if (upright) {
      // Turned so that the lit edge is on the left, towards the lamp.
      c.translate(0, height);
      c.rotate(-Math.PI / 2);
    }
    drawBoard(c, { ...wood, y: 0, w, h, r: 6 * px, colours: wood.lip }, px, 4);
    c.restore();
  };
}

/** The rack of the house: jacaranda. */
export const jacarandaRack = woodRack(jacaranda);
