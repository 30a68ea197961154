import type { Auth } from '../auth.ts';
import { cookiePrefix } from '../library.ts';
import { authLimits } from '../limits.ts';

/** The page that a letter's link opens: it chooses a password or confirms an address. */
export type LinkPage = 'reset' | 'confirm';

const tokenForm = /^[A-Za-z0-9]{1,64}$/;

/**
 * A `Set-Cookie` header that keeps the token of a letter's link while its page is open, so that it stands in no
 * address: those are kept in histories, sent to others as referrers and seen by whoever looks over a shoulder. Null
 * takes it back.
 */
export function storeToken(auth: Auth, page: LinkPage, token: string | null): string {
  const secure = auth.origin.startsWith('https://') ? '; Secure' : '';
  // A token that is none is kept as one, so that the page says that the link is wrong and not that there was none.
  const value = token === null || tokenForm.test(token) ? (token ?? '') : 'none';
  const age = token === null ? 0 : authLimits.link;
  return `${cookieName(auth, page)}=${value}; Max-Age=${age}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** The token that this browser came with; null when it came without. */
export function storedToken(auth: Auth, page: LinkPage, headers: Headers): string | null {
  const start = `${cookieName(auth, page)}=`;
  const part = (headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(start));
  const token = part?.slice(start.length) ?? '';
  return tokenForm.test(token) ? token : null;
}

function cookieName(auth: Auth, page: LinkPage): string {
  return `${cookiePrefix(auth.origin)}bb.${page}`;
}
