import { act, begin, type Match, type MatchRecord, nextRound, type Result } from '@pedra/rules';
import type { TableSetup } from './session-types.ts';

/** What is wrong with a kept table. */
function bad(message: string): { ok: false; error: { code: 'bad-record'; message: string } } {
  return { ok: false, error: { code: 'bad-record', message } };
}

/** The match played again from its seed along a record, so that the generator stands where it stood; `bad-record` where they part. */
export function restoreMatch(setup: TableSetup, record: MatchRecord): Result<{ match: Match }> {
  const begun = begin(setup.config, { seed: setup.seed });
  if (!begun.ok) return begun;
  let { match } = begun;
  for (const [index, round] of record.rounds.entries()) {
    if (index > 0) {
      const next = nextRound(match);
      if (!next.ok) return next;
      match = next.match;
    }
    const dealt = match.rounds.at(-1)?.deck;
    if (!dealt || dealt.join() !== round.deck?.join()) {
      return bad(`rounds: round ${index + 1} was not dealt from this seed`);
    }
    for (const action of round.actions) {
      const taken = act(match, action);
      if (!taken.ok) return taken;
      match = taken.match;
    }
  }
  return { ok: true, match };
}
