import { lanes, type PieceId, peek, type WorldRect } from '@pedra/layout';
import type { Arrangement, Spot } from './arrange.ts';
import { rectOnScreen } from './board.ts';
import type { Config, Geometry, PxRect } from './config.ts';
import { turned } from './pose.ts';

/** The smallest side of something that is touched, in px. */
const touchSize = 44;

/** The rectangle of a piece at rest. */
export function spotRect(state: Pick<Config, 'skin'>, kind: string, spot: Spot): PxRect {
  const size = state.skin.kinds[kind] ?? { w: 1, h: 1 };
  const { w, h } = turned(size.w * spot.u, size.h * spot.u, spot.turn);
  return { x: spot.x - w / 2, y: spot.y - h / 2, w, h };
}

/** Where things are, in px, for the elements that lie over them. */
export function geometryOf(state: Config, arrangement: Arrangement): Geometry {
  const kinds = new Map<PieceId, string>(state.pieces.map(({ id, kind }) => [id, kind]));
  const picked = arrangement.picked === null ? undefined : kinds.get(arrangement.picked);
  return {
    pieces: Object.fromEntries(
      [...arrangement.pieces].map(([id, spot]) => [id, spotRect(state, kinds.get(id) ?? '', spot)]),
    ),
    slots: Object.fromEntries(
      [...arrangement.ghosts].map(([end, spot]) => [
        end,
        grown(spotRect(state, picked ?? '', spot)),
      ]),
    ),
    piles: Object.fromEntries(state.piles.map(({ id, rect }) => [id, rect])),
    ...boardGeometry(state, arrangement),
    u: arrangement.board.u,
  };
}

function boardGeometry(
  { plan, mirror }: Config,
  { board }: Arrangement,
): Pick<Geometry, 'ends' | 'lanes'> {
  const seen = (rect: WorldRect) => rectOnScreen(board, rect, mirror);
  const open = plan.placements.length > 0 ? plan.ends : [];
  return {
    ends: Object.fromEntries(
      open.flatMap(({ id }) => {
        const slot = peek(plan, id);
        return slot.ok ? [[id, seen(slot.rect)]] : [];
      }),
    ),
    lanes: lanes(plan).map(({ end, rect, chip, folded }) => ({
      end,
      rect: seen(rect),
      chip: seen(chip),
      folded,
    })),
  };
}

/** A rectangle made large enough for a finger, about its centre. */
export function grown({ x, y, w, h }: PxRect): PxRect {
  const wide = Math.max(w, touchSize);
  const high = Math.max(h, touchSize);
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}
