import { accountLimits } from '#content/account-limits.ts';
import { tryAgain } from '../rate-limits/try-again.ts';

/** What a caller of /api/auth is told when it did not work: one sentence, made to be shown. */
export interface RefusalBody {
  readonly message: string;
  readonly code: string;
}

export const linkRefused = 'This link has expired or was used already. Please ask for a new one.';

/** By the library's codes and ours. Unknown address and wrong password are one sentence, so it tells nobody's account. */
const sentences: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD:
    'This email address and password do not belong together. Please check both and try again.',
  INVALID_OR_UNCONFIRMED:
    'This email address and password do not belong together, or the address is not confirmed yet. Please check both, and look for our email.',
  INVALID_TOKEN: linkRefused,
  PASSWORD_TOO_LONG: `A password can have at most ${accountLimits.password.max} characters.`,
  UNAUTHORIZED: 'Please log in again.',
  INVALID_ORIGIN: 'This request did not come from our own page. Please reload the page and try again.',
  MISSING_OR_NULL_ORIGIN:
    'This request did not come from our own page. Please reload the page and try again.',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED:
    'This request did not come from our own page. Please reload the page and try again.',
};

export function refused(status: number, message: string, code = 'REFUSED'): Response {
  return Response.json({ message, code } satisfies RefusalBody, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
}

/** Too many attempts; `wait` in seconds. */
export function tooMany(wait: number): Response {
  const response = refused(429, `Too many attempts. ${tryAgain(wait)}`, 'TOO_MANY');
  response.headers.set('retry-after', String(wait));
  return response;
}

/** It worked: no more than that, and where to go on if that is at a provider. The library would tell scripts the session's token. */
export function done(cookies: readonly string[] = [], location: string | null = null): Response {
  const response = Response.json({ status: true }, { headers: { 'cache-control': 'no-store' } });
  if (location !== null) response.headers.set('location', location);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** To a page of this site, for whoever opened a link in a letter. */
export function leadTo(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
}

/** The library's answer in our words. Redirects pass as they are, and so does `tooMany`, which is ours. */
export async function inOurWords(response: Response): Promise<Response> {
  if (response.status < 300) {
    return done(response.headers.getSetCookie(), response.headers.get('location'));
  }
  if (response.status < 400 || response.status === 429) return response;
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'UNKNOWN';
  return refused(response.status, sentences[code] ?? 'Something went wrong', code);
}
