import type { Match, MatchConfig } from '@pedra/rules';
import { type NaivePlay, naiveGames } from './naive/naive-games.ts';
import { playRandomMatch, type Rules } from './random-play.ts';

/** Throws unless both say the same. */
function same(what: string, model: unknown, kernel: unknown): void {
  const [one, two] = [JSON.stringify(model), JSON.stringify(kernel)];
  if (one !== two) throw new Error(`${what}: the model says ${one}, the kernel ${two}`);
}

function dealNaive(naive: NaivePlay, match: Match): void {
  const { deck = [], opener, rejected = [] } = match.rounds.at(-1) ?? {};
  for (const one of rejected) same('a deck that was thrown back', naive.deal(one), false);
  same('a deck', naive.deal(deck, opener), true);
}

/** Plays a random match on the kernel and the model side by side; throws where they disagree, be it on one action. */
export function compareOn(rules: Rules, config: MatchConfig, seed: string): void {
  const game = naiveGames.find((one) => one.id === config.game);
  if (!game) throw new Error(`no naive model of ${config.game}`);
  const naive = game.start(config.seats, config.options);
  const watcher = {
    dealt: (match: Match) => dealNaive(naive, match),
    before(match: Match, actions: readonly string[], chosen: string) {
      same(`${seed}, the turn`, naive.table.turn, match.position?.turn);
      same(`${seed}, legal`, [...new Set(naive.legal())].sort(), actions);
      naive.play(chosen);
    },
    after(match: Match) {
      same(`${seed}, the result`, naive.table.result, match.result ?? null);
      same(`${seed}, scores`, naive.table.scores, match.scores);
    },
  };
  const end = playRandomMatch(config, seed, watcher, rules);
  same(`${seed}, winners`, naive.table.winners, end.winners);
  same(`${seed}, rounds`, naive.table.round, end.rounds.length);
}
