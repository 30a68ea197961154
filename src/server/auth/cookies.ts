/** `__Host-` binds a cookie to this host and to HTTPS; browsers refuse the name without HTTPS. */
export function cookiePrefix(origin: string): '__Host-bb' | 'bb' {
  return isSecure(origin) ? '__Host-bb' : 'bb';
}

interface CookieName {
  readonly name: string;
  /** The addresses it is sent to begin with this; all of them where none is given. */
  readonly path?: string;
}

/** A cookie for a part of the site cannot have `__Host-`. */
function fullName(origin: string, { name, path = '/' }: CookieName): string {
  const prefix = path === '/' ? cookiePrefix(origin) : isSecure(origin) ? '__Secure-bb' : 'bb';
  return `${prefix}.${name}`;
}

/** The value of a cookie that `cookieHeader` made; null when there is none that matches `pattern`. */
export function readCookie(
  origin: string,
  headers: Headers,
  { pattern, ...cookie }: CookieName & { readonly pattern: RegExp },
): string | null {
  const start = `${fullName(origin, cookie)}=`;
  const found = (headers.get('cookie') ?? '').split('; ').find((one) => one.startsWith(start));
  const value = found?.slice(start.length) ?? '';
  return pattern.test(value) ? value : null;
}

/** A `Set-Cookie` header; `maxAge` in seconds. No script can read the cookie, and no other site's form sends it. */
export function cookieHeader(
  origin: string,
  { value, maxAge, ...cookie }: CookieName & { readonly value: string; readonly maxAge: number },
): string {
  const secure = isSecure(origin) ? '; Secure' : '';
  const attributes = `Max-Age=${maxAge}; Path=${cookie.path ?? '/'}; HttpOnly; SameSite=Lax${secure}`;
  return `${fullName(origin, cookie)}=${value}; ${attributes}`;
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https://');
}
