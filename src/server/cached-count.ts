/** Figures that are counted for all requests together. */
export interface CachedCount<Figures> {
  /** Some minutes old at most. Rejects only when they were never counted successfully. */
  read(): Promise<Figures>;
}

interface CachedCountParts<Figures> {
  readonly count: () => Promise<Figures>;
  /** Milliseconds. */
  readonly clock: () => number;
}

/** Milliseconds for which figures are cached: counting reads whole tables, and nobody needs them by the minute. */
export const countTtl = 60_000;

/** A count runs at most 1 % of the time: for a million cards it takes a second of the database. */
const pauseFactor = 100;

/** Counts once for all requests. When the figures are too old, requests still get them, and one starts the next count. */
export function createCachedCount<Figures>(parts: CachedCountParts<Figures>): CachedCount<Figures> {
  const { clock } = parts;
  let cached: Figures | null = null;
  let counting: Promise<Figures> | null = null;
  let nextCount = 0;

  function count(): Promise<Figures> {
    const began = clock();
    counting ??= parts
      .count()
      .then((figures) => {
        cached = figures;
        return figures;
      })
      .finally(() => {
        // After a failure, too, only one request in a minute tries again.
        const now = clock();
        nextCount = now + Math.max(countTtl, pauseFactor * (now - began));
        counting = null;
      });
    return counting;
  }

  return {
    read() {
      if (cached === null) return count();
      if (clock() >= nextCount) count().catch(() => undefined);
      return Promise.resolve(cached);
    },
  };
}
