import { isAPIError } from 'better-auth/api';
import { eq, sql } from 'drizzle-orm';
import { session } from '../db/tables/accounts.ts';
import { type createBetterAuth, hiddenCause, logAuthError } from './better-auth.ts';
import { authLimits } from './limits.ts';
import type { AuthParts } from './parts.ts';

/** What Better Auth reads by a cookie. */
export interface StoredSession {
  /** With `Set-Cookie` headers for the browser. */
  readonly headers: Headers;
  readonly response: {
    readonly session: {
      readonly id: string;
      readonly createdAt: Date;
      readonly updatedAt: Date;
      readonly guestId?: string | null | undefined;
    };
    readonly user: {
      readonly id: string;
      readonly email: string;
      readonly emailVerified: boolean;
      readonly name: string;
      readonly isAnonymous?: boolean | null | undefined;
    };
  } | null;
}

interface SessionReaderParts extends Pick<AuthParts, 'db' | 'log'> {
  readonly betterAuth: ReturnType<typeof createBetterAuth>;
}

/**
 * Reads the session of a request's cookies and stores when it was last seen, for the list of sessions. Throws what went
 * wrong, such as `DatabaseUnavailable`.
 */
export function createSessionReader({ db, log, betterAuth }: SessionReaderParts) {
  /** When it fails, the page comes all the same. */
  async function updateLastSeen({ id, updatedAt }: { readonly id: string; readonly updatedAt: Date }) {
    if (Date.now() - updatedAt.getTime() < authLimits.lastSeen * 1000) return;
    const updated = db.update(session).set({ updatedAt: sql`now()` }).where(eq(session.id, id));
    await updated.catch((error: unknown) => logAuthError(log, 'last seen not updated', error));
  }

  async function read(headers: Headers): Promise<StoredSession> {
    const call: { error?: Error } = {};
    try {
      return await hiddenCause.run(call, () => betterAuth.api.getSession({ headers, returnHeaders: true }));
    } catch (error) {
      // The session was deleted at this moment.
      if (isAPIError(error) && error.statusCode === 401) return { headers: new Headers(), response: null };
      throw call.error ?? error;
    }
  }

  return async (headers: Headers): Promise<StoredSession> => {
    const stored = await read(headers);
    if (stored.response) await updateLastSeen(stored.response.session);
    return stored;
  };
}
