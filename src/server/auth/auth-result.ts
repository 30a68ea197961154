import { firstLanguage } from '#content/languages/languages.ts';
import type { MessageRef, MessageRefs } from '#content/languages/message-ref.ts';
import { messageTextIn } from '#content/languages/text-in.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { tryAgainMessage } from '../rate-limits/route-limits.ts';

/** What a form's action passes on to the browser. */
export interface AuthSuccess {
  /** `Set-Cookie` headers. */
  readonly setCookies: readonly string[];
  /** The provider's page, where a sign-in with a provider continues. */
  readonly location?: string;
}

export interface AuthFailure {
  /** HTTP status: 400, 401, 403, 429, ... */
  readonly status: number;
  readonly sentence: MessageRefs;
  /** Seconds to wait after too many attempts. */
  readonly retryAfter?: number | undefined;
}

export type AuthResult = Result<AuthSuccess, AuthFailure>;

/** The body of a failed request. `message` is in English, for programs. */
interface ErrorBody {
  readonly message: string;
  readonly sentence: MessageRefs;
}

export const somethingWrong: MessageRef = ['auth.somethingWrong'];

export const expiredLink: MessageRef = ['auth.expiredLink'];

export function done(setCookies: readonly string[] = []): AuthResult {
  return ok({ setCookies });
}

export function refuse(status: number, sentence: MessageRefs): AuthResult {
  return fail({ status, sentence });
}

/** `wait` in seconds. */
export function tooMany(wait: number, sentence: MessageRef = ['tooMany.password']): AuthResult {
  return fail({ status: 429, sentence: [sentence, tryAgainMessage(wait)], retryAfter: wait });
}

/** The answer to a script. The session's token is in a cookie only, which no script can read. */
export function toResponse(result: AuthResult): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (!result.ok) {
    const { status, sentence, retryAfter } = result.error;
    if (retryAfter !== undefined) headers.set('retry-after', `${retryAfter}`);
    const message = messageTextIn(firstLanguage, sentence);
    return Response.json({ message, sentence } satisfies ErrorBody, { status, headers });
  }
  const { setCookies, location } = result.value;
  if (location !== undefined) headers.set('location', location);
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return Response.json({ status: true }, { headers });
}

export function redirectTo(address: string, setCookies: readonly string[] = []): Response {
  const headers = new Headers({ location: address, 'cache-control': 'no-store' });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
