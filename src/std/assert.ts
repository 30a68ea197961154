/** Throws when `condition` is false: a broken promise of our own code, never a user's mistake. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Marks a branch that the types rule out; throws if it is reached all the same. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
