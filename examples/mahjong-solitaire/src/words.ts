import type { Face, Tile } from './rules.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What a face is called: `3 of bamboo`, `East wind`, `Plum flower`. */
export function faceName(face: Face): string {
  const [suit = '', name = ''] = face.split('-');
  if (suit === 'flower' || suit === 'wind' || suit === 'dragon') return `${capital(name)} ${suit}`;
  return suit === 'season' ? capital(name) : `${name} of ${suit}`;
}

/** A tile and where it lies, rows and columns counted from 1. */
export function tileName({ face, x, y, level }: Tile): string {
  const height = level > 0 ? `, level ${level + 1}` : '';
  return `${faceName(face)}, row ${Math.floor(y / 2) + 1}, column ${Math.floor(x / 2) + 1}${height}`;
}

/** How many pairs are left. */
export function pairsLeft(count: number): string {
  return count === 1 ? '1 pair left' : `${count} pairs left`;
}
