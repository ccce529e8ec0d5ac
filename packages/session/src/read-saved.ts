import { type MatchRecord, type Options, type Result, referee } from '@pedra/rules';
import type { Player, SavedTable, TableSetup } from './session-types.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readPlayer(value: unknown): Player | null {
  if (!isFields(value)) return null;
  const { kind, name, level } = value;
  if ((kind !== 'human' && kind !== 'bot') || typeof name !== 'string') return null;
  if (level !== undefined && typeof level !== 'string') return null;
  return { kind, name, ...(level !== undefined && { level }) };
}

function readOptions(value: unknown): Options | null {
  if (!isFields(value)) return null;
  const plain = Object.entries(value).every(([, one]) =>
    ['number', 'string', 'boolean'].includes(typeof one),
  );
  return plain ? (value as Options) : null;
}

function readSetup(value: unknown): TableSetup | null {
  if (!isFields(value) || !isFields(value.config) || !Array.isArray(value.players)) return null;
  const { game, seats, options } = value.config;
  const read = readOptions(options);
  if (typeof game !== 'string' || typeof seats !== 'number' || !read) return null;
  if (typeof value.seed !== 'string') return null;
  const players = value.players.map(readPlayer);
  if (players.length !== seats || players.some((player) => player === null)) return null;
  return {
    config: { game, seats, options: read },
    seed: value.seed,
    players: players.filter((player) => player !== null),
  };
}

/** A kept table out of untrusted data, its record judged by the referee; `bad-record` or the referee's code where it is none. */
export function readSaved(value: unknown): Result<{ readonly saved: SavedTable }> {
  const bad = (message: string) => ({
    ok: false as const,
    error: { code: 'bad-record' as const, message },
  });
  if (!isFields(value) || value.version !== 1) return bad('a kept table of version 1 was expected');
  const setup = readSetup(value.setup);
  if (!setup) return bad('setup: a config, a seed and a player for each seat were expected');
  const judged = referee(JSON.stringify(value.record) ?? '');
  if (!judged.ok) return judged;
  const record = value.record as MatchRecord;
  if (record.game !== setup.config.game || record.seats !== setup.config.seats) {
    return bad('record: the game and the seats of the setup were expected');
  }
  return { ok: true, saved: { version: 1, setup, record } };
}
