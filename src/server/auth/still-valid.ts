import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { ConstraintViolated } from '../db/failure.ts';
import { account, session, user } from '../db/tables.ts';
import { refused } from './answer.ts';
import { visits } from './visit.ts';

const opened = z.object({ token: z.string() });

/**
 * Lets a log-in by password through only if the password is the same before and after, and notes that it opened the
 * session. Checking one takes a while; a reset, or the owner of the address who comes by Google, may end all sessions
 * in the meantime, and would miss this one.
 */
export async function whileStillValid(
  db: Db,
  email: string,
  logIn: () => Promise<Response>,
): Promise<Response> {
  const before = await storedPassword(db, email);
  const visit = visits.getStore();
  if (visit) visit.openedBy = before?.id ?? null;
  const response = await logIn().catch((error: unknown) => {
    // The password was taken away, and with it went what the session refers to.
    if (error instanceof ConstraintViolated && error.kind === 'foreign-key') return overtaken();
    throw error;
  });
  if (!response.ok || (await storedPassword(db, email))?.hash === before?.hash) return response;
  const { token } = opened.parse(await response.json());
  await db.delete(session).where(eq(session.token, token));
  return overtaken();
}

function overtaken(): Response {
  return refused(401, '', 'INVALID_EMAIL_OR_PASSWORD');
}

async function storedPassword(db: Db, email: string) {
  const [own] = await db
    .select({ id: account.id, hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, 'credential')));
  return own ?? null;
}
