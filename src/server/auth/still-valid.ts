import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { account, session, user } from '../db/tables.ts';
import { refused } from './answer.ts';

const opened = z.object({ token: z.string() });

/**
 * Lets a log-in by password through only if the password is the same before and after. Checking one takes a while; a
 * reset, or the owner of the address who comes by Google, may end all sessions in the meantime, and would miss this one.
 */
export async function whileStillValid(
  db: Db,
  email: string,
  logIn: () => Promise<Response>,
): Promise<Response> {
  const before = await storedPassword(db, email);
  const response = await logIn();
  if (!response.ok || (await storedPassword(db, email)) === before) return response;
  const { token } = opened.parse(await response.json());
  await db.delete(session).where(eq(session.token, token));
  return refused(401, '', 'INVALID_EMAIL_OR_PASSWORD');
}

async function storedPassword(db: Db, email: string): Promise<string | null> {
  const [own] = await db
    .select({ hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, 'credential')));
  return own?.hash ?? null;
}
