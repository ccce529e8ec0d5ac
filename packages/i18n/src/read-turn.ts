import type { Place, SeatView, TileText } from '@pedra/rules';
import { placeText } from './place-text.ts';
import { sentence } from './sentence.ts';
import { nameOf, type SpeechContext } from './speech-context.ts';
import type { Words } from './words.ts';

/** The places where this tile may be laid now, as `view.legal` names them. */
export function placesOf(view: SeatView, tile: TileText): readonly Place[] {
  return view.legal
    .filter((action) => action.startsWith(`${tile}@`))
    .map((action) => action.slice(tile.length + 1));
}

/** The tiles of the hand that may be played now, in the order of the hand. Pure. */
export function playableTiles(view: SeatView): readonly TileText[] {
  return view.hand.filter((tile) => placesOf(view, tile).length > 0);
}

function stuckText(words: Words, view: SeatView): string {
  if (view.legal.includes('draw')) return words.text('say.turn.draw');
  return words.text(view.legal.includes('pass') ? 'say.turn.pass' : 'say.turn.forced');
}

/** Whose turn it is; at the own turn also what can be done (key `turn`). Pure. */
export function readTurn(words: Words, context: SpeechContext): string {
  const { view } = context;
  if (view.turn === null) {
    return words.text(view.phase === 'match-over' ? 'say.match-over' : 'say.round-over');
  }
  if (view.turn !== view.seat) {
    return words.text('say.turn.other', { name: nameOf(words, context, view.turn) });
  }
  const tiles = playableTiles(view);
  const [first] = tiles;
  if (first === undefined) return stuckText(words, view);
  const opens = view.legal.every((action) => action.endsWith('@start'));
  if (opens && tiles.length === 1 && view.hand.length > 1) {
    return words.text('say.turn.open', { tile: first });
  }
  return words.text('say.turn.play', {
    count: tiles.length,
    total: view.hand.length,
    tiles: words.list(tiles, ','),
  });
}

/** The tiles that may be played now (key `playable`). Pure. */
export function readPlayable(words: Words, { view }: SpeechContext): string {
  const tiles = playableTiles(view);
  return words.text('say.playable', { count: tiles.length, tiles: words.list(tiles, ',') });
}

/** The own hand. Pure. */
export function readHand(words: Words, { view }: SpeechContext): string {
  return words.text('say.hand', { count: view.hand.length, tiles: words.list(view.hand, ',') });
}

function fitOf(view: SeatView, tile: TileText): string {
  if (view.turn !== view.seat) return 'unknown';
  const places = placesOf(view, tile);
  if (places.length === 0) return 'no';
  if (places.includes('left') && places.includes('right')) return 'both';
  const [place] = places;
  return place === 'start' || place === 'left' || place === 'right' ? place : 'yes';
}

/** One tile of the hand and, at the own turn, where it fits: a name for its button. Pure. */
export function readHandTile(words: Words, context: SpeechContext, tile: TileText): string {
  const { view } = context;
  const places = placesOf(view, tile);
  if (view.table.kind === 'line' || places.length === 0 || places.includes('start')) {
    return words.text('say.hand-tile', { tile, fits: fitOf(view, tile) });
  }
  const named = places.map((place) => placeText(words, context, place));
  return words.text('say.hand-tile.at', { tile, places: words.list(named) });
}

/** The last placement, draw or pass of the round (key `last-move`). Pure. */
export function readLastMove(words: Words, context: SpeechContext): string {
  const moves = ['tile.played', 'tile.drawn', 'turn.passed'];
  const last = context.view.log.findLast(({ type }) => moves.includes(type));
  return last ? sentence(words, last, context) : words.text('say.last-move.none');
}
