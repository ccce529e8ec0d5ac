const longest = 40;

/** A value in a few words for a message, however large or deep it is. */
export function show(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
  }
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
