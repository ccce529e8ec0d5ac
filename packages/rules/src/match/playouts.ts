import { makeGenerator } from '../chance/generator.ts';
import { freeze } from '../kernel/freeze.ts';
import {
  copyFrom,
  createPosition,
  forget,
  get,
  longestRound,
  register,
  undo,
} from '../kernel/position.ts';
import { legalMoves, moveBuffer, play } from '../kernel/round.ts';
import type { Game, Position } from '../kernel/ruleset.ts';
import type { MatchConfig, RoundLog } from '../match-types.ts';
import type { Result } from '../vocabulary.ts';
import { begin } from './play-match.ts';
import { resume } from './series.ts';

/** Rounds of one game played by chance within the kernel, without records, events or views: for measuring, and for search. */
export interface Playouts {
  /** The rounds that are played again and again, as a record has their start. */
  readonly starts: readonly RoundLog[];
  /** Plays so many rounds to their end, and gives the number of actions; makes no garbage. */
  readonly run: (rounds: number) => number;
  /**
   * Walks through rounds, doing and undoing every legal action on the way four times, so that finding them weighs little;
   * gives the number of such pairs.
   */
  readonly walk: (rounds: number) => number;
}

/** So many deals of the game, ready to be played by chance; the same seed gives the same rounds. */
export function playouts(
  config: MatchConfig,
  { seed, deals }: { readonly seed: string; readonly deals: number },
): Result<{ readonly playouts: Playouts }> {
  const starts: RoundLog[] = [];
  const positions: Position[] = [];
  let game: Game | undefined;
  for (let deal = 0; deal < deals; deal++) {
    const begun = begin(config, { seed: `${seed} ${deal}` });
    if (!begun.ok) return begun;
    const series = resume(begun.match);
    game = series.game;
    const position = createPosition(game, 0);
    copyFrom(position, series.position);
    positions.push(position);
    starts.push(...begun.match.rounds);
  }
  if (!game) throw new RangeError('a deal or more were expected');
  return { ok: true, playouts: { starts: freeze(starts), ...runnerOf(game, positions, seed) } };
}

function runnerOf(
  game: Game,
  starts: readonly Position[],
  seed: string,
): Pick<Playouts, 'run' | 'walk'> {
  const position = createPosition(game, 0);
  const walker = createPosition(game, longestRound(game));
  const moves = moveBuffer(game);
  const state = Int32Array.of(makeGenerator(seed)[3]);
  let at = 0;
  const begin = (round: Position): void => {
    copyFrom(round, starts[at] as Position);
    at = at + 1 === starts.length ? 0 : at + 1;
  };
  /** By a quick xorshift: no match hangs on it, so the slight unevenness does no harm. */
  const choose = (count: number): number => {
    if (count === 1) return moves[0] as number;
    let drawn = state[0] as number;
    drawn ^= drawn << 13;
    drawn ^= drawn >>> 17;
    drawn ^= drawn << 5;
    state[0] = drawn;
    return moves[((drawn >>> 16) * count) >>> 16] as number;
  };
  return {
    run(rounds) {
      let actions = 0;
      for (let round = 0; round < rounds; round++) {
        begin(position);
        while (get(position, register.end) === 0) {
          play(position, choose(legalMoves(position, moves)));
          actions++;
        }
      }
      return actions;
    },
    walk(rounds) {
      let pairs = 0;
      for (let round = 0; round < rounds; round++) {
        begin(walker);
        while (get(walker, register.end) === 0) {
          const count = legalMoves(walker, moves);
          for (let time = 0; time < 4; time++) {
            for (let index = 0; index < count; index++) {
              play(walker, moves[index] as number);
              undo(walker);
            }
          }
          pairs += 4 * count;
          play(walker, choose(count));
          forget(walker);
        }
      }
      return pairs;
    },
  };
}
