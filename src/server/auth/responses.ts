import { firstLanguage } from '#content/languages/languages.ts';
import type { MessageRef, MessageRefs } from '#content/languages/message-ref.ts';
import { messageTextIn } from '#content/languages/text-in.ts';
import { tryAgainMessage } from '../rate-limits/try-again.ts';

/** The body of a failed request. `message` is in English, for programs. */
export interface ErrorBody {
  readonly message: string;
  readonly sentence: MessageRefs;
}

export const somethingWrong: MessageRef = ['auth.somethingWrong'];

export const expiredLink: MessageRef = ['auth.expiredLink'];

/** One sentence for an unknown address and for a wrong password, so that it does not tell whether there is an account. */
export const wrongPassword: MessageRef = ['auth.wrongPassword'];

export const wrongOrUnconfirmed: MessageRef = ['auth.wrongOrUnconfirmed'];

export function errorResponse(status: number, sentence: MessageRefs): Response {
  const message = messageTextIn(firstLanguage, sentence);
  return Response.json({ message, sentence } satisfies ErrorBody, {
    status,
    headers: { 'cache-control': 'no-store' },
  });
}

/** `wait` in seconds. */
export function tooManyResponse(wait: number): Response {
  const response = errorResponse(429, [['tooMany.password'], tryAgainMessage(wait)]);
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
