import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomId } from '../random-id.ts';
import { cookieHeader, readCookie } from './cookies.ts';
import { authLimits } from './limits.ts';

const name = 'device';

/** Whether somebody signed in with a password in this browser before. */
export function hasSignedInHere(origin: string, headers: Headers): boolean {
  return readCookie(origin, headers, { name, pattern: /./ }) !== null;
}

/**
 * A browser that once signed in to an account has a cookie for it. Its attempts are counted apart from everybody
 * else's, so that nobody can lock an owner out by guessing (OWASP calls these device cookies). It opens nothing.
 */
export function createDeviceCookies(origin: string, secret: string) {
  const sign = (email: string, id: string) =>
    createHmac('sha256', secret).update(`device\n${email}\n${id}`).digest('base64url');
  return {
    /** The id in the cookie; null when there is none, or when it was made for another address. */
    read(headers: Headers, email: string): string | null {
      const value = readCookie(origin, headers, { name, pattern: /^[\w-]{22}\.[\w-]{43}$/ });
      const [id = '', signature = ''] = value?.split('.') ?? [];
      return value && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(email, id))) ? id : null;
    },
    /** A `Set-Cookie` header with a new id. */
    create(email: string): string {
      const id = randomId();
      return cookieHeader(origin, { name, value: `${id}.${sign(email, id)}`, maxAge: authLimits.device });
    },
  };
}
