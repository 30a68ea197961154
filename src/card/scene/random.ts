/** Seeded random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From `min` (0) up to but not including `max` (1). */
  float(min?: number, max?: number): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, enough for pictures. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    float: (min = 0, max = 1) => min + next() * (max - min),
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}
