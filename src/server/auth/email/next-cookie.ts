import type { Auth } from '../auth.ts';
import { cookieHeader, readCookie } from '../cookies.ts';
import { authLimits } from '../limits.ts';

const name = 'next';

/** Characters of the value; browsers keep 4,096 for name, value and attributes. */
const maxValueCharacters = 3_000;

/**
 * `Set-Cookie` headers that remember where somebody was going, while they look for our mail. Its link opens a tab that
 * knows nothing of the page that asked for it. Null forgets it; a path that is too long is not remembered.
 */
export function nextCookies({ origin }: Auth, next: string | null): readonly string[] {
  const value = encodeURIComponent(next ?? '');
  if (value.length > maxValueCharacters) return [];
  return [cookieHeader(origin, { name, value, maxAge: next === null ? 0 : authLimits.link })];
}

/** Where the sender of the request was going; null when that is not known. It is checked before it is used. */
export function readNextCookie({ origin }: Auth, headers: Headers): string | null {
  const value = readCookie(origin, headers, { name, pattern: /^(?:[\w.!~*'()-]|%[0-7][0-9A-F])+$/ });
  return value && decodeURIComponent(value);
}
