/** A cache of the values used last: of at least `capacity`, at most twice as many. */
export interface Cache<Value> {
  /** The value of the key. `make` is called when it is not in the cache. */
  get(key: string, make: () => Value): Value;
}

/**
 * Two maps instead of an order of use: when the young one is full it replaces the old one. `lru-cache` is 36 times as
 * large in the browser and no faster: docs/decisions/0035-caches.md.
 */
export function createCache<Value>(capacity: number): Cache<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  return {
    get(key, make) {
      const known = young.get(key);
      if (known !== undefined) return known;
      const value = old.get(key) ?? make();
      if (young.size >= capacity) {
        old = young;
        young = new Map();
      }
      young.set(key, value);
      return value;
    },
  };
}
