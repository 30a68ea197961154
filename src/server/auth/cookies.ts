import { createHmac } from 'node:crypto';
import { isSameSecret } from '../links/links.ts';

/** `__Host-` binds a cookie to this host and to HTTPS; browsers refuse the name without HTTPS. */
function cookiePrefix(origin: string): '__Host-bb' | 'bb' {
  return isSecure(origin) ? '__Host-bb' : 'bb';
}

interface CookieName {
  readonly name: string;
  /** The addresses it is sent to begin with this; all of them where none is given. */
  readonly path?: string;
}

interface Cookie extends CookieName {
  readonly value: string;
  /** Seconds; null for a cookie that ends with the browser. */
  readonly maxAge: number | null;
}

/** A cookie for a part of the site cannot have `__Host-`. */
function fullName(origin: string, { name, path = '/' }: CookieName): string {
  const prefix = path === '/' ? cookiePrefix(origin) : isSecure(origin) ? '__Secure-bb' : 'bb';
  return `${prefix}.${name}`;
}

/** The value of a cookie that `cookieHeader` made; null when there is none that matches `pattern`. */
export function readCookie(
  origin: string,
  headers: Pick<Headers, 'get'>,
  { pattern, ...cookie }: CookieName & { readonly pattern: RegExp },
): string | null {
  const start = `${fullName(origin, cookie)}=`;
  const found = (headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(start));
  const value = found?.slice(start.length) ?? '';
  return pattern.test(value) ? value : null;
}

/** A `Set-Cookie` header. No script can read the cookie, and no other site's form sends it. */
export function cookieHeader(origin: string, { value, maxAge, ...cookie }: Cookie): string {
  const age = maxAge === null ? '' : `Max-Age=${maxAge}; `;
  const secure = isSecure(origin) ? '; Secure' : '';
  const attributes = `${age}Path=${cookie.path ?? '/'}; HttpOnly; SameSite=Lax${secure}`;
  return `${fullName(origin, cookie)}=${value}; ${attributes}`;
}

/** Cookies whose value nobody can make up: the value, a dot and an HMAC-SHA-256 of it, encoded as in an address. */
export function createSignedCookies(origin: string, secret: string) {
  const signed = (value: string) => `${value}.${createHmac('sha256', secret).update(value).digest('base64')}`;
  return {
    /** The value; null without the cookie, or when the signature is not ours. */
    read(headers: Pick<Headers, 'get'>, name: string): string | null {
      const encoded = readCookie(origin, headers, { name, pattern: /^[\w.%-]{1,200}$/ });
      const written = encoded && decode(encoded);
      if (!written) return null;
      const value = written.slice(0, written.lastIndexOf('.'));
      return isSameSecret(written, signed(value)) ? value : null;
    },
    /** A `Set-Cookie` header. An empty value with no age removes the cookie. */
    header: ({ value, ...cookie }: Cookie) =>
      cookieHeader(origin, { ...cookie, value: value && encodeURIComponent(signed(value)) }),
  };
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https://');
}
