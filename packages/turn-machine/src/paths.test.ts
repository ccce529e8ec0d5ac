import { act, begin, legal, type Match, type Options } from '@pedra/rules';
import { expect, test } from 'vitest';
import { type ActorLogic, type AnyStateNode, SimulatedClock, type SnapshotFrom } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import {
  choice,
  dealt,
  lastTile,
  mustDraw,
  mustPass,
  pace,
  position,
  uncovered,
} from '../test/table.ts';
import { matchMachine, type SeatKind, type TableEvent, type TableInput } from './index.ts';
import { stepsMade } from './questions.ts';

/*
 * Every state and every transition of the charts is reached by a path that is found, not written: a search from a few
 * moments of matches that differ in what the rules ask for, over all events that a table can be told, those of its own
 * waits and of those it asks included.
 */

const clock = new SimulatedClock();
const perTurn = { kind: 'turn', ms: 20_000, warning: 5_000, onTimeOut: 'stand-in' } as const;
const strict = { ...perTurn, onTimeOut: 'forfeit' } as const;

function voidDeal(): Match {
  const deals = Array.from({ length: 60 }, (_, one) => dealt('brazilian', 4, `void ${one}`));
  const found = deals.find(({ rounds }) => rounds[0]?.rejected);
  if (!found) throw new Error('no deal was void');
  return found;
}

function after(match: Match, action = legal(match)[0] ?? ''): Match {
  const step = act(match, action);
  if (!step.ok) throw new Error(step.error.message);
  return step.match;
}

/** The first deal of Mexican Train with this option that is as asked. */
function trainDeal(isIt: (match: Match) => boolean, options: Options = {}): Match {
  for (let seed = 0; seed < 500; seed += 1) {
    const config = { game: 'mexican-train', seats: 2, options: { rounds: 1, ...options } };
    const begun = begin(config, { seed: `trains ${seed}` });
    if (begun.ok && isIt(begun.match)) return begun.match;
  }
  throw new Error('no deal is as asked');
}

/** The opener can only draw, and pass after that. */
const barren = trainDeal(
  (match) => legal(match)[0] === 'draw' && legal(after(match))[0] === 'pass',
);
/** The opener can lay a double in its first chain, which it must cover. */
const chained = trainDeal(
  (match) =>
    legal(match).some(
      (first) =>
        first.includes('@') && legal(after(match, first)).some((then) => /^(\d+)-\1@/.test(then)),
    ),
  { firstTurnChain: true },
);

const twoRounds = position('draw', { ...lastTile, scores: [0, 0] });
const lastRound = position('draw', { ...lastTile, scores: [99, 0] });
const over = after(lastRound);
const between = after(twoRounds);

type Scene = readonly [Match, readonly SeatKind[], Partial<TableInput>?];

const scenes: readonly Scene[] = [
  [dealt('draw'), ['human', 'bot']],
  [dealt('five-up'), ['human', 'human']],
  [voidDeal(), ['human', 'bot', 'human', 'bot']],
  [position('draw', choice), ['human', 'bot']],
  [position('draw', choice), ['human', 'bot'], { clock: perTurn }],
  [position('draw', choice), ['human', 'bot'], { clock: strict }],
  [position('draw', choice), ['bot', 'human']],
  [position('draw', mustDraw), ['human', 'human']],
  [position('draw', mustDraw), ['replay', 'human']],
  [position('draw', mustDraw), ['human', 'human'], { clock: perTurn }],
  [position('draw', mustDraw), ['human', 'human'], { clock: strict }],
  [position('draw', mustPass), ['human', 'human']],
  [position('draw', mustPass), ['bot', 'human']],
  [position('draw', mustPass), ['human', 'human'], { clock: perTurn }],
  [position('draw', mustPass), ['human', 'human'], { clock: strict }],
  [position('brazilian', mustPass), ['human', 'human']],
  [uncovered(['5-3', '12-2']), ['human', 'human']],
  [uncovered(['5-3', '12-2']), ['bot', 'human']],
  [uncovered(['5-3', '12-2']), ['human', 'human'], { clock: perTurn }],
  [uncovered(['5-3', '12-2']), ['human', 'human'], { clock: strict }],
  [dealt('draw'), ['human', 'human'], { clock: perTurn }],
  [dealt('draw'), ['human', 'human'], { clock: strict }],
  ...[barren, chained].flatMap((match): Scene[] => [
    [match, ['human', 'human']],
    [match, ['bot', 'bot']],
    [match, ['replay', 'replay']],
    [match, ['human', 'human'], { clock: perTurn }],
    [match, ['human', 'human'], { clock: strict }],
  ]),
  [twoRounds, ['human', 'bot']],
  [lastRound, ['human', 'bot']],
  [between, ['human', 'human']],
  [over, ['human', 'bot']],
];

/** All that may happen at a table: what it is told, and the ends of its own waits and of those it asks. */
function eventsOf(match: Match): TableEvent[] {
  const acts = legal(match).map((action) => ({
    type: 'act' as const,
    seat: match.turn ?? 0,
    action,
  }));
  const own = allNodes.flatMap((node) =>
    [...node.transitions.keys()].filter((type) => type.startsWith('xstate.')),
  );
  const answers = own.flatMap((type) => {
    if (type.startsWith('xstate.done.actor'))
      return [
        { type, output: acts[0]?.action },
        { type, output: '' },
      ];
    return [{ type }];
  });
  return [
    ...acts,
    { type: 'ready', seat: 0 },
    { type: 'ready', seat: 1 },
    { type: 'undo' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'pace', pace },
    { type: 'abandon' },
    ...(answers as unknown as TableEvent[]),
  ];
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((inner) => nodesOf(inner))];
}

const allNodes = nodesOf(matchMachine.root);

/** The machine as a search takes it, which knows nothing of what is emitted. */
const searched = matchMachine as unknown as ActorLogic<
  SnapshotFrom<typeof matchMachine>,
  TableEvent,
  TableInput
>;

/** Two moments are alike for the charts where these are alike: so the search comes to an end. */
function likeness({ value, context, status }: SnapshotFrom<typeof matchMachine>): string {
  const { turn, answer, ready, standIn, resumed, legal: may, match } = context;
  const steps = Math.min(stepsMade(match), 2);
  const forced = may[0] === 'draw' || may[0] === 'pass' ? may[0] : may.length > 0;
  return JSON.stringify([
    value,
    status,
    turn,
    match.turn,
    answer !== null,
    ready.length,
    standIn,
    resumed,
    match.phase,
    steps,
    forced,
  ]);
}

/** The nodes that a search from all scenes rests in, and the transitions that it takes, as `node event`. */
function search(): { readonly reached: Set<string>; readonly taken: Set<string> } {
  const reached = new Set<string>();
  const taken = new Set<string>();
  for (const [match, seats, more] of scenes) {
    const input: TableInput = {
      match,
      seats,
      pace,
      clock: { kind: 'off' },
      seed: '',
      now: () => clock.now(),
      ...more,
    };
    const map = getAdjacencyMap(searched, {
      input,
      events: (snapshot) => eventsOf(snapshot.context.match),
      serializeState: likeness,
      stopWhen: ({ context }) => stepsMade(context.match) > 3,
      limit: 100_000,
    });
    for (const { state, transitions } of Object.values(map)) {
      for (const node of state._nodes) reached.add(node.id);
      for (const { event } of Object.values(transitions) as { event: TableEvent }[]) {
        for (const node of state._nodes) {
          if (node.transitions.has(event.type)) taken.add(`${node.id} ${event.type}`);
        }
      }
    }
  }
  return { reached, taken };
}

/** Whether a table can rest in this state: it is neither left at once nor the end of a part, which is left at once too. */
function isRest(node: AnyStateNode): boolean {
  if (node.type === 'history') return false;
  const passed = (node.always?.length ?? 0) > 0 && node.transitions.size === 0;
  const partsEnd = node.type === 'final' && node.parent !== matchMachine.root;
  return !passed && !partsEnd;
}

test('every state is reached, and every transition taken', () => {
  const { reached, taken } = search();
  const states = allNodes.filter(isRest).map(({ id }) => id);
  const transitions = allNodes.flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => !type.startsWith('xstate.done.state'))
      .map((type) => `${node.id} ${type}`),
  );
  expect(states.length).toBeGreaterThan(40);
  expect(states.filter((id) => !reached.has(id))).toEqual([]);
  expect(transitions.filter((one) => !taken.has(one))).toEqual([]);
});

test('every state that is not an end has a way on, of its own or of the part it belongs to', () => {
  const ways = (node: AnyStateNode): number =>
    node.transitions.size + (node.always?.length ?? 0) + Object.keys(node.states).length;
  for (const node of allNodes) {
    if (node.type === 'final' || node.type === 'history') continue;
    const part = node.parent === matchMachine.root ? undefined : node.parent;
    expect([node.id, ways(node) + (part?.transitions.size ?? 0)]).not.toEqual([node.id, 0]);
  }
});
