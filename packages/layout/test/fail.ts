/** Ends a test or a bench that cannot go on. */
export function fail(why: string): never {
  throw new Error(why);
}
