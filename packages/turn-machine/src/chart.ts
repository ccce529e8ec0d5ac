import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { matchMachine } from './match-machine.ts';
import type { Policy } from './policy.ts';

/** A way from one state of a part to another, as plain data. */
export interface ChartWay {
  readonly from: string;
  /** A state of the part; of another part where no state here has the name. */
  readonly to: string;
  /** What brings it about: an event, `after` a wait, the end of an inner part (`done`), or nothing but its guard (`always`). */
  readonly event: string;
  readonly guard?: string;
  readonly actions: readonly string[];
}

/** One part of the charts. */
export interface ChartPart {
  readonly name: string;
  readonly initial: string;
  readonly states: readonly { readonly name: string; readonly final: boolean }[];
  readonly ways: readonly ChartWay[];
}

/** The charts of a table as they are under one policy. JSON-safe. */
export interface Chart {
  readonly policy: Policy;
  readonly parts: readonly ChartPart[];
}

/** The parts by name, each with the state whose inside it is. */
const parts = [
  ['match', ''],
  ['table', 'going'],
  ['round', 'going.rounds'],
  ['turn', 'going.rounds.turns'],
  ['deciding and covering', 'going.rounds.turns.deciding'],
  ['a clock that runs', 'going.rounds.turns.deciding.timed'],
  ['somebody who is asked', 'going.rounds.turns.deciding.thinking'],
  ['drawing and passing', 'going.rounds.turns.passing'],
] as const;

/** The guards that never hold under a policy. */
function neverHolds({ stuck, doubles, lots, redeals }: Policy): ReadonlySet<string> {
  const never = new Set<string>();
  if (stuck === 'no-draw') never.add('mustDraw');
  if (doubles === 'plain-doubles') never.add('isCovering');
  if (!lots) never.add('hasLots');
  if (!redeals) never.add('isRedealt');
  return never;
}

function nodeAt(path: string): AnyStateNode {
  let node: AnyStateNode = matchMachine.root;
  for (const key of path === '' ? [] : path.split('.')) {
    const inner: AnyStateNode | undefined = node.states[key];
    if (!inner) throw new RangeError(`no state ${path}`);
    node = inner;
  }
  return node;
}

function eventName(type: string): string {
  if (type === '') return 'always';
  const [, after] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (after !== undefined) return `after ${after}`;
  if (type.startsWith('xstate.done.actor')) return 'answered';
  if (type.startsWith('xstate.error.actor')) return 'failed';
  return type.startsWith('xstate.done.state') ? 'done' : type;
}

/** The name of a guard or an action, which are all named. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : '';
}

/** A transition as a way from a state of a part; null where its guard never holds. */
function wayOf(
  part: AnyStateNode,
  from: AnyStateNode,
  way: AnyTransitionDefinition,
  never: ReadonlySet<string>,
): ChartWay | null {
  const guard = nameOf(way.guard);
  if (never.has(guard)) return null;
  const to = way.target?.[0];
  const inPart = Object.values(part.states).find(
    ({ id }) => to?.id === id || to?.id.startsWith(`${id}.`),
  );
  return {
    from: from.key,
    to: (inPart ?? to ?? from).key,
    event: eventName(way.eventType),
    ...(guard !== '' && { guard }),
    actions: way.actions.map(nameOf).filter((name) => !name.startsWith('xstate.')),
  };
}

/** The ways between the states of a part, those included that lead out of the whole of it from wherever it stands. */
function waysOf(part: AnyStateNode, never: ReadonlySet<string>): ChartWay[] {
  const shared = part.parent
    ? []
    : [...part.transitions.values()].flat().filter(({ target }) => target);
  return Object.values(part.states).flatMap((state) => {
    if (state.type === 'final' || state.type === 'history') return [];
    const own = [...(state.always ?? []), ...[...state.transitions.values()].flat(), ...shared];
    return own.map((way) => wayOf(part, state, way, never)).filter((way) => way !== null);
  });
}

function partOf(name: string, path: string, never: ReadonlySet<string>): ChartPart {
  const node = nodeAt(path);
  const all = waysOf(node, never);
  const initial = node.initial.target?.[0]?.key ?? '';
  const reached = new Set([initial]);
  // A way may come from a state that was itself reached by a later one, so it takes as many looks as there are states.
  for (let look = 0; look < all.length; look += 1) {
    for (const { from, to } of all) if (reached.has(from)) reached.add(to);
  }
  const states = Object.values(node.states)
    .filter(
      ({ key, type }) =>
        type !== 'history' && (reached.has(key) || path === '' || path === 'going'),
    )
    .map(({ key, type }) => ({ name: key, final: type === 'final' }));
  return {
    name,
    initial,
    states,
    ways: all.filter(({ from }) => states.some((state) => state.name === from)),
  };
}

/** The charts of a table with nothing in them that the policy never brings about. */
export function chartOf(policy: Policy): Chart {
  const never = neverHolds(policy);
  return { policy, parts: parts.map(([name, path]) => partOf(name, path, never)) };
}
