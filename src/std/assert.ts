/** Throws when `condition` is false: a broken promise of our own code, never a user's mistake. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
