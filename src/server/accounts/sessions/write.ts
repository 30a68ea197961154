import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { session } from '../../db/tables/accounts.ts';

/**
 * Ends one session of the user's; false when there is none with this id, or it belongs to somebody else. `id` may be
 * anything.
 */
export async function endSession(db: Db, userId: string, id: unknown): Promise<boolean> {
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return false;
  const { rowCount } = await db.delete(session).where(and(eq(session.id, id), eq(session.userId, userId)));
  return rowCount === 1;
}

/** Ends all sessions of the user's except `currentId`; returns how many. */
export async function endOtherSessions(db: Db, userId: string, currentId: string): Promise<number> {
  const { rowCount } = await db
    .delete(session)
    .where(and(eq(session.userId, userId), ne(session.id, currentId)));
  return rowCount ?? 0;
}
