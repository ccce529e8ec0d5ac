import { legal } from '@pedra/rules';
import { policyOf } from './policy.ts';
import type { TableContext, TableInput } from './table-types.ts';

/** A table as it begins, or goes on from where it was kept. */
export function tableContext({ input }: { readonly input: TableInput }): TableContext {
  const { times, ...given } = input;
  const { match, clock, seats, now } = given;
  const full = clock.kind === 'match' ? clock.ms : 0;
  return {
    ...given,
    policy: policyOf(match.config),
    legal: legal(match),
    turn: match.turn,
    happened: [],
    answer: null,
    standIn: false,
    ready: [],
    remaining: seats.map((_, seat) => times?.remaining[seat] ?? full),
    spent: times?.spent ?? 0,
    waited: 0,
    since: now(),
    resumed: false,
    forfeit: null,
  };
}
