import { fromRecord, type Match, type Options, type Result } from '@pedra/rules';
import type { Player, TableSetup } from './session-types.ts';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
  return { config: { game, seats, options }, seed: value.seed, players };
}

/** A kept table out of untrusted data: its setup, and the match that its record tells; `bad-record` or the code of the rules where it is none. */
export function readSaved(
  value: unknown,
): Result<{ readonly setup: TableSetup; readonly told: Match }> {
  if (!isFields(value) || value.version !== 1) return bad('a kept table of version 1 was expected');
  const setup = readSetup(value.setup);
  if (!setup) return bad('setup: a config, a seed and a player for each seat were expected');
  const told = fromRecord(value.record);
  return told.ok ? { ok: true, setup, told: told.match } : told;
}

function bad(message: string): Result<never> {
  return { ok: false, error: { code: 'bad-record', message } };
}
