import { act, begin, legal, type MatchConfig, type Playouts, playouts, view } from '@pedra/rules';
import { naiveGames } from '../naive/naive-games.ts';
import { drawForTwo } from './draw-for-two.ts';
import { type Loop, makeDraws } from './loop.ts';
import { trainsForFour } from './trains-for-four.ts';

/** Everything that is measured against each other, each on the same deals where they play the same game. */
export interface Contestants {
  readonly draw2: { readonly kernel: Playouts; readonly loop: Loop; readonly naive: Loop };
  readonly draw4: Playouts;
  readonly fiveUp4: Playouts;
  readonly mexican4: { readonly kernel: Playouts; readonly loop: Loop };
  /** Draw for two by the immutable surface, with the view of the seat to act before each action. */
  readonly surface: Loop;
}

const deals = 200;

function kernelOf(game: string, seats: number): Playouts {
  const config: MatchConfig = { game, seats, options: {} };
  const made = playouts(config, { seed: 'contest', deals });
  if (!made.ok) throw new Error(made.error.message);
  return made.playouts;
}

/** Rounds by the naive model. */
function naiveLoop(game: string, seats: number, kernel: Playouts): Loop {
  const model = naiveGames.find(({ id }) => id === game);
  if (!model) throw new Error(`no naive model of ${game}`);
  const draw = makeDraws();
  let at = 0;
  return {
    run(rounds) {
      let actions = 0;
      for (let round = 0; round < rounds; round += 1) {
        const start = kernel.starts[at];
        at = (at + 1) % kernel.starts.length;
        const play = model.start(seats, {});
        play.deal(start?.deck ?? [], start?.opener);
        while (!play.table.result) {
          const choices = play.legal();
          play.play(choices[draw(choices.length)] ?? '');
          actions += 1;
        }
      }
      return actions;
    },
  };
}

/** Rounds by the immutable surface. */
function surfaceLoop(game: string, seats: number): Loop {
  const draw = makeDraws();
  let seed = 0;
  return {
    run(rounds) {
      let actions = 0;
      for (let round = 0; round < rounds; round += 1) {
        const begun = begin({ game, seats, options: {} }, { seed: `surface ${seed++ % deals}` });
        if (!begun.ok) throw new Error(begun.error.message);
        let { match } = begun;
        while (match.phase === 'playing') {
          const choices = view(match, match.position?.turn ?? 0).legal;
          const taken = act(match, choices[draw(choices.length)] ?? legal(match)[0] ?? '');
          if (!taken.ok) throw new Error(taken.error.message);
          match = taken.match;
          actions += 1;
        }
      }
      return actions;
    },
  };
}

/** All contestants, with their deals made. */
export function makeContestants(): Contestants {
  const draw2 = kernelOf('draw', 2);
  const mexican4 = kernelOf('mexican-train', 4);
  return {
    draw2: {
      kernel: draw2,
      loop: drawForTwo(draw2.starts),
      naive: naiveLoop('draw', 2, draw2),
    },
    draw4: kernelOf('draw', 4),
    fiveUp4: kernelOf('five-up', 4),
    mexican4: { kernel: mexican4, loop: trainsForFour(mexican4.starts) },
    surface: surfaceLoop('draw', 2),
  };
}
