/*
 * What the layout costs on this machine, and the long run of its proof: many lines on every board and many trees, without an overlap.
 * Figures are printed and gate nothing; tests count operations instead.
 */
import { clearance } from '../test/geometry.ts';
import { boards, plansOf, sets, wholeLine } from '../test/lines.ts';
import { plansOfTable, type Table } from '../test/tables.ts';
import { randomTree } from '../test/trees.ts';
import { camera, type Plan, place, planRound, replan } from './index.ts';
import { gap } from './units.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The median and the worst of some times in µs. */
function times(label: string, acts: readonly (() => unknown)[]): void {
  const taken = acts
    .map((act) => {
      const start = performance.now();
      act();
      return 1000 * (performance.now() - start);
    })
    .sort((a, b) => a - b);
  const at = (share: number) => (taken[Math.floor(share * (taken.length - 1))] ?? 0).toFixed(1);
  say(`${label.padEnd(44)} median ${at(0.5)} µs, 95 % ${at(0.95)} µs, worst ${at(1)} µs`);
}

/** How many pairs of seen pieces lie nearer than a gap. */
function tooNear({ placements }: Plan): number {
  const seen = placements.filter(({ folded }) => !folded);
  let pairs = 0;
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1))
      if (clearance(one.rect, other.rect) < gap) pairs += 1;
  });
  return pairs;
}

const last = <T>(list: readonly T[]): T => {
  const item = list.at(-1);
  if (item === undefined) throw new Error('nothing was laid out');
  return item;
};

function emptied(plan: Plan): Plan {
  const ids = plan.laneFrame?.ids;
  const planned = planRound({ ...plan, lanes: ids });
  if (!planned.ok) throw new Error(planned.code);
  return planned.plan;
}

const wide = { width: 1280, height: 528 };
const whole = (shape: Table['shape'], seed: number, top = 15) =>
  plansOfTable({ shape, top, board: wide, seed, mirror: false });

say('Costs (K2)');
for (const shape of ['line', 'cross', 'lanes', 'tree'] as const) {
  const acts = Array.from({ length: 60 }, (_, seed) => last(whole(shape, seed + 1, 6))).flatMap(
    (plan) => {
      // The plan grows piece by piece, as in a round.
      let now = emptied(plan);
      return plan.placements.map(({ id, end, across, joins, branches = false }) => () => {
        const placed = place(now, end, { id, across, joins, branches });
        if (placed.ok) now = placed.plan;
      });
    },
  );
  times(`place a piece, ${shape} of the set up to 6`, acts);
}
for (const shape of ['line', 'cross', 'lanes'] as const) {
  const plan = last(whole(shape, 3));
  const acts = Array.from({ length: 100 }, () => () => replan(plan, wide));
  times(`lay ${plan.placements.length} pieces anew, ${shape}`, acts);
}
const crowded = Array.from({ length: 60 }, (_, seed) => last(whole('tree', seed + 1, 6)));
times(
  'lay a whole tree anew',
  crowded.map((plan) => () => replan(plan, { width: 390, height: 627 })),
);
times(
  'see a whole tree, camera',
  crowded.map((plan) => () => camera(plan, wide)),
);

say('\nProof (K1)');
let overlaps = 0;
let lines = 0;
for (const board of boards) {
  for (let seed = 0; seed < 10_000; seed++) {
    const set = sets[seed % 2];
    if (!set) continue;
    overlaps += tooNear(last(plansOf(wholeLine(set, board, (seed % 5) / 4, seed))));
    lines += 1;
  }
}
say(`${lines} lines on ${boards.length} boards: ${overlaps} pairs too near`);
for (const board of boards) {
  const trees = Array.from({ length: 200 }, (_, seed) => randomTree(6, board, seed * 13 + 5));
  const ends = trees.map(({ steps }) => last(steps).plan);
  const near = ends.reduce((sum, plan) => sum + tooNear(plan), 0);
  const share = (of: (plan: Plan) => boolean) =>
    `${((100 * ends.filter(of).length) / ends.length).toFixed(1)} %`;
  const relaid = share(({ relaid: times = [] }) => times.length > 0);
  const apart = share(({ placements }) => placements.some(({ joint }) => joint));
  say(
    `200 trees on ${board.width} × ${board.height}: ${near} pairs too near; ${relaid} laid anew, ${apart} with a branch apart`,
  );
}
