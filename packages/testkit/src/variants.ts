import { gameInfo, listGames, type MatchConfig } from '@pedra/rules';

/** Every game as it is by default, with each seat count. */
export const defaultTables: readonly MatchConfig[] = listGames().flatMap(({ id, seats }) =>
  seats.map((count) => ({ game: id, seats: count, options: {} })),
);

const every = (game: string, options: MatchConfig['options'], some?: readonly number[]) =>
  (some ?? gameInfo(game, options)?.seats ?? []).map((seats) => ({ game, seats, options }));

/** Tables on which an option changes the rules. */
export const variantTables: readonly MatchConfig[] = [
  ...every('draw', { target: 50 }),
  ...every('brazilian', { tentos: true }),
  ...every('brazilian', { tentos: true, cruzada: 4, target: 10 }),
  ...every('five-up', { target: 31 }),
  ...every('mexican-train', { doubleDuty: 'passes-on' }),
  ...every('mexican-train', { firstTurnChain: true }),
  ...every('mexican-train', { doubleDuty: 'passes-on', firstTurnChain: true, blankDouble: 25 }),
  ...every('mexican-train', { blankDouble: 50, rounds: 1 }),
  ...every('mexican-train', { set: 9, rounds: 10 }, [2, 4]),
  ...every('mexican-train', { set: 15, rounds: 2 }),
  ...every('mexican-train', { table: 'party', rounds: 2 }, [5, 6, 7, 8]),
  ...every('mexican-train', { table: 'party', set: 9, firstTurnChain: true, rounds: 3 }, [2, 5, 8]),
  ...every(
    'mexican-train',
    { table: 'party', set: 15, doubleDuty: 'passes-on', rounds: 2 },
    [6, 8],
  ),
];

/** A table in a few words, for the title of a test. */
export function tableTitle({ game, seats, options }: MatchConfig): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return [`${game} with ${seats} seats`, ...chosen].join(', ');
}
