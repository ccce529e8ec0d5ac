import { act, begin, legal, type MatchConfig, type Playouts, playouts, view } from '@pedra/rules';
import { naiveGames } from '../naive/naive-games.ts';
import { drawForTwo } from './draw-for-two.ts';
import { type Loop, makeDraws } from './loop.ts';
import { trainsForFour } from './trains-for-four.ts';

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
          const choices = view(match, match.turn ?? 0).legal;
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

/** Draw for two on the same deals: by the kernel, by a loop made for it, by the model. */
export function drawContest(): {
  readonly kernel: Playouts;
  readonly loop: Loop;
  readonly naive: Loop;
} {
  const kernel = kernelOf('draw', 2);
  const { starts } = kernel;
  return { kernel, loop: drawForTwo(starts), naive: naiveLoop('draw', 2, kernel) };
}

/** Mexican Train for four on the same deals: by the kernel, and by a loop made for it. */
export function trainContest(): { readonly kernel: Playouts; readonly loop: Loop } {
  const kernel = kernelOf('mexican-train', 4);
  return { kernel, loop: trainsForFour(kernel.starts) };
}

/** Two games for four by the kernel: a table that branches, and one that does not. */
export function branchingContest(): { readonly fiveUp: Playouts; readonly draw: Playouts } {
  return { fiveUp: kernelOf('five-up', 4), draw: kernelOf('draw', 4) };
}

/** Draw for two by the immutable surface, with the view of the seat to act before each action, and by the model. */
export function surfaceContest(): { readonly surface: Loop; readonly naive: Loop } {
  return {
    surface: surfaceLoop('draw', 2),
    naive: naiveLoop('draw', 2, kernelOf('draw', 2)),
  };
}
