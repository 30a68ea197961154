import { type Statistics, sampleStatistics } from '#content/statistics.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { countStatistics } from './read.ts';

/** The figures of the home page. */
export interface StatisticsSource {
  /** Whether they are counted, or the samples of a new site. */
  readonly isLive: boolean;
  /** Live ones are at most some minutes old. Rejects only when they could not be counted even once. */
  read(): Promise<Statistics>;
}

interface StatisticsParts {
  readonly siteStats: Config['siteStats'];
  readonly db: Db;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** Milliseconds that counts are shown for: counting reads whole tables, and nobody sees a minute's difference. */
export const countedFor = 60_000;

/** Counting a million cards takes a second of the database: the more there are, the more seldom, for the same work. */
const restAfter = 100;

/** Counts once for everybody who asks. Whoever comes after a minute still gets the old figures and waits for nothing. */
export function createStatistics({ siteStats, db, clock = Date.now }: StatisticsParts): StatisticsSource {
  if (siteStats === 'sample') return { isLive: false, read: async () => sampleStatistics };
  let known: Statistics | null = null;
  let counting: Promise<Statistics> | null = null;
  let nextCount = 0;

  function count(): Promise<Statistics> {
    const began = clock();
    counting ??= countStatistics(db)
      .then((figures) => {
        known = figures;
        return figures;
      })
      .finally(() => {
        // What cannot be counted again is tried again a minute later, not by everybody who comes.
        const now = clock();
        nextCount = now + Math.max(countedFor, restAfter * (now - began));
        counting = null;
      });
    return counting;
  }

  return {
    isLive: true,
    read() {
      if (!known) return count();
      if (clock() >= nextCount) count().catch(() => undefined);
      return Promise.resolve(known);
    },
  };
}
