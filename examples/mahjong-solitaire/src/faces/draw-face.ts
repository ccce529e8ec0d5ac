import type { Ctx2D } from '@pedra/renderer';
import { drawBamboo } from './bamboo.ts';
import { drawCharacter, drawDragon, drawWind } from './characters.ts';
import { drawDots } from './dots.ts';
import { drawFlower } from './flowers.ts';
import { drawSeason } from './seasons.ts';

const painters: Readonly<Record<string, (c: Ctx2D, name: string) => void>> = {
  dots: drawDots,
  bamboo: drawBamboo,
  characters: drawCharacter,
  wind: drawWind,
  dragon: drawDragon,
  flower: drawFlower,
  season: drawSeason,
};

/** Paints a face such as `bamboo-3` in a box of 100 × 134. */
export function drawFace(c: Ctx2D, face: string): void {
  const [suit = '', name = ''] = face.split('-');
  painters[suit]?.(c, name);
}
