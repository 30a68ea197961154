import { and, asc, eq, exists, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DesignRefusal } from '#content/design-publishing.ts';
import type { Badge } from '#content/discover.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import {
  type DesignState,
  designs,
  isHeldForReview,
  isOffered,
  isPublic,
  penNames,
} from '../db/tables/designs.ts';
import { reports } from '../db/tables/reports.ts';

/*
 * What the operator does with designs of others. Each function changes what is in one state only, so that nothing is decided
 * twice, and none of them knows who asks: only the operator's commands call them.
 */

/** What a design was made from. */
const source = alias(designs, 'source');

export type WaitingDesign = Awaited<ReturnType<typeof listWaitingDesigns>>[number];

/** Designs that wait, the oldest first. */
export function listWaitingDesigns(db: Db, limit: number) {
  return selectReviewed(db)
    .where(eq(designs.state, 'waiting'))
    .orderBy(asc(designs.submittedAt), designs.id)
    .limit(limit);
}

/** Designs that are hidden, the oldest first. */
export function listHiddenDesigns(db: Db, limit: number) {
  return selectReviewed(db)
    .where(isHeldForReview(designs))
    .orderBy(asc(designs.hiddenAt), designs.id)
    .limit(limit);
}

/** One design, whatever its state; null when there is none. */
export async function findReviewedDesign(db: Db, id: string): Promise<WaitingDesign | null> {
  const [found] = await selectReviewed(db).where(eq(designs.id, id));
  return found ?? null;
}

export function countWaitingDesigns(db: Db): Promise<number> {
  return db.$count(designs, eq(designs.state, 'waiting'));
}

function selectReviewed(db: Db) {
  return db
    .select({
      design: designs,
      penName: penNames.name,
      /** Nobody looked at the name yet. */
      isNewName: sql<boolean>`${penNames.approvedAt} is null`,
      email: user.email,
    })
    .from(designs)
    .innerJoin(user, eq(user.id, designs.userId))
    .leftJoin(penNames, eq(penNames.userId, designs.userId))
    .$dynamic();
}

/** Gives a design that waits to everybody, under a pen name that is good from now on. */
export async function approveDesign(db: Db, id: string): Promise<boolean> {
  const [approved] = await db
    .update(designs)
    .set({ state: 'public', publishedAt: sql`now()`, hiddenAt: null, keptAt: null })
    .where(and(eq(designs.id, id), eq(designs.state, 'waiting'), hasPenName))
    .returning({ userId: designs.userId });
  if (!approved) return false;
  await db
    .update(penNames)
    .set({ approvedAt: sql`now()` })
    .where(and(eq(penNames.userId, approved.userId), isNull(penNames.approvedAt)));
  return true;
}

/** A design without a name beside it would have no credit. */
const hasPenName: SQL = sql`exists (select from ${penNames} where ${penNames.userId} = ${designs.userId})`;

/** Refuses a design that waits, is public or is hidden: its maker cannot take it back from that. */
export async function refuseDesign(db: Db, id: string, refusal: DesignRefusal): Promise<boolean> {
  const { rowCount } = await db
    .update(designs)
    .set({ state: 'refused', refusal, badge: null })
    .where(and(eq(designs.id, id), or(isOffered(designs), isHeldForReview(designs))));
  if (rowCount === 1) await closeReports(db, [{ id }]);
  return rowCount === 1;
}

/**
 * Refuses the pen name of a design's maker: everything under it goes, and can come back under another one. What others made
 * from those designs does not say the name any more.
 */
export async function refusePenName(db: Db, id: string): Promise<string | null> {
  const maker = db.select({ userId: designs.userId }).from(designs).where(eq(designs.id, id));
  const [refused] = await db
    .delete(penNames)
    .where(inArray(penNames.userId, maker))
    .returning({ userId: penNames.userId, name: penNames.name });
  if (!refused) return null;
  const isOfMaker = eq(designs.userId, refused.userId);
  const gone = await db
    .update(designs)
    .set({ state: 'refused', refusal: 'pen-name', badge: null })
    .where(and(isOfMaker, isOffered(designs)))
    .returning({ id: designs.id });
  await closeReports(db, gone);
  const made = db.select({ id: designs.id }).from(designs).where(isOfMaker);
  // Of what was deleted only the name is left. Somebody who had it before and is gone loses that credit, too.
  const isLeft = exists(db.select().from(source).where(eq(source.id, designs.remixOf)));
  const isNamed = and(eq(designs.remixPenName, refused.name), not(isLeft));
  const isCredited = or(inArray(designs.remixOf, made), isNamed);
  await db.update(designs).set({ remixOf: null, remixPenName: null }).where(isCredited);
  return refused.name;
}

/** Keeps a public design from everybody but its maker. */
export async function hideDesign(db: Db, id: string): Promise<boolean> {
  const change = { hiddenAt: sql`coalesce(${designs.hiddenAt}, now())`, keptAt: null };
  return (await setShown(db, { id, change, which: eq(designs.state, 'public') })) !== null;
}

/** Shows one again that is public or hidden. From now on no report hides it. Returns its state; null for any other. */
export async function showDesign(db: Db, id: string): Promise<DesignState | null> {
  const which = or(eq(designs.state, 'public'), isHeldForReview(designs));
  return setShown(db, { id, change: { hiddenAt: null, keptAt: sql`now()` }, which });
}

interface ShownChange {
  readonly id: string;
  readonly change: { readonly hiddenAt: SQL | null; readonly keptAt: SQL | null };
  readonly which: SQL | undefined;
}

async function setShown(db: Db, { id, change, which }: ShownChange): Promise<DesignState | null> {
  const [changed] = await db
    .update(designs)
    .set(change)
    .where(and(eq(designs.id, id), which))
    .returning({ state: designs.state });
  if (changed) await closeReports(db, [{ id }]);
  return changed?.state ?? null;
}

/** The operator has answered what people said of them. */
async function closeReports(db: Db, closed: readonly { readonly id: string }[]): Promise<void> {
  const ids = closed.map(({ id }) => id);
  await db
    .update(reports)
    .set({ state: 'closed', closedAt: sql`now()` })
    .where(and(inArray(reports.design, ids), eq(reports.state, 'open')));
}

/** Praises a public design, or takes that back by null. */
export async function pickDesign(db: Db, id: string, badge: Badge | null): Promise<boolean> {
  const { rowCount } = await db
    .update(designs)
    .set({ badge })
    .where(and(eq(designs.id, id), isPublic(designs)));
  return rowCount === 1;
}
