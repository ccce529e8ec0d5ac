import { snapshot } from '../match/series.ts';
import type { GeneratorState, Match, MatchRecord, RoundLog } from '../match-types.ts';
import type { Result } from '../vocabulary.ts';
import { recordFormat } from './form.ts';
import { readRecord } from './read-record.ts';

/** The match that a record tells, played through from its start; a generator may be given to deal later rounds. */
export function fromRecord(
  json: unknown,
  generator?: GeneratorState,
): Result<{ readonly match: Match }> {
  const read = readRecord(json, { generator });
  return read.ok ? { ok: true, match: snapshot(read.series) } : read;
}

/** The record of a match, its fields always in the same order. */
export function toRecord(match: Match): MatchRecord {
  const { game, seats, options } = match.config;
  return { format: recordFormat, game, seats, options, rounds: match.rounds.map(inOrder) };
}

/** The record of a match on one line; reading and writing it again gives the same text. */
export function formatRecord(match: Match): string {
  return JSON.stringify(toRecord(match));
}

/** A 64-bit hash of the record and the generator as 16 hexadecimal digits; equal matches have equal ones. */
export function fingerprint(match: Match): string {
  const text = `${formatRecord(match)} ${match.generator?.join(' ') ?? ''}`;
  let one = 0x811c9dc5;
  let two = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit ^ (one >>> 15), 0x85ebca6b);
  }
  return hex(one ^ (two >>> 16)) + hex(two ^ (one >>> 13));
}

function inOrder({ deck, rejected, opener, position, actions }: RoundLog): RoundLog {
  return {
    ...(deck && { deck }),
    ...(rejected && { rejected }),
    ...(opener !== undefined && { opener }),
    ...(position && { position }),
    actions,
  };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
