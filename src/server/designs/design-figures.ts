import type { DesignFigures } from '#content/discover.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Read } from '../db/database.ts';
import { countDesigns } from './read.ts';

interface DesignFiguresParts {
  readonly read: Read;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** What is counted of designs, once a minute for all visitors. */
export function createDesignFigures({
  read,
  clock = Date.now,
}: DesignFiguresParts): CachedCount<DesignFigures> {
  return createCachedCount({ count: () => read(countDesigns), clock });
}
