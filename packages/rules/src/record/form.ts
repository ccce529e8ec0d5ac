import { show } from '../kernel/show.ts';
import type { RoundStartFields } from '../match/start-round.ts';
import type { Result } from '../vocabulary.ts';

/** The name of the record's format and its version. */
export const recordFormat = 'pedra-record/1';

/** The outer form of a record. */
export interface RecordForm {
  readonly game: string;
  readonly seats: unknown;
  readonly options: Readonly<Record<string, unknown>>;
  readonly rounds: readonly unknown[];
}

/** A round whose outer form is right. */
export interface RecordRound {
  readonly start: RoundStartFields;
  readonly actions: readonly string[];
}

/** The outer form of a record, or `bad-record`. */
export function readForm(json: unknown): Result<RecordForm> {
  if (!isObject(json)) return badRecord(`a record: an object was expected, not ${show(json)}`);
  const { format, game, seats, options = {}, rounds } = json;
  if (format !== recordFormat) {
    return badRecord(`format: ${show(recordFormat)} was expected, not ${show(format)}`);
  }
  if (typeof game !== 'string') return badRecord(`game: a text was expected, not ${show(game)}`);
  if (!isObject(options)) return badRecord(`options: an object was expected, not ${show(options)}`);
  if (!Array.isArray(rounds)) return badRecord(`rounds: a list was expected, not ${show(rounds)}`);
  return { ok: true, game, seats, options, rounds };
}

/** The rounds of a record, each an object with a list of texts as its actions, or `bad-record` and which round. */
export function readRounds(
  rounds: readonly unknown[],
): Result<{ readonly rounds: readonly RecordRound[] }> {
  const read: RecordRound[] = [];
  for (const round of rounds) {
    const at = read.length + 1;
    if (!isObject(round)) return badRecord(`an object was expected, not ${show(round)}`, at);
    const { actions, deck, rejected, opener, position } = round;
    if (!isTexts(actions)) {
      return badRecord(`actions: a list of texts was expected, not ${show(actions)}`, at);
    }
    read.push({ start: { deck, rejected, opener, position }, actions });
  }
  return { ok: true, rounds: read };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function badRecord(message: string, round?: number): Result<never> {
  const error = { code: 'bad-record', message } as const;
  return { ok: false, error: round === undefined ? error : { ...error, round } };
}
