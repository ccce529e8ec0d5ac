import type { GameInfo, OptionSpec, Options, OptionValue, Seat } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { cast, levelOf } from '../ui/cast/cast.ts';

/** What the player has chosen for the next match; kept as the usual table. JSON-safe. */
export interface TableChoice {
  /** The id of a listed game. */
  readonly game: string;
  readonly seats: number;
  /** The options that differ from the game's defaults. */
  readonly options: Options;
  /** Ids of the characters at the seats after the player's, in the order of play. */
  readonly guests: readonly string[];
}

/** In this order characters come to the table until others are asked. */
const arrivals = ['nina', 'laura', 'bruno', 'hugo', 'samuel', 'dora'] as const;

/** So many guests: those wanted first, each once, then others in the order of arrival. */
function seated(wanted: readonly string[], count: number): readonly string[] {
  const known = wanted.filter((id) => cast.some((character) => character.id === id));
  return [...new Set([...known, ...arrivals])].slice(0, count);
}

/** The table that a game begins with when nothing else was chosen: its fewest seats, its own rules. */
export function firstChoice(game: GameInfo): TableChoice {
  const seats = game.seats[0] ?? 2;
  return { game: game.id, seats, options: {}, guests: seated([], seats - 1) };
}

/** The same company at another game; seats that the game does not have become its fewest. */
export function withGame(choice: TableChoice, game: GameInfo): TableChoice {
  const seats = game.seats.includes(choice.seats) ? choice.seats : (game.seats[0] ?? 2);
  const options = Object.fromEntries(
    Object.entries(choice.options).filter(([name, value]) =>
      game.options.some((spec) => spec.name === name && allows(spec, value)),
    ),
  );
  return { game: game.id, seats, options, guests: seated(choice.guests, seats - 1) };
}

/** The same game at another number of seats. */
export function withSeats(choice: TableChoice, seats: number): TableChoice {
  return { ...choice, seats, guests: seated(choice.guests, seats - 1) };
}

/** A character asked to a seat after the player's; who sat elsewhere changes places. */
export function withGuest(choice: TableChoice, seat: Seat, id: string): TableChoice {
  const before = choice.guests[seat - 1];
  if (before === undefined) return choice;
  const guests = choice.guests.map((guest, index) =>
    index === seat - 1 ? id : guest === id ? before : guest,
  );
  return { ...choice, guests };
}

/** An option set; the game's own value is not written down. */
export function withOption(choice: TableChoice, spec: OptionSpec, value: OptionValue): TableChoice {
  const { [spec.name]: _, ...others } = choice.options;
  return {
    ...choice,
    options: value === spec.fallback ? others : { ...others, [spec.name]: value },
  };
}

/** The value of an option at this table. */
export function optionOf(choice: TableChoice, spec: OptionSpec): OptionValue {
  return choice.options[spec.name] ?? spec.fallback;
}

/** Whether the game takes this value, be it offered or not. */
function allows(spec: OptionSpec, value: unknown): value is OptionValue {
  const { kind, min = -Infinity, max = Infinity, values = spec.offered } = spec;
  if (kind === 'choice') return values.some((allowed) => allowed === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A choice out of whatever was kept: what no longer exists falls back to what does. */
export function parseChoice(json: unknown, games: readonly GameInfo[]): TableChoice | null {
  const first = games[0];
  if (!first) return null;
  const kept: Readonly<Record<string, unknown>> =
    typeof json === 'object' && json !== null ? { ...json } : {};
  const game = games.find(({ id }) => id === kept.game) ?? first;
  const guests = Array.isArray(kept.guests)
    ? kept.guests.filter((id) => typeof id === 'string')
    : [];
  const options: Record<string, OptionValue> = {};
  const wanted: Readonly<Record<string, unknown>> =
    typeof kept.options === 'object' && kept.options !== null ? { ...kept.options } : {};
  for (const spec of game.options) {
    const value = wanted[spec.name];
    if (allows(spec, value) && value !== spec.fallback) options[spec.name] = value;
  }
  const seats = game.seats.find((count) => count === kept.seats) ?? game.seats[0] ?? 2;
  return { game: game.id, seats, options, guests: seated(guests, seats - 1) };
}

/** The table as the host wants it: the player at seat 0, the guests after. `seed` decides all chance of the match. */
export function setupOf(
  choice: TableChoice,
  how: { readonly seed: string; readonly you: string; readonly levels: readonly string[] },
): TableSetup {
  const guests = choice.guests.flatMap((id) => cast.filter((character) => character.id === id));
  return {
    config: { game: choice.game, seats: choice.seats, options: choice.options },
    seed: how.seed,
    players: [
      { kind: 'human', name: how.you },
      ...guests.map((character) => ({
        kind: 'bot' as const,
        name: character.name,
        level: levelOf(character, how.levels),
      })),
    ],
  };
}
