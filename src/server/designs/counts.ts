import { and, count, inArray, sql } from 'drizzle-orm';
import type { DesignTitle } from '#content/design-titles.ts';
import { templates } from '#content/templates.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Db, Read } from '../db/database.ts';
import { designs, isPublic } from '../db/tables/designs.ts';
import { publicTitleOf } from './find.ts';

/** How many designs are public. */
export interface DesignCounts {
  readonly all: number;
  /** Those of each title that there is. */
  readonly titles: readonly (DesignTitle & { readonly count: number })[];
  /** Those with a badge. */
  readonly picked: number;
  /** Those from which others were made. */
  readonly remixed: number;
  /** How many of them were made from each of ours. */
  readonly remixesOfOurs: ReadonlyMap<string, number>;
}

export const noDesignCounts: DesignCounts = {
  all: 0,
  titles: [],
  picked: 0,
  remixed: 0,
  remixesOfOurs: new Map(),
};

/** It reads all of them, so use `createDesignCounts`. */
export async function countPublicDesigns(db: Db): Promise<DesignCounts> {
  const isCounted = isPublic(designs);
  const titles = await db
    .select({
      ...{ occasion: designs.occasion, mood: designs.mood, motif: designs.motif, count: count() },
      picked: sql<number>`count(${designs.badge})::int`,
      remixed: sql<number>`(count(*) filter (where ${designs.remixes} > 0))::int`,
    })
    .from(designs)
    .where(isCounted)
    .groupBy(designs.occasion, designs.mood, designs.motif);
  const remixes = await db
    .select({ of: designs.remixOf, count: count() })
    .from(designs)
    .where(
      and(
        isCounted,
        inArray(
          designs.remixOf,
          templates.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(designs.remixOf);
  const sum = (part: 'count' | 'picked' | 'remixed') => titles.reduce((total, row) => total + row[part], 0);
  return {
    ...{ all: sum('count'), picked: sum('picked'), remixed: sum('remixed') },
    titles: titles.map((row) => ({ ...publicTitleOf(row), count: row.count })),
    remixesOfOurs: new Map(remixes.map((row) => [row.of ?? '', row.count])),
  };
}

/** What is counted of public designs, once a minute for all visitors. */
export function createDesignCounts({ read }: { readonly read: Read }): CachedCount<DesignCounts> {
  return createCachedCount({ count: () => read(countPublicDesigns), clock: Date.now });
}
