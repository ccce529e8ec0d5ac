import { act, begin, formatRecord, type Match, nextRound, type Result } from '@pedra/rules';
import type { TableSetup } from './session-types.ts';

/**
 * The match of a record dealt and played again from the setup's seed, so that the generator stands where it stood;
 * `bad-record` where the record is not of this setup.
 */
export function restoreMatch(
  { config, seed }: TableSetup,
  told: Match,
): Result<{ readonly match: Match }> {
  const begun = begin(config, { seed });
  if (!begun.ok) return begun;
  let { match } = begun;
  for (const [index, { deck, actions }] of told.rounds.entries()) {
    const dealt = index === 0 ? begun : nextRound(match);
    if (!dealt.ok) return foreign(index + 1);
    match = dealt.match;
    if (match.rounds.at(-1)?.deck?.join() !== deck?.join()) return foreign(index + 1);
    for (const action of actions) {
      const taken = act(match, action);
      if (!taken.ok) return foreign(index + 1);
      match = taken.match;
    }
  }
  return formatRecord(match) === formatRecord(told) ? { ok: true, match } : foreign();
}

function foreign(round?: number): Result<never> {
  const message = 'the record: one dealt from the seed and options of its setup was expected';
  return {
    ok: false,
    error: { code: 'bad-record', message, ...(round !== undefined && { round }) },
  };
}
