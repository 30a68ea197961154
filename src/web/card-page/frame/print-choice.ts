import type { IncomingMessage } from 'node:http';
import { cookieHeader, readCookie } from '#server/auth/cookies.ts';

export type Print = 'normal' | 'large';

/** Whether cards are written large in this browser. It is sent to cards only. */
const cookie = { name: 'print', path: '/card' } as const;

/** Seconds: the longest that browsers keep a cookie. */
const maxAge = 400 * 24 * 60 * 60;

interface PrintChoice {
  readonly print: Print;
  /** A `Set-Cookie` header, where the choice is to be remembered. */
  readonly remember: string | null;
}

/**
 * In which print somebody reads a card: as the address says, else as they chose on another one. An address that came
 * from elsewhere is obeyed but not remembered: it was somebody else's choice.
 */
export function printChoice({ url = '', headers }: IncomingMessage, origin: string): PrintChoice {
  const asked = url.includes('print=') ? new URL(url, origin).searchParams.get('print') : null;
  const known = isLargeKnown({ get: () => headers.cookie ?? null }, origin);
  if (asked !== 'large' && asked !== 'normal') return { print: known ? 'large' : 'normal', remember: null };
  const site = headers['sec-fetch-site'];
  const isOwn = site ? site === 'same-origin' : `${headers.referer}`.startsWith(`${origin}/`);
  const isNew = isOwn && (asked === 'large') !== known;
  const age = asked === 'large' ? maxAge : 0;
  return {
    print: asked,
    remember: isNew ? cookieHeader(origin, { ...cookie, value: 'large', maxAge: age }) : null,
  };
}

/** Whether somebody chose large print on a card before. */
export function isLargeKnown(headers: Pick<Headers, 'get'>, origin: string): boolean {
  return readCookie(origin, headers, { ...cookie, pattern: /^large$/ }) !== null;
}
