import type { PieceId } from '@pedra/layout';
import { hasPlace } from './board.ts';
import type { Config, PxRect, Trouble } from './config.ts';

/** What makes a state impossible to draw, or null. The first trouble found is told; nothing is repaired. */
export function findTrouble(state: Config): Trouble | null {
  return (
    pieceTrouble(state) ??
    placeTrouble(state) ??
    slotTrouble(state) ??
    pickableTrouble(state) ??
    numberTrouble(state)
  );
}

function pieceTrouble({ pieces, skin }: Config): Trouble | null {
  const seen = new Set<PieceId>();
  for (const [index, { id, kind }] of pieces.entries()) {
    if (seen.has(id)) return { code: 'duplicate-piece', path: `pieces.${index}.id` };
    if (!skin.kinds[kind]) return { code: 'unknown-kind', path: `pieces.${index}.kind` };
    seen.add(id);
  }
  return null;
}

/** Every piece that lies or stands somewhere is known, and is there once. */
function placeTrouble({ pieces, plan, racks }: Config): Trouble | null {
  const known = new Set(pieces.map(({ id }) => id));
  const placed = new Set<PieceId>();
  const places = [
    ...plan.placements.map(({ id }, index) => [id, `plan.placements.${index}`] as const),
    ...racks.flatMap((rack, r) =>
      rack.pieces.map((id, index) => [id, `racks.${r}.pieces.${index}`] as const),
    ),
  ];
  for (const [id, path] of places) {
    if (!known.has(id)) return { code: 'unknown-piece', path };
    if (placed.has(id)) return { code: 'duplicate-piece', path };
    placed.add(id);
  }
  return null;
}

function slotTrouble({ pieces, plan, slots }: Config): Trouble | null {
  for (const [id, ends] of Object.entries(slots)) {
    const view = pieces.find((piece) => piece.id === id);
    if (!view) return { code: 'unknown-piece', path: `slots.${id}` };
    const lost = ends.findIndex((end) => !hasPlace(plan, end));
    if (lost >= 0) return { code: 'slot-without-place', path: `slots.${id}.${lost}` };
  }
  return null;
}

function pickableTrouble({ plan, pickable = [] }: Config): Trouble | null {
  if (pickable.length === 0) return null;
  const placed = new Set(plan.placements.map(({ id }) => id));
  const lost = pickable.findIndex((id) => !placed.has(id));
  return lost < 0 ? null : { code: 'unknown-piece', path: `pickable.${lost}` };
}

function numberTrouble({ insets, speed, racks, piles }: Config): Trouble | null {
  const bad = (value: number) => !Number.isFinite(value) || value < 0;
  for (const [side, value] of Object.entries(insets))
    if (bad(value)) return { code: 'bad-number', path: `insets.${side}` };
  if (Number.isNaN(speed) || speed <= 0) return { code: 'bad-number', path: 'speed' };
  for (const [index, { rect, u }] of racks.entries()) {
    const side = badSide(rect);
    if (side) return { code: 'bad-number', path: `racks.${index}.rect.${side}` };
    if (bad(u)) return { code: 'bad-number', path: `racks.${index}.u` };
  }
  for (const [index, { rect, count }] of piles.entries()) {
    const side = badSide(rect);
    if (side) return { code: 'bad-number', path: `piles.${index}.rect.${side}` };
    if (bad(count) || !Number.isInteger(count))
      return { code: 'bad-number', path: `piles.${index}.count` };
  }
  return null;
}

function badSide(rect: PxRect): string | undefined {
  return Object.entries(rect).find(
    ([side, value]) => !Number.isFinite(value) || (value < 0 && (side === 'w' || side === 'h')),
  )?.[0];
}
