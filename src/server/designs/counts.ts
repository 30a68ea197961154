import { and, count, inArray, sql } from 'drizzle-orm';
import type { DesignTitle } from '#content/design-titles.ts';
import { templates } from '#content/templates.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Db, Read } from '../db/database.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
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
  const ours = templates.map(({ id }) => id);
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
    .where(and(isCounted, inArray(designs.remixOf, ours)))
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

/**
 * Counts for all designs, each by one statement that writes what has changed: cards of others that were published in the last
 * 30 days and opened, and public designs of others that were made from one. What makers do with their own counts nothing.
 */
export async function writeDesignFigures(db: Db): Promise<void> {
  await db.execute(sql`
    with counted as (
      select ${designs.id} as id, count(${cards.id})::int as n
      from ${designs} left join ${cards} on ${cards.design} = ${designs.id} and ${cards.userId} <> ${designs.userId}
        and ${cards.status} = 'published' and ${cards.views} > 0 and ${isNotDeleted(cards)}
        and ${cards.publishedAt} > now() - interval '30 days'
      where ${designs.state} = 'public' group by ${designs.id}
    )
    update ${designs} set recent_cards = counted.n from counted
    where counted.id = ${designs.id} and ${designs.recentCards} <> counted.n`);
  await db.execute(sql`
    with remix as (
      select remix_of, user_id from ${designs} where ${isPublic(designs)} and remix_of is not null
    ), counted as (
      select ${designs.id} as id, count(remix.remix_of)::int as n
      from ${designs} left join remix on remix.remix_of = ${designs.id} and remix.user_id <> ${designs.userId}
      where ${designs.state} = 'public' group by ${designs.id}
    )
    update ${designs} set remixes = counted.n from counted
    where counted.id = ${designs.id} and ${designs.remixes} <> counted.n`);
}
