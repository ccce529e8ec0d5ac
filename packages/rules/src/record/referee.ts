import { legalTexts } from '../kernel/action-text.ts';
import { get, register } from '../kernel/position.ts';
import { phaseOf, scoresOf, sidesOf } from '../match/series.ts';
import { readRecord } from './read-record.ts';
import type { RefereeAnswer } from './referee-types.ts';

/** Judges one record given as text; never throws, whatever the text is. With `trace` every step is told. */
export function referee(text: string, { trace = false }: { trace?: boolean } = {}): RefereeAnswer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const message = `JSON was expected, not a text of ${text.length} characters that is none`;
    return { ok: false, error: { code: 'bad-json', message } };
  }
  const read = readRecord(json, { trace });
  if (!read.ok) return read;
  const { series, rounds } = read;
  const { position, moves } = series;
  const next = phaseOf(series) === 'playing' && {
    next: {
      round: get(position, register.round),
      seat: get(position, register.turn),
      legal: legalTexts(position, moves),
    },
  };
  const winners = sidesOf(get(position, register.champions));
  return { ok: true, rounds, ...next, scores: scoresOf(series), winners };
}
