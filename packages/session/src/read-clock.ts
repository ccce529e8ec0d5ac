import type { ClockRule } from '@pedra/turn-machine';

type Fields = Readonly<Record<string, unknown>>;

/** Whether the value has fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the value is a span of time in ms. */
export function isSpan(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** The clock of a kept setup; undefined where it has none, null where it is none. */
export function readClock(value: unknown): ClockRule | undefined | null {
  if (value === undefined) return undefined;
  if (!isFields(value)) return null;
  const { kind, ms, increment, warning, onTimeOut } = value;
  if (kind === 'off') return { kind };
  if (!isSpan(ms) || !isSpan(warning)) return null;
  if (onTimeOut !== 'stand-in' && onTimeOut !== 'forfeit') return null;
  if (kind === 'turn') return { kind, ms, warning, onTimeOut };
  return kind === 'match' && isSpan(increment) ? { kind, ms, increment, warning, onTimeOut } : null;
}
