import { tryAgain } from '../rate-limits/try-again.ts';

/** The body of a failed request: one sentence, to show as it is. */
export interface ErrorBody {
  readonly message: string;
}

export const somethingWrong = 'Something went wrong';

export const expiredLink = 'This link has expired or was used already. Please ask for a new one.';

/** One sentence for an unknown address and for a wrong password, so that it does not tell whether there is an account. */
export const wrongPassword =
  'This email address and password do not belong together. Please check both and try again.';

export const wrongOrUnconfirmed =
  'This email address and password do not belong together, or the address is not confirmed yet. Please check both, and look for our email.';

export function errorResponse(status: number, message: string): Response {
  return Response.json({ message } satisfies ErrorBody, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
}

/** `wait` in seconds. */
export function tooManyResponse(wait: number): Response {
  const response = errorResponse(429, `Too many attempts. ${tryAgain(wait)}`);
  response.headers.set('retry-after', String(wait));
  return response;
}

/** Success. `location`: the provider's page, where the sign-in continues. */
export function okResponse(cookies: readonly string[] = [], location: string | null = null): Response {
  const response = Response.json({ status: true }, { headers: { 'cache-control': 'no-store' } });
  if (location !== null) response.headers.set('location', location);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * What may leave of Better Auth's response: cookies and the provider's address. Its body has the session's token, which
 * no script may read; its error messages are not ours.
 */
export function filterResponse(response: Response): Response {
  if (!response.ok) return errorResponse(response.status, somethingWrong);
  return okResponse(response.headers.getSetCookie(), response.headers.get('location'));
}

export function redirectTo(address: string): Response {
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store' } });
}
