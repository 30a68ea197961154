import { randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { ConstraintViolated } from '../db/failure.ts';
import { session, user } from '../db/tables/accounts.ts';
import { deleteExpiredLinks } from '../links/links.ts';
import { randomId } from '../random-id.ts';
import { clientNetwork } from '../request/client-address.ts';
import { createSignedCookies } from './cookies.ts';
import { authLimits } from './limits.ts';
import { type AuthParts, logAuthError } from './parts.ts';
import type { Viewer, ViewerResult } from './viewer.ts';

export interface OpenedSession {
  readonly userId: string;
  /** Id of the `account` row that opens it; null for a new guest. */
  readonly openedBy: string | null;
  /** Whether the session outlives the browser; as in this browser before where it was not asked. */
  readonly rememberMe?: boolean;
  /** Whether it belongs to an account, which may take over the cards of the guest in this browser. */
  readonly isAccount: boolean;
}

export type Sessions = ReturnType<typeof createSessions>;

/** What signing in needs. */
export interface SignInParts extends AuthParts {
  readonly sessions: Sessions;
}

/** Seconds that a session lasts without "Remember me": its cookie ends with the browser. */
const unremembered = 24 * 60 * 60;

/**
 * Sessions: rows of `session` whose token is in a signed cookie. Rows and cookies are those of Better Auth, which kept them
 * in release 0.1 (docs/decisions/0082): the token itself is stored, and nobody who has only that can sign it.
 */
export function createSessions({ db, config, secret, log }: AuthParts) {
  const cookies = createSignedCookies(config.origin, secret);
  const name = 'session_token';
  const isRemembered = (headers: Pick<Headers, 'get'>) => cookies.read(headers, 'dont_remember') === null;
  const removal = ['session_token', 'dont_remember'].map((one) =>
    cookies.header({ name: one, value: '', maxAge: 0 }),
  );
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

  async function find(token: string) {
    const [found] = await db
      .select({ session, user })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(eq(session.token, token));
    return found;
  }

  /** For the list of sessions. When it fails, the page comes all the same. */
  async function updateLastSeen({ id, updatedAt }: typeof session.$inferSelect): Promise<void> {
    if (Date.now() - updatedAt.getTime() < authLimits.lastSeen * 1000) return;
    const updated = db.update(session).set({ updatedAt: sql`now()` }).where(eq(session.id, id));
    await updated.catch((error: unknown) => logAuthError(log, 'last seen not updated', error));
  }

  /** Whose session the cookies are of. Throws what went wrong, such as `DatabaseUnavailable`. */
  async function read(headers: Pick<Headers, 'get'>): Promise<ViewerResult> {
    const token = cookies.read(headers, name);
    if (token === null) return { viewer: null, setCookies: [] };
    const found = await find(token);
    if (!found || found.session.expiresAt.getTime() < Date.now()) {
      if (found) await db.delete(session).where(eq(session.id, found.session.id));
      return { viewer: null, setCookies: removal };
    }
    const viewer = viewerOf(found);
    const { expiresIn, updateAge } = authLimits.session;
    const isFresh = found.session.expiresAt > inSeconds(expiresIn - updateAge);
    if (isFresh || !isRemembered(headers)) {
      await updateLastSeen(found.session);
      return { viewer, setCookies: [] };
    }
    const renewed = await db
      .update(session)
      .set({ expiresAt: inSeconds(expiresIn), updatedAt: sql`now()` })
      .where(eq(session.id, found.session.id));
    // It was ended at this moment.
    if (renewed.rowCount === 0) return { viewer: null, setCookies: removal };
    return { viewer, setCookies: [cookies.header({ name, value: token, maxAge: expiresIn })] };
  }

  /** Opens a session and returns its `Set-Cookie` headers; null when what opens it is gone at this moment. */
  async function open(
    headers: Headers,
    { userId, openedBy, rememberMe, isAccount }: OpenedSession,
  ): Promise<readonly string[] | null> {
    const before = isAccount ? (await read(headers)).viewer : null;
    const token = randomBytes(24).toString('base64url');
    const { expiresIn } = authLimits.session;
    try {
      await db.insert(session).values({
        id: randomId(),
        token,
        userId,
        openedBy,
        guestId: before?.isGuest ? before.userId : null,
        expiresAt: inSeconds(rememberMe === false ? unremembered : expiresIn),
        ipAddress: clientNetwork(headers),
        userAgent: headers.get('user-agent') ?? '',
      });
    } catch (error) {
      if (error instanceof ConstraintViolated && error.kind === 'foreign-key') return null;
      throw error;
    }
    const wasRemembered = isRemembered(headers);
    const outlives = rememberMe ?? wasRemembered;
    const opened = cookies.header({ name, value: token, maxAge: outlives ? expiresIn : null });
    if (outlives === wasRemembered) return [opened];
    const mark = { name: 'dont_remember', value: outlives ? '' : 'true', maxAge: outlives ? 0 : null };
    return [opened, cookies.header(mark)];
  }

  /** Ends the session of the cookies, for every copy of them, and removes them. */
  async function end(headers: Headers): Promise<readonly string[]> {
    const token = cookies.read(headers, name);
    if (token !== null) await db.delete(session).where(eq(session.token, token));
    return removal;
  }

  return { cookies, read, open, end };
}

/** Deletes sessions and links that nobody can use any more. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, now));
  await deleteExpiredLinks(db, now);
}

function viewerOf(found: {
  readonly session: typeof session.$inferSelect;
  readonly user: typeof user.$inferSelect;
}): Viewer {
  const { id: userId, name, email, emailVerified: isConfirmed, isAnonymous } = found.user;
  const { id: sessionId, createdAt: signedInAt, guestId } = found.session;
  const common = { userId, name, sessionId, signedInAt };
  return isAnonymous
    ? { ...common, isGuest: true, email: null }
    : { ...common, isGuest: false, email, isConfirmed, guestId };
}
