import type { OptionSpec } from '../match-types.ts';
import type { Options, OptionValue, Result } from '../vocabulary.ts';
import type { ByOptions, GivenOptions } from './ruleset.ts';
import { show } from './show.ts';

/** The fact that holds under these options. */
export function factFor<T extends object | number>(fact: ByOptions<T>, options: GivenOptions): T {
  return typeof fact === 'function' ? fact(options) : fact;
}

/** All values in force for these options, or `bad-option` with what would have been legal. */
export function readOptions(
  specs: readonly OptionSpec[],
  given: GivenOptions,
): Result<{ readonly values: Options }> {
  for (const name of Object.keys(given)) {
    const spec = specs.find((one) => one.name === name);
    if (!spec) {
      const known = specs.map((one) => one.name).join(', ') || 'none';
      return badOption(`options: one of ${known} was expected, not ${show(name)}`);
    }
    const value = given[name];
    if (value !== undefined && !allows(spec, value)) {
      return badOption(`options.${name}: ${describe(spec)} was expected, not ${show(value)}`);
    }
  }
  const values: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.name) ? given[spec.name] : undefined;
    values[spec.name] = allows(spec, value) ? value : spec.fallback;
  }
  return { ok: true, values: Object.freeze(values) };
}

/** The values that differ from the defaults, as a config and a record keep them. */
export function changedOptions(specs: readonly OptionSpec[], values: Options): Options {
  const changed: Record<string, OptionValue> = {};
  for (const { name, fallback } of specs) {
    const value = values[name];
    if (value !== undefined && value !== fallback) changed[name] = value;
  }
  return Object.freeze(changed);
}

function allows(spec: OptionSpec, value: unknown): value is OptionValue {
  if (spec.kind === 'choice') return spec.values?.some((one) => one === value) ?? false;
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return value >= (spec.min ?? -Infinity) && value <= (spec.max ?? Infinity);
}

function describe(spec: OptionSpec): string {
  if (spec.kind === 'choice') return `one of ${(spec.values ?? []).join(', ')}`;
  if (spec.max === undefined) return `a whole number from ${spec.min ?? 0}`;
  return `a whole number from ${spec.min ?? 0} to ${spec.max}`;
}

function badOption(message: string): Result<never> {
  return { ok: false, error: { code: 'bad-option', message } };
}
