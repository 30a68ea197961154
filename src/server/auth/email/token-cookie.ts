import type { Auth } from '../auth.ts';
import { cookieHeader, readCookie } from '../cookies.ts';
import { authLimits } from '../limits.ts';

/** The page that a link in a mail opens: `reset` chooses a password, `confirm` confirms an address. `guest`: a private edit link. */
export type LinkPage = 'reset' | 'confirm' | 'guest';

const pattern = /^[\w-]{1,64}$/;

/**
 * A `Set-Cookie` header with the token of a link, while its page is open. Addresses stay in histories, go to other
 * sites as referrers and can be read over a shoulder, so the token must leave the address. Null removes the cookie.
 */
export function tokenCookie(auth: Auth, page: LinkPage, token: string | null): string {
  // A malformed token is stored as `none`, so that the page says that the link is wrong and not that there was none.
  const value = token === null || pattern.test(token) ? (token ?? '') : 'none';
  return cookieHeader(auth.origin, { name: page, value, maxAge: token === null ? 0 : authLimits.link });
}

/** The token in the cookie; null without one. */
export function readTokenCookie(auth: Auth, page: LinkPage, headers: Headers): string | null {
  return readCookie(auth.origin, headers, { name: page, pattern });
}
