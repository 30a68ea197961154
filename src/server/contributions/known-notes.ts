import { cookieHeader, readCookie } from '../auth/cookies.ts';
import type { LinkSecret } from './types.ts';

/*
 * The links of the notes that were written in this browser, so that whoever opens a signing link again finds their own.
 * Browsers send the cookie to signing links only.
 */
const cookie = { name: 'notes', path: '/sign' } as const;

/** The last ones: few people sign more cards at a time. */
const kept = 12;

/** Seconds: the longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60;

/** The secrets, the newest first. */
export function readKnownNotes(origin: string, headers: Headers): readonly LinkSecret[] {
  const value = readCookie(origin, headers, { ...cookie, pattern: /^[\w-]{22}(?:\.[\w-]{22})*$/ });
  return (value?.split('.', kept) ?? []) as LinkSecret[];
}

/** A `Set-Cookie` header that adds a note. */
export function knownNotesCookie(origin: string, headers: Headers, secret: LinkSecret): string {
  const others = readKnownNotes(origin, headers).filter((one) => one !== secret);
  const value = [secret, ...others].slice(0, kept).join('.');
  return cookieHeader(origin, { ...cookie, value, maxAge });
}
