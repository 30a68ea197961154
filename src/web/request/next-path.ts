import { splitPath } from '#content/languages/page-address.ts';

/** The address of an account page that leads on to `next`, a page as an address named it. It fits in a `[link](here)`. */
export function withNext(path: string, next: string | null): string {
  if (!next) return path;
  const encoded = encodeURIComponent(next).replaceAll(')', '%29');
  return `${path}${path.includes('?') ? '&' : '?'}next=${encoded}`;
}

/**
 * The address of `to` by way of the log-in page, for an answer that sets a cookie. A browser that keeps none drops it in
 * silence, and without scripts no page can ask it, so the log-in page sees whether one came. It says so where none did,
 * and leads on to `next` after a log-in. With scripts the pages ask the browser, and `to` is one step away.
 */
export function cookieCheckPath(headers: Headers, to: string, next: string | null = null): string {
  if (headers.get('sec-fetch-dest') === 'empty') return to;
  return withNext(`/login?kept=${encodeURIComponent(to)}`, next);
}

/**
 * Where to go after signing in: `next` when it is a page of this site, else the dashboard. Everything
 * that a browser could read as another site (`//x`, `/\x`, a scheme, control characters) is refused.
 */
export function nextPath(next: string | null | undefined): string {
  const path = ownPath(next) ?? '/dashboard';
  return ['/login', '/signup', '/signout'].includes(path.split(/[?#]/, 1)[0] ?? '') ? '/dashboard' : path;
}

/** A page of this site as an address or a form named it, without the prefix of its language; null for anything else. */
export function ownPath(next: string | null | undefined): string | null {
  // Printable ASCII but the backslash, which browsers read as a slash.
  if (!next || next.length > 2_000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(next)) return null;
  const here = 'http://site.invalid';
  if (!URL.canParse(next, here)) return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  // `/./%2e//evil` and the like come out of the parser as `//evil`.
  const { path } = splitPath(pathname);
  return origin !== here || path.startsWith('//') ? null : path + search + hash;
}
