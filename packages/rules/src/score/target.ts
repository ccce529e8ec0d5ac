import type { OptionSpec } from '../match-types.ts';

/** The option `target`: any whole number from 1 (D9). */
export function target(menu: {
  readonly fallback: number;
  readonly offered: readonly number[];
  readonly rule: string;
}): OptionSpec {
  return { name: 'target', kind: 'integer', min: 1, ...menu };
}
