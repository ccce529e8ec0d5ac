import type { Action, GeneratorState, Match, MatchConfig } from '@pedra/rules';
import * as rulesItself from '@pedra/rules';

/** The rules package, or a copy of it that is to be tried. */
export type Rules = typeof rulesItself;

/** A seeded source of choices. */
export interface Chooser {
  /** One of the given things; every one equally likely. */
  among<T>(things: readonly T[]): T;
}

/** A source of choices that is the same for the same seed. */
export function makeChooser(seed: string): Chooser {
  let state: GeneratorState = rulesItself.makeGenerator(seed);
  return {
    among(things) {
      const drawn = rulesItself.nextBelow(state, things.length);
      state = drawn.state;
      const thing = things[drawn.value];
      if (thing === undefined) throw new Error('nothing to choose from');
      return thing;
    },
  };
}

/** Told of a random match as it goes. */
export interface Watcher {
  /** After a deal. */
  dealt?(match: Match): void;
  /** Before an action, with all that may be done. */
  before?(match: Match, actions: readonly Action[], chosen: Action): void;
  /** After an action. */
  after?(match: Match): void;
}

/** Plays a whole match by chance, telling the watcher, and gives its end. Throws where the rules refuse what they offered. */
export function playRandomMatch(
  config: MatchConfig,
  seed: string,
  watcher: Watcher = {},
  rules: Rules = rulesItself,
): Match {
  const chooser = makeChooser(`choices ${seed}`);
  const begun = rules.begin(config, { seed });
  if (!begun.ok) throw new Error(begun.error.message);
  let match = begun.match;
  watcher.dealt?.(match);
  for (;;) {
    while (match.phase === 'playing') {
      const actions = rules.legal(match);
      const chosen = chooser.among(actions);
      watcher.before?.(match, actions, chosen);
      const taken = rules.act(match, chosen);
      if (!taken.ok) throw new Error(`${chosen} was offered and refused: ${taken.error.message}`);
      match = taken.match;
      watcher.after?.(match);
    }
    if (match.phase === 'match-over') return match;
    const next = rules.nextRound(match);
    if (!next.ok) throw new Error(next.error.message);
    match = next.match;
    watcher.dealt?.(match);
  }
}
