/*
 * A move is one integer: tile << 8 | target for a play, a small negative number for anything else (position.ts). Bit 7
 * turns the tile round where a text says so; a seat never chooses that. Moves that lie on the table carry their seat
 * in the bits from 24 up.
 */

/** The move that lays a tile at a target. */
export function moveOf(tile: number, target: number): number {
  return (tile << 8) | target;
}

/** The tile index of a play. */
export function tileOf(move: number): number {
  return (move >> 8) & 0xffff;
}

/** The target of a play. */
export function targetOf(move: number): number {
  return move & 0x7f;
}

/** Whether the tile lies the other way round. */
export function isTurned(move: number): boolean {
  return (move & 0x80) !== 0;
}

/** The same move, the tile the other way round. */
export function turned(move: number): number {
  return move | 0x80;
}

/** The seat value of tiles that were on the table when the round was taken up. */
export const nobody = 127;

/** The move as the table keeps it, with who made it. */
export function laidBy(seat: number, move: number): number {
  return (seat << 24) | move;
}

/** Who laid a move of the table; undefined where that is not known. */
export function layerOf(laid: number): number | undefined {
  const seat = laid >> 24;
  return seat === nobody ? undefined : seat;
}
