export interface Resolvers<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value | PromiseLike<Value>) => void;
  readonly reject: (reason?: unknown) => void;
}

/** `Promise.withResolvers`, which Safari has from 17.4 on. */
export function withResolvers<Value>(): Resolvers<Value> {
  let settle: Pick<Resolvers<Value>, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  // A promise calls its function at once.
  return { promise, ...(settle as Pick<Resolvers<Value>, 'resolve' | 'reject'>) };
}
