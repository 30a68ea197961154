import { createHmac } from 'node:crypto';
import { randomIdPattern } from '#std/random-id.ts';
import { hashSecret, isSameSecret } from '../links/links.ts';
import { randomId } from '../random-id.ts';
import { cookieHeader, readCookie } from './cookies.ts';
import { authLimits } from './limits.ts';

/* What browsers keep besides their session. Functions that make a cookie return its `Set-Cookie` header. */

/** Whose cookies they are. */
interface Site {
  readonly origin: string;
}

/**
 * The id of the browser in which somebody signs up, or starts to sign in with a provider: the link in the mail confirms it
 * in that browser only. The database stores the hash of the id. Null when the request has none.
 */
export function readBrowserId(origin: string, headers: Headers): string | null {
  return readCookie(origin, headers, { name: 'browser', pattern: randomIdPattern });
}

/** Its hash; null when the request has none. */
export function readBrowserHash(origin: string, headers: Headers): string | null {
  const id = readBrowserId(origin, headers);
  return id && hashBrowserId(id);
}

export function hashBrowserId(value: string): string {
  return hashSecret('browser', value);
}

export function browserCookie(origin: string, value: string): string {
  return cookieHeader(origin, { name: 'browser', value, maxAge: authLimits.browser });
}

/** Whether somebody signed in with a password in this browser before. */
export function hasSignedInHere(origin: string, headers: Headers): boolean {
  return readCookie(origin, headers, { name: 'device', pattern: /./ }) !== null;
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
      const value = readCookie(origin, headers, { name: 'device', pattern: /^[\w-]{22}\.[\w-]{43}$/ });
      const [id = '', signature = ''] = value?.split('.') ?? [];
      return value && isSameSecret(signature, sign(email, id)) ? id : null;
    },
    /** With a new id. */
    create(email: string): string {
      const id = randomId();
      const value = `${id}.${sign(email, id)}`;
      return cookieHeader(origin, { name: 'device', value, maxAge: authLimits.device });
    },
  };
}

/** Characters of the next page's address; browsers keep 4,096 for name, value and attributes. */
const maxNextCharacters = 3_000;

/**
 * Remembers where somebody was going, while they look for our mail. Its link opens a tab that knows nothing of the page
 * that asked for it. Null forgets it; a path that is too long is not remembered.
 */
export function nextCookies({ origin }: Site, next: string | null): readonly string[] {
  const value = encodeURIComponent(next ?? '');
  if (value.length > maxNextCharacters) return [];
  return [cookieHeader(origin, { name: 'next', value, maxAge: next === null ? 0 : authLimits.link })];
}

/** Where the sender of the request was going; null when that is not known. It is checked before it is used. */
export function readNextCookie({ origin }: Site, headers: Headers): string | null {
  const pattern = /^(?:[\w.!~*'()-]|%[0-7][0-9A-F])+$/;
  const value = readCookie(origin, headers, { name: 'next', pattern });
  return value && decodeURIComponent(value);
}

/** The page that a link in a mail opens: `reset` chooses a password, `confirm` confirms an address. `guest`: a private edit link. */
export type MailLinkPage = 'reset' | 'confirm' | 'guest';

const tokenPattern = /^[\w-]{1,64}$/;

/**
 * Keeps the token of a link, while its page is open. Addresses stay in histories, go to other sites as referrers and can be
 * read over a shoulder, so the token must leave the address. Null removes the cookie.
 */
export function tokenCookie({ origin }: Site, page: MailLinkPage, token: string | null): string {
  // A malformed token is stored as `none`, so that the page says that the link is wrong and not that there was none.
  const value = token === null || tokenPattern.test(token) ? (token ?? '') : 'none';
  return cookieHeader(origin, { name: page, value, maxAge: token === null ? 0 : authLimits.link });
}

/** The token in the cookie; null without one. */
export function readTokenCookie({ origin }: Site, page: MailLinkPage, headers: Headers): string | null {
  return readCookie(origin, headers, { name: page, pattern: tokenPattern });
}

/** Whether a guest does not want to be offered the private edit link again. */
export function hasHintCookie({ origin }: Site, headers: Headers): boolean {
  return readCookie(origin, headers, { name: 'no-link-hint', pattern: /^1$/ }) !== null;
}

export function hintCookie({ origin }: Site): string {
  return cookieHeader(origin, { name: 'no-link-hint', value: '1', maxAge: authLimits.device });
}
