/**
 * Whether a test tries every combination, as `npm run prove` does, or some of each kind, as `npm test` does. The files
 * that ask are named in vitest.config.ts.
 */
export const triesAll = process.env.COMBINATIONS === 'all';

/**
 * What one of many that stand beside each other tries: all, or in `npm test` one in so many, of all if nothing else is
 * said. The next of the many tries the next, so that together they try each.
 * @param turn Which of the many it is, from 0.
 */
export function inTurn<Item>(all: readonly Item[], turn: number, inSoMany = all.length): readonly Item[] {
  return triesAll ? all : all.filter((_, index) => index % inSoMany === turn % inSoMany);
}
