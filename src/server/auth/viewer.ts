import { DatabaseUnavailable } from '../db/failure.ts';
import { hasOwnCookie } from '../request/own-cookie.ts';
import type { Auth } from './auth.ts';
import { readCookie } from './cookies.ts';

/** A signed-in user. */
export interface Viewer {
  readonly userId: string;
  readonly email: string;
  /** As given at sign-up or in the profile. */
  readonly name: string;
  readonly sessionId: string;
  /** When this session was opened. */
  readonly signedInAt: Date;
}

export interface ViewerResult {
  readonly viewer: Viewer | null;
  /** `Set-Cookie` headers to pass on: a renewed session, or the removal of one that has ended. */
  readonly setCookies: readonly string[];
}

/** Who sent the request, by its cookies. Reads the database each time, so that a session that was ended elsewhere is over. */
export async function getViewer(auth: Auth, headers: Headers): Promise<ViewerResult> {
  if (!hasOwnCookie(headers.get('cookie'))) return { viewer: null, setCookies: [] };
  try {
    const { headers: responseHeaders, response } = await auth.readSession(headers);
    const setCookies = responseHeaders.getSetCookie();
    if (!response) return { viewer: null, setCookies };
    const { id: userId, email, name } = response.user;
    const { id: sessionId, createdAt: signedInAt } = response.session;
    return { viewer: { userId, email, name, sessionId, signedInAt }, setCookies };
  } catch (error) {
    // Better Auth hides the cause. It is the database, or (401) the session was deleted at this moment.
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 401) {
      return { viewer: null, setCookies: [] };
    }
    throw new DatabaseUnavailable('SESSION');
  }
}

/** Whether the session outlives the browser: "Remember me" was checked when it began. */
export function isRemembered(auth: Auth, headers: Headers): boolean {
  return readCookie(auth.origin, headers, { name: 'dont_remember', pattern: /./ }) === null;
}
