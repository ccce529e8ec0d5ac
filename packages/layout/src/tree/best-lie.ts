/* The search for the best place at some ends of a tree (X2). */
import { join } from '../box.ts';
import type { End, Placement, Plan } from '../layout-types.ts';
import type { Lying } from '../shape-rules.ts';
import { comfortOf } from './comfort.ts';
import { type Lie, liesAt, tipsOf } from './mouth.ts';
import { isFree, type Room, roomOf } from './room.ts';
import { costOf, costs, noiseOf, type Wanting } from './score.ts';
import { tipEnds } from './tree-ends.ts';

/** Places that were found before, by plan, then by end and piece. */
const foundBefore = new WeakMap<Plan, Map<string, Found | null>>();

/** A way to lie at an end. */
export interface Found {
  readonly end: End;
  readonly lie: Lie;
}

/** Of all ways to lie at some ends that keep their distance, the one that costs least, the first of equals; null where there is none. */
export function bestLie(plan: Plan, ends: readonly End[], piece: Lying): Found | null {
  const known = foundBefore.get(plan) ?? new Map<string, Found | null>();
  foundBefore.set(plan, known);
  const key = JSON.stringify([piece.across, piece.branches, ends.map(({ id }) => id)]);
  let found = known.get(key);
  if (found === undefined) {
    found = searchLie(plan, ends, piece);
    known.set(key, found);
  }
  return found;
}

function searchLie(plan: Plan, ends: readonly End[], piece: Lying): Found | null {
  const room = roomOf(plan);
  const board = comfortOf(plan);
  const wanted = wantedIn(plan, room);
  const pieces = room.boxes.reduce(join);
  let best: Found | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const end of ends) {
    const host = room.indexOf.get(end.host ?? '') ?? -1;
    for (const lie of end.mouth ? liesAt(end.mouth, piece.across) : []) {
      if (!isFree(room, lie.box, host)) continue;
      const later = wantedAfter(wanted, end, lie, piece, room.boxes.length);
      room.boxes.push(lie.box);
      const cost = costOf(room, join(pieces, lie.box), later, board) + extra(plan, room, lie);
      room.boxes.pop();
      if (cost < least) {
        least = cost;
        best = { end, lie };
      }
    }
  }
  return best;
}

/** What a way to lie costs whatever comes of it. */
function extra(plan: Plan, room: Room, { bend, box }: Lie): number {
  const { seed = 0 } = plan;
  const noise = noiseOf(seed, room.boxes.length, box.left * 31 + box.top * 17 + box.right);
  return (bend === 0 ? 0 : costs.turn) + costs.noise * noise;
}

/** All edges that want room: open ends, and tips that will open once the sides of their piece are joined. */
function wantedIn(plan: Plan, room: Room): readonly Wanting[] {
  const { ends, placements, across } = plan;
  const mayCome = across > placements.filter((piece) => piece.across).length;
  const hosts = new Map<number, Placement>();
  const open = ends.flatMap(({ mouth, host = '', part }) => {
    const index = room.indexOf.get(host) ?? -1;
    const piece = placements[index];
    if (part === 'side' && piece?.branches) hosts.set(index, piece);
    return mouth ? [{ mouth, host: index, takesAcross: mayCome && part === 'face' }] : [];
  });
  const later = [...hosts].flatMap(([host, piece]) =>
    tipEnds(plan, piece).flatMap(({ mouth }) =>
      mouth ? [{ mouth, host, takesAcross: false }] : [],
    ),
  );
  return [...open, ...later];
}

function wantedAfter(
  wanted: readonly Wanting[],
  { mouth }: End,
  { box, heading, next }: Lie,
  { across, branches }: Lying,
  host: number,
): readonly Wanting[] {
  const takesAcross = !across && wanted.some((one) => one.takesAcross);
  const tips = branches ? tipsOf(box, heading) : [];
  return [
    ...wanted.filter((one) => one.mouth !== mouth),
    { mouth: next, host, takesAcross },
    ...tips.map((tip) => ({ mouth: tip, host, takesAcross: false })),
  ];
}
