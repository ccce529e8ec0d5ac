import { type GeneratorWords, shuffleInPlace, stateOf } from '../chance/generator.ts';
import { get, register } from '../kernel/position.ts';
import type { Game } from '../kernel/ruleset.ts';
import { dealDeck } from '../kernel/set-up.ts';
import type { Deal } from '../match-types.ts';
import type { Series } from './series.ts';
import { drawsLots, voidedBy } from './start-round.ts';

/** A deal from the match's own generator (G7): lots where they are drawn, then decks until one may be dealt; undefined without one. */
export function shuffled(series: Series): Deal | undefined {
  if (!series.generator) return undefined;
  const { game, position } = series;
  const words = Int32Array.from(series.generator);
  const lots = drawsLots(series) ? drawLots(game, words) : {};
  const round = get(position, register.round) + 1;
  const rejected: string[][] = [];
  for (;;) {
    const tiles = shuffledTiles(game, words);
    const deck = textsOf(game, tiles);
    dealDeck(position, tiles, round, []);
    const voided = voidedBy(position) >= 0;
    position.cells[register.round] = round - 1;
    if (!voided) {
      series.generator = stateOf(words);
      return { deck, rejected, ...lots };
    }
    rejected.push(deck);
  }
}

function shuffledTiles(game: Game, words: GeneratorWords): number[] {
  const tiles = game.tiles.texts.map((_, tile) => tile);
  shuffleInPlace(words, tiles);
  return tiles;
}

function textsOf(game: Game, tiles: readonly number[]): string[] {
  return tiles.map((tile) => game.tiles.texts[tile] ?? '');
}

/** A tile for each seat: the heaviest leads, of equal weights the one with the higher number (F2). */
function drawLots(game: Game, words: GeneratorWords): Pick<Deal, 'opener' | 'lots'> {
  const drawn = shuffledTiles(game, words).slice(0, game.seats);
  return { opener: drawn.indexOf(Math.max(...drawn)), lots: textsOf(game, drawn) };
}
