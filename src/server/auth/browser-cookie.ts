import { randomIdPattern } from '#std/random-id.ts';
import { hashSecret } from '../links/links.ts';
import { cookieHeader, readCookie } from './cookies.ts';
import { authLimits } from './limits.ts';

/*
 * This cookie identifies the browser in which somebody signs up, or starts to sign in with a provider: the link in the mail
 * confirms it in that browser only. The database stores the cookie's hash.
 */
const name = 'browser';

/** The cookie's value; null when the request has none. */
export function readBrowserId(origin: string, headers: Headers): string | null {
  return readCookie(origin, headers, { name, pattern: randomIdPattern });
}

export function hashBrowserId(value: string): string {
  return hashSecret('browser', value);
}

/** A `Set-Cookie` header. */
export function browserCookie(origin: string, value: string): string {
  return cookieHeader(origin, { name, value, maxAge: authLimits.browser });
}
