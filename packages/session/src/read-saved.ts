import { fromRecord, type Match, type Options, type Result } from '@pedra/rules';
import type { KeptTimes } from '@pedra/turn-machine';
import { isFields, isSpan, readClock } from './read-clock.ts';
import type { Player, TableSetup } from './session-types.ts';

function isOptions(value: unknown): value is Options {
  return (
    isFields(value) &&
    Object.values(value).every((one) => ['number', 'string', 'boolean'].includes(typeof one))
  );
}

function readPlayer(value: unknown): Player | null {
  if (!isFields(value)) return null;
  const { kind, name, level } = value;
  if ((kind !== 'human' && kind !== 'bot') || typeof name !== 'string') return null;
  if (level !== undefined && typeof level !== 'string') return null;
  return { kind, name, ...(level !== undefined && { level }) };
}

function readSetup(value: unknown): TableSetup | null {
  if (!isFields(value) || !isFields(value.config) || !Array.isArray(value.players)) return null;
  const { game, seats, options } = value.config;
  if (typeof game !== 'string' || typeof seats !== 'number' || !isOptions(options)) return null;
  if (typeof value.seed !== 'string') return null;
  const players = value.players.map(readPlayer).filter((player) => player !== null);
  if (players.length !== seats || value.players.length !== seats) return null;
  const clock = readClock(value.clock);
  if (clock === null) return null;
  return { config: { game, seats, options }, seed: value.seed, players, ...(clock && { clock }) };
}

/** What the clocks showed; nothing where a table says nothing of them, null where it says it wrongly. */
function readTimes(value: unknown, seats: number): KeptTimes | undefined | null {
  if (value === undefined) return undefined;
  if (!isFields(value) || !Array.isArray(value.remaining) || !isSpan(value.spent)) return null;
  const remaining: readonly unknown[] = value.remaining;
  if (remaining.length !== seats || !remaining.every(isSpan)) return null;
  return { remaining, spent: value.spent };
}

/**
 * A kept table out of untrusted data, of any version there was: its setup, what the clocks showed, and the match that its
 * record tells; `bad-record` or the code of the rules where it is none.
 */
export function readSaved(value: unknown): Result<{
  readonly setup: TableSetup;
  readonly told: Match;
  readonly times: KeptTimes | undefined;
}> {
  if (!isFields(value) || (value.version !== 1 && value.version !== 2)) {
    return bad('a kept table of version 1 or 2 was expected');
  }
  const setup = readSetup(value.setup);
  if (!setup) return bad('setup: a config, a seed and a player for each seat were expected');
  const told = fromRecord(value.record);
  if (!told.ok) return told;
  const times = readTimes(value.times, setup.players.length);
  if (times === null)
    return bad('times: what is left to each seat and spent of the turn was expected');
  return { ok: true, setup, told: told.match, times };
}

function bad(message: string): Result<never> {
  return { ok: false, error: { code: 'bad-record', message } };
}
