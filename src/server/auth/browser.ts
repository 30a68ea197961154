import { createHash } from 'node:crypto';
import { randomId } from '../random-id.ts';
import { cookiePrefix } from './library.ts';
import { authLimits } from './limits.ts';

/**
 * A browser in which somebody signs up, or begins to sign in with another account, is recognised by a cookie: what it
 * began there is confirmed there only. The database has the cookie's hash.
 */
const form = /^[A-Za-z0-9_-]{22}$/;

/** The cookie's value; null when the browser came without. */
export function readBrowser(origin: string, headers: Headers): string | null {
  const start = `${cookieName(origin)}=`;
  const part = (headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(start));
  const value = part?.slice(start.length) ?? '';
  return form.test(value) ? value : null;
}

export function newBrowser(): string {
  return randomId();
}

export function browserHash(value: string): string {
  return createHash('sha256').update(`browser\n${value}`).digest('base64url');
}

/** A `Set-Cookie` header. */
export function browserCookie(origin: string, value: string): string {
  const secure = origin.startsWith('https://') ? '; Secure' : '';
  return `${cookieName(origin)}=${value}; Max-Age=${authLimits.browser}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function cookieName(origin: string): string {
  return `${cookiePrefix(origin)}bb.browser`;
}
