import { parseArgs } from 'node:util';
import {
  type GameInfo,
  gameInfo,
  listGames,
  type MatchConfig,
  type OptionValue,
} from '@pedra/rules';
import { BadArguments } from './terminal.ts';

/** What a command takes: a value (with what stands for it in help) or a switch. */
export interface ArgumentSpec {
  readonly name: string;
  /** What stands for the value in help; absent for a switch. */
  readonly value?: string;
  readonly text: string;
  /** May be given more than once. */
  readonly many?: boolean;
}

/** The arguments of one call, by name. */
export interface Arguments {
  has(name: string): boolean;
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** A whole number within bounds, or the fallback where it is not given. */
  number(name: string, bounds: { min: number; max: number; fallback: number }): number;
}

type Parsed = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parse(given: readonly string[], specs: readonly ArgumentSpec[]): Parsed {
  const options = Object.fromEntries(
    specs.map(({ name, value, many }) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: many === true,
      },
    ]),
  );
  try {
    return parseArgs({ args: [...given], options, allowPositionals: false, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadArguments(reason.split(/[\n.]/, 1)[0]);
  }
}

/** The given arguments by the command's own list; throws BadArguments with one line for anything else. */
export function readArguments(given: readonly string[], specs: readonly ArgumentSpec[]): Arguments {
  const values = parse(given, specs);
  const texts = (name: string) => [values[name] ?? []].flat().map(String);
  return {
    has: (name) => values[name] !== undefined,
    texts,
    text: (name) => texts(name).at(-1),
    number(name, { min, max, fallback }) {
      const text = texts(name).at(-1);
      if (text === undefined) return fallback;
      const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new BadArguments(`--${name} takes a whole number from ${min} to ${max}, not '${text}'`);
    },
  };
}

/** The arguments that name a match: game, seats and the game's own options. */
export const matchArguments: readonly ArgumentSpec[] = [
  { name: 'game', value: 'ID', text: 'the game (see: pedra games)' },
  { name: 'seats', value: 'N', text: 'number of seats (default: the fewest)' },
  { name: 'seed', value: 'TEXT', text: 'what all chance comes from (default: 1)' },
  {
    name: 'option',
    value: 'NAME=VALUE',
    text: "one of the game's options; may be repeated",
    many: true,
  },
];

function gameOf(id: string | undefined): GameInfo {
  const games = listGames();
  const game = id === undefined ? games[0] : games.find((one) => one.id === id);
  if (game) return game;
  throw new BadArguments(
    `--game takes one of ${games.map((one) => one.id).join(', ')}, not '${id}'`,
  );
}

function optionValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

/** The match that the arguments name; seats and game are checked here, options by the rules. */
export function readMatchConfig(given: Arguments): {
  game: GameInfo;
  config: MatchConfig;
  seed: string;
} {
  const { id } = gameOf(given.text('game'));
  const options = Object.fromEntries(
    given.texts('option').map((text): [string, OptionValue] => {
      const split = text.indexOf('=');
      if (split < 1) throw new BadArguments(`--option takes NAME=VALUE, not '${text}'`);
      return [text.slice(0, split), optionValue(text.slice(split + 1))];
    }),
  );
  const game = gameInfo(id, options) ?? gameOf(id);
  const fewest = Math.min(...game.seats);
  const seats = given.number('seats', { min: 1, max: 99, fallback: fewest });
  if (!game.seats.includes(seats)) {
    throw new BadArguments(`--seats takes ${game.seats.join(', ')} for this game, not ${seats}`);
  }
  return { game, config: { game: id, seats, options }, seed: given.text('seed') ?? '1' };
}
