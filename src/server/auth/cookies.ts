/** `__Host-` binds a cookie to this host and to HTTPS; browsers refuse the name without HTTPS. */
export function cookiePrefix(origin: string): '__Host-bb' | 'bb' {
  return isSecure(origin) ? '__Host-bb' : 'bb';
}

/** The value of a cookie that `setCookie` made; null when there is none that matches `pattern`. */
export function readCookie(
  origin: string,
  headers: Headers,
  { name, pattern }: { readonly name: string; readonly pattern: RegExp },
): string | null {
  const start = `${cookiePrefix(origin)}.${name}=`;
  const found = (headers.get('cookie') ?? '').split('; ').find((cookie) => cookie.startsWith(start));
  const value = found?.slice(start.length) ?? '';
  return pattern.test(value) ? value : null;
}

/** A `Set-Cookie` header; `maxAge` in seconds. No script can read the cookie, and no other site's form sends it. */
export function setCookie(
  origin: string,
  { name, value, maxAge }: { readonly name: string; readonly value: string; readonly maxAge: number },
): string {
  const secure = isSecure(origin) ? '; Secure' : '';
  const attributes = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
  return `${cookiePrefix(origin)}.${name}=${value}; ${attributes}`;
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https://');
}
