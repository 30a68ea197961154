import { type Statistics, sampleStatistics } from '#content/statistics.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { countStatistics } from './read.ts';

/** The figures of the home page. */
export interface StatisticsSource {
  /** False for the sample figures of a new site. */
  readonly isLive: boolean;
  /** Live figures are some minutes old at most. Rejects only when they were never counted successfully. */
  read(): Promise<Statistics>;
}

interface StatisticsParts {
  readonly siteStats: Config['siteStats'];
  readonly db: Db;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** Milliseconds for which figures are cached: counting reads whole tables, and nobody needs them by the minute. */
export const statisticsTtl = 60_000;

/** A count runs at most 1 % of the time: for a million cards it takes a second of the database. */
const pauseFactor = 100;

/** Counts once for all requests. When the figures are too old, requests still get them, and one starts the next count. */
export function createStatistics({ siteStats, db, clock = Date.now }: StatisticsParts): StatisticsSource {
  if (siteStats === 'sample') return { isLive: false, read: async () => sampleStatistics };
  let cached: Statistics | null = null;
  let counting: Promise<Statistics> | null = null;
  let nextCount = 0;

  function count(): Promise<Statistics> {
    const began = clock();
    counting ??= countStatistics(db)
      .then((figures) => {
        cached = figures;
        return figures;
      })
      .finally(() => {
        // After a failure, too, only one request in a minute tries again.
        const now = clock();
        nextCount = now + Math.max(statisticsTtl, pauseFactor * (now - began));
        counting = null;
      });
    return counting;
  }

  return {
    isLive: true,
    read() {
      if (!cached) return count();
      if (clock() >= nextCount) count().catch(() => undefined);
      return Promise.resolve(cached);
    },
  };
}
