/** A waiting line for what is said: same `topic` replaces, so that the newest state wins; events have none and all are said. */
export interface Saying {
  readonly text: string;
  /** What it is about, e.g. `turn`; absent for events. */
  readonly topic?: string;
  /** Interrupts: the player's turn, errors. Default false. */
  readonly urgent?: boolean;
}

/** Two nodes take turns, so that a reader hears the same text twice as two texts. */
export interface SpeechNodes {
  readonly polite: readonly [Element, Element];
  readonly assertive: readonly [Element, Element];
}

/** How waiting is done. */
export interface Waits {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Says things to screen readers. */
export interface Announcer {
  say(saying: Saying): void;
  /** Says the last text once more. */
  again(): void;
  stop(): void;
}

/** Sayings that come within this time are said as one, in ms. */
const together = 250;
/** From clearing one node to setting the other, in ms. */
const apart = 60;

/** Joins what waits: a newer saying of one topic takes the place of the older. */
export function merge(waiting: readonly Saying[], next: Saying): readonly Saying[] {
  const kept = next.topic ? waiting.filter(({ topic }) => topic !== next.topic) : waiting;
  return [...kept, next];
}

/** An announcer over four live nodes; waits by the given timers. */
export function createAnnouncer(nodes: SpeechNodes, waits: Waits): Announcer {
  const lines = {
    polite: line(nodes.polite, waits),
    assertive: line(nodes.assertive, waits),
  };
  let waiting: readonly Saying[] = [];
  let timer: unknown = null;
  let last = '';

  const speak = () => {
    timer = null;
    const urgent = waiting.filter((saying) => saying.urgent);
    const calm = waiting.filter((saying) => !saying.urgent);
    waiting = [];
    last = [...calm, ...urgent].map(({ text }) => text).join(' ');
    if (calm.length) lines.polite.set(calm.map(({ text }) => text).join(' '));
    if (urgent.length) lines.assertive.set(urgent.map(({ text }) => text).join(' '));
  };
  return {
    say(saying) {
      waiting = merge(waiting, saying);
      timer ??= waits.setTimeout(speak, together);
    },
    again() {
      if (last) lines.polite.set(last);
    },
    stop() {
      if (timer !== null) waits.clearTimeout(timer);
      lines.polite.stop();
      lines.assertive.stop();
    },
  };
}

/** One pair of live nodes: clears both, then after a moment fills the one that was not used last. */
function line(pair: readonly [Element, Element], waits: Waits) {
  let turn = 0;
  let timer: unknown = null;
  let unsaid = '';
  return {
    set(text: string) {
      if (timer !== null) waits.clearTimeout(timer);
      for (const node of pair) node.textContent = '';
      unsaid = unsaid ? `${unsaid} ${text}` : text;
      timer = waits.setTimeout(() => {
        timer = null;
        turn = 1 - turn;
        const node = pair[turn];
        if (node) node.textContent = unsaid;
        unsaid = '';
      }, apart);
    },
    stop() {
      if (timer !== null) waits.clearTimeout(timer);
    },
  };
}
