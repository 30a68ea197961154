import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '#content/languages/languages.ts';
import type { Db } from '../../db/database.ts';
import { session } from '../../db/tables/accounts.ts';
import { deviceName } from './device-name.ts';
import { type OpenSessions, sessionsShown } from './types.ts';

interface SessionsOf {
  readonly userId: string;
  /** The one of the request. */
  readonly sessionId: string;
  /** Devices are named in it. */
  readonly language: Language;
}

/** The user's sessions that have not expired. */
export async function listSessions(
  db: Db,
  { userId, sessionId, language }: SessionsOf,
): Promise<OpenSessions> {
  const isOpen = and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`));
  const isCurrent = sql<boolean>`${session.id} = ${sessionId}`;
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: session.id,
        userAgent: session.userAgent,
        firstSeen: session.createdAt,
        lastSeen: session.updatedAt,
        isCurrent,
      })
      .from(session)
      .where(isOpen)
      .orderBy(desc(isCurrent), desc(session.updatedAt), session.id)
      .limit(sessionsShown),
    db
      .select({ n: count() })
      .from(session)
      .where(and(isOpen, sql`not ${isCurrent}`)),
  ]);
  const shown = rows.map(({ userAgent, ...rest }) => ({ ...rest, device: deviceName(userAgent, language) }));
  return { shown, others: total?.n ?? 0 };
}
