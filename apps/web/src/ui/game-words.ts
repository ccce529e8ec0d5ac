import type { Words } from '@pedra/i18n';
import type { GameInfo, Seat } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';

/** A game's name in the language of the words. */
export function gameName(words: Words, game: string): string {
  return words.text(`game.${game}.name`);
}

/** The game's name with what its seats make of it: `Brazilian in pairs`. */
export function tableName(words: Words, game: GameInfo, seats: number): string {
  const name = gameName(words, game.id);
  return game.pairs.includes(seats) ? words.text('game.in-pairs', { game: name }) : name;
}

/** The name that a player's portrait goes by; empty for a person. */
export function faceOf(setup: TableSetup, seat: Seat): string {
  const player = setup.players[seat];
  return player?.kind === 'bot' ? player.name : '';
}

/** How a player is called on screen: `You` at the own seat, else by name. */
export function playerName(words: Words, setup: TableSetup, seat: Seat): string {
  const player = setup.players[seat];
  return !player || player.kind === 'human' ? words.text('player.you') : player.name;
}
