import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { designLikes } from '../db/tables/likes.ts';

/** Whose like it is. With an account and a cookie both are the same person. */
export interface Liker {
  readonly userId: string | null;
  /** Hash of the cookie of a browser in which a visitor liked something. */
  readonly browser: string | null;
}

/** The likes of all designs that have any. It reads every like, so use `createLikeCounts`. */
export async function countAllLikes(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ design: designLikes.design, likes: count() })
    .from(designLikes)
    .groupBy(designLikes.design);
  return new Map(rows.map(({ design, likes }) => [design, likes]));
}

/** Which of these designs this visitor likes. */
export async function readOwnLikes(
  db: Db,
  liker: Liker,
  asked: readonly string[],
): Promise<readonly string[]> {
  if ((liker.userId === null && liker.browser === null) || asked.length === 0) return [];
  const rows = await db
    .selectDistinct({ design: designLikes.design })
    .from(designLikes)
    .where(and(isOf(liker), inArray(designLikes.design, asked)));
  return rows.map(({ design }) => design);
}

/** Selects the likes of one person: of the account, and of the browser from before the log-in. */
export function isOf({ userId, browser }: Liker): SQL {
  const owns = or(
    userId === null ? undefined : eq(designLikes.userId, userId),
    browser === null ? undefined : eq(designLikes.browser, browser),
  );
  return owns ?? sql`false`;
}
