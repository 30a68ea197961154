import { randomIdPattern } from '#std/random-id.ts';
import { cookieHeader, readCookie } from '../auth/cookies.ts';
import { hashSecret } from '../links/links.ts';

/*
 * This cookie is set when a visitor likes a design for the first time, and names nobody. Browsers send it to the
 * addresses of likes only, so pages stay the same for all. The database stores the cookie's hash.
 */
const cookie = { name: 'likes', path: '/likes' } as const;

/** Seconds: the longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60;

/** The cookie's value; null when the request has none. */
export function readLikerId(origin: string, headers: Headers): string | null {
  return readCookie(origin, headers, { ...cookie, pattern: randomIdPattern });
}

export function hashLikerId(value: string): string {
  return hashSecret('likes', value);
}

/** A `Set-Cookie` header. */
export function likerCookie(origin: string, value: string): string {
  return cookieHeader(origin, { ...cookie, value, maxAge });
}
