import type { Ctx2D } from '@pedra/renderer';

/** A lamp at the top left of a table, and the dusk in its corners. Colours are red, green, blue; strengths are 0 … 1. */
export interface Lamp {
  readonly light: readonly [number, number, number];
  readonly strength: number;
  readonly dusk: readonly [number, number, number];
}

/** The dusk in the corners is this strong. */
const duskStrength = 0.12;

/** Lays the light of the lamp over a table of width × height px. */
export function drawLamp(c: Ctx2D, width: number, height: number, lamp: Lamp): void {
  const { light, strength, dusk } = lamp;
  const reach = Math.max(width, height) * 0.86;
  const [x, y] = [width * 0.2, -height * 0.06];
  const glow = c.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, `rgba(${light}, ${strength})`);
  glow.addColorStop(0.45, `rgba(${light}, ${strength * 0.45})`);
  glow.addColorStop(1, `rgba(${light}, 0)`);
  c.fillStyle = glow;
  c.fillRect(0, 0, width, height);
  const corners = c.createRadialGradient(0.42, 0.4, 0.39, 0.42, 0.4, 0.78);
  corners.addColorStop(0, `rgba(${dusk}, 0)`);
  corners.addColorStop(1, `rgba(${dusk}, ${duskStrength})`);
  c.save();
  c.scale(width, height);
  c.fillStyle = corners;
  c.fillRect(0, 0, 1, 1);
  c.restore();
}
