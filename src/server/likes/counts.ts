import { sql } from 'drizzle-orm';
import type { DesignFigure, DesignFigures } from '#content/discover.ts';
import { type CachedCount, createCachedCount } from '../cached-count.ts';
import type { Db, Read } from '../db/database.ts';
import { cards, isNotDeleted } from '../db/tables/cards.ts';
import { designLikes } from '../db/tables/likes.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { countAllLikes } from './read.ts';

/** Counts all designs at once. It reads whole tables, so use `createDesignFigures`. */
export async function countDesigns(db: Db): Promise<DesignFigures> {
  const { rows } = await db.execute<DesignFigure & { design: string } & Record<string, unknown>>(sql`
    with made as (
      select design, sum(views) as views, sum(downloads) as downloads,
        count(*) filter (where created_at > now() - interval '30 days') as recent
      from ${cards} where design is not null and ${isNotDeleted(cards)} group by design
    ), shared as (
      select design, count(*) as shares from ${sharedCards}
      join ${cards} on ${cards.id} = ${sharedCards.cardId} and ${isNotDeleted(cards)}
      where design is not null group by design
    ), liked as (
      select design, count(*) as likes from ${designLikes} group by design
    )
    select design, coalesce(views, 0)::float8 as views, coalesce(downloads, 0)::float8 as downloads,
      coalesce(shares, 0)::float8 as shares, coalesce(likes, 0)::float8 as likes, coalesce(recent, 0)::float8 as recent
    from made full join shared using (design) full join liked using (design)`);
  return new Map(rows.map(({ design, ...figure }) => [design, figure]));
}

/** What is counted of designs, once a minute for all visitors. */
export function createDesignFigures({ read }: { readonly read: Read }): CachedCount<DesignFigures> {
  return createCachedCount({ count: () => read(countDesigns), clock: Date.now });
}

type Counts = ReadonlyMap<string, number>;

/** The likes of each design, counted once a minute for all visitors: counting reads every like. */
export interface LikeCounts {
  /** The designs that have likes. Counts changed in this process are exact, others a minute old. */
  read(): Promise<Counts>;
  /** Takes what was stored when a like was changed. */
  note(design: string, likes: number): void;
}

interface LikeCountsParts {
  readonly read: Read;
  /** Milliseconds. */
  readonly clock?: () => number;
}

export function createLikeCounts({ read, clock = Date.now }: LikeCountsParts): LikeCounts {
  let noted = new Map<string, number>();
  /** Until the count that sees them is done. */
  let notedBefore = new Map<string, number>();
  const counted = createCachedCount<Counts>({
    clock,
    async count() {
      // Those of a count that failed are still waiting.
      notedBefore = new Map([...notedBefore, ...noted]);
      noted = new Map();
      const counts = await read(countAllLikes);
      notedBefore = new Map();
      return counts;
    },
  });
  return {
    read: async () => new Map([...(await counted.read()), ...notedBefore, ...noted]),
    note: (design, likes) => noted.set(design, likes),
  };
}
