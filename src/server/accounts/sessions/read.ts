import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '#content/languages/languages.ts';
import type { Db } from '../../db/database.ts';
import { session } from '../../db/tables/accounts.ts';
import { deviceName } from './device-name.ts';

/** A session as its owner sees it: one browser that is signed in. */
interface OpenSession {
  /** Not the token that opens the session: that one is in the browser's cookie only. */
  readonly id: string;
  /** In plain words: "Chrome on Windows". */
  readonly device: string;
  readonly firstSeen: Date;
  /** At most a few minutes too early. */
  readonly lastSeen: Date;
  /** The session of the request. */
  readonly isCurrent: boolean;
}

interface OpenSessions {
  /** The current one first, then the last seen first; at most `sessionsShown`. */
  readonly shown: readonly OpenSession[];
  /** How many there are besides the current one, shown or not. */
  readonly others: number;
}

/** More than anybody reads. Signing out all others also ends those that are not shown. */
export const sessionsShown = 30;

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
