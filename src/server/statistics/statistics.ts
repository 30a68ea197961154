import { type Statistics, sampleStatistics } from '#content/statistics.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Config } from '../config/config.ts';
import type { Read } from '../db/database.ts';
import { countStatistics } from './read.ts';

/** The figures of the home page. */
export interface StatisticsSource extends CachedCount<Statistics> {
  /** False for the sample figures of a new site. */
  readonly isLive: boolean;
}

interface StatisticsParts {
  readonly siteStats: Config['siteStats'];
  readonly read: Read;
  /** Milliseconds. */
  readonly clock?: () => number;
}

export function createStatistics({ siteStats, read, clock = Date.now }: StatisticsParts): StatisticsSource {
  if (siteStats === 'sample') return { isLive: false, read: async () => sampleStatistics };
  return { isLive: true, ...createCachedCount({ count: () => read(countStatistics), clock }) };
}
