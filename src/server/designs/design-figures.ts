import type { DesignFigures } from '#content/discover.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Db } from '../db/database.ts';
import { countDesigns } from './read.ts';

interface DesignFiguresParts {
  readonly db: Db;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** What is counted of designs, once a minute for all visitors. */
export function createDesignFigures({
  db,
  clock = Date.now,
}: DesignFiguresParts): CachedCount<DesignFigures> {
  return createCachedCount({ count: () => countDesigns(db), clock });
}
