import { readMove } from '../kernel/action-text.ts';
import { get, register } from '../kernel/position.ts';
import type { Match } from '../match-types.ts';
import { KernelFault } from './kernel-fault.ts';
import { perform } from './perform.ts';
import { look, newSeries, type Series } from './series.ts';
import { startRound } from './start-round.ts';

/**
 * The current round of a match as it began, with so many of its actions played again; without a round, as the match is.
 * Throws `KernelFault` where the round cannot have come from here.
 */
export function replayRound(match: Match, actions: number): Series {
  const { game, position: current } = look(match);
  const before = match.history.slice(0, Math.max(0, match.rounds.length - 1));
  const series = newSeries(game, match.generator, match.rounds.slice(0, -1), before);
  const round = match.rounds.at(-1);
  if (!round || !match.position) return series;
  const { deck, rejected, opener, position } = round;
  series.position.cells[register.round] = get(current, register.round) - 1;
  const wrong = startRound(series, { deck, rejected, opener, position }, []);
  if (wrong) throw new KernelFault(`rounds: ${wrong.message}`);
  for (const action of round.actions.slice(0, actions)) {
    const seat = get(series.position, register.turn);
    const move = readMove(series.position, series.moves, action, seat);
    if (typeof move === 'string') throw new KernelFault(`rounds: ${action} is ${move}`);
    perform(series, move, []);
  }
  return series;
}
