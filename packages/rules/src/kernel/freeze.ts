/** The same value, frozen through and through; parts that are frozen already are taken to be so in depth. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) for (const part of value) freeze(part);
  else for (const name in value) freeze(value[name]);
  return value;
}
