import { lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { session } from '../db/tables/accounts.ts';
import { deleteExpiredLinks } from '../links/links.ts';

/** Sessions and links that nobody can use any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
  await deleteExpiredLinks(db, now);
}
