/** A list that only grows, as it stood at one moment: later moments share its store and know more of it. */
export interface Trail<T> {
  readonly store: T[];
  readonly length: number;
}

/** A trail that begins with these items. */
export function trailOf<T>(items: readonly T[]): Trail<T> {
  return { store: [...items], length: items.length };
}

/** The trail with one more item; the one given stays as it was, even where it is extended twice. */
export function extend<T>({ store, length }: Trail<T>, item: T): Trail<T> {
  const own = store.length === length ? store : store.slice(0, length);
  own.push(item);
  return { store: own, length: length + 1 };
}

/** The items as a list of their own. */
export function listOf<T>({ store, length }: Trail<T>): T[] {
  return store.slice(0, length);
}
