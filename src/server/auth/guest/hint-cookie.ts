import type { Auth } from '../auth.ts';
import { cookieHeader, readCookie } from '../cookies.ts';
import { authLimits } from '../limits.ts';

/* This cookie notes that a guest does not want to be offered the private edit link again. */
const name = 'no-link-hint';

export function hasHintCookie(auth: Auth, headers: Headers): boolean {
  return readCookie(auth.origin, headers, { name, pattern: /^1$/ }) !== null;
}

/** A `Set-Cookie` header. */
export function hintCookie(auth: Auth): string {
  return cookieHeader(auth.origin, { name, value: '1', maxAge: authLimits.device });
}
