import type { Auth } from './auth.ts';
import { readCookie } from './cookies.ts';

interface Session {
  readonly userId: string;
  /** As given at sign-up or in the profile; empty for a guest who gave none. */
  readonly name: string;
  readonly sessionId: string;
  /** When this session was opened. */
  readonly signedInAt: Date;
}

/** Somebody who is signed in to an account. */
export interface AccountViewer extends Session {
  readonly isGuest: false;
  readonly email: string;
  /** Somebody proved that this address is theirs. */
  readonly isConfirmed: boolean;
  /** The guest as whom this browser made cards before it logged in; null when there is nothing to ask any more. */
  readonly guestId: string | null;
}

/** Somebody who makes cards without an account. */
export interface GuestViewer extends Session {
  readonly isGuest: true;
  readonly email: null;
}

export type Viewer = AccountViewer | GuestViewer;

export interface ViewerResult {
  readonly viewer: Viewer | null;
  /** `Set-Cookie` headers to pass on: a renewed session, or the removal of one that has ended. */
  readonly setCookies: readonly string[];
}

/** Who sent the request, by its cookies. Reads the database each time, so that a session that was ended elsewhere is over. */
export function getViewer(auth: Auth, headers: Pick<Headers, 'get'>): Promise<ViewerResult> {
  return auth.readSession(headers);
}

/** Whether somebody is signed in to an account with a confirmed address that the settings name. */
export function isOperator(viewer: Viewer | null, adminEmails: readonly string[]): viewer is AccountViewer {
  if (!viewer || viewer.isGuest || !viewer.isConfirmed) return false;
  return adminEmails.includes(viewer.email.toLowerCase());
}

/** Whether the session outlives the browser: "Remember me" was checked when it began. */
export function isRemembered(auth: Auth, headers: Headers): boolean {
  return readCookie(auth.origin, headers, { name: 'dont_remember', pattern: /./ }) === null;
}
