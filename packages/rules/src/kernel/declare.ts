import type { OptionSpec } from '../match-types.ts';

/** A whole number. */
export function wholeNumber(of: {
  readonly name: string;
  readonly min: number;
  readonly max?: number;
  readonly fallback: number;
  readonly offered: readonly number[];
  readonly rule: string;
}): OptionSpec {
  return { kind: 'integer', ...of };
}

/** The option `target`: any whole number from 1 (D9). */
export function target(menu: {
  readonly fallback: number;
  readonly offered: readonly number[];
  readonly rule: string;
}): OptionSpec {
  return wholeNumber({ name: 'target', min: 1, ...menu });
}

/** One of some values, the first of which is the default; menus offer all or, where it means nothing, none. */
export function choice(of: {
  readonly name: string;
  readonly values: readonly (number | string)[];
  readonly rule: string;
  readonly offered?: boolean;
}): OptionSpec {
  const { name, values, rule, offered = true } = of;
  const [fallback = ''] = values;
  return { name, kind: 'choice', values, fallback, offered: offered ? values : [], rule };
}

/** A thing that is off by default and may be on. */
export function onOff({ name, rule }: Pick<OptionSpec, 'name' | 'rule'>): OptionSpec {
  const values = [false, true];
  return { name, kind: 'choice', values, fallback: false, offered: values, rule };
}
