/** Remembers what was made for a key; between `bound` and twice `bound` of the answers asked for last. */
export interface Memory<Value> {
  get(key: string, make: () => Value): Value;
}

/** Two generations instead of a list of uses: when the young one is full it becomes the old one. */
export function createCache<Value>(bound: number): Memory<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  return {
    get(key, make) {
      const known = young.get(key);
      if (known !== undefined) return known;
      const value = old.get(key) ?? make();
      if (young.size >= bound) {
        old = young;
        young = new Map();
      }
      young.set(key, value);
      return value;
    },
  };
}
