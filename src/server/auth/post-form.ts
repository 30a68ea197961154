import type { MessageRefs } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { clientAddressHeader } from '../request/client-address.ts';
import type { Auth } from './auth.ts';
import { basePath } from './better-auth.ts';
import { type ErrorBody, errorResponse, somethingWrong } from './responses.ts';

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

/** By these headers `Auth.handle` knows who asks and that it came from our own page. */
const copiedHeaders = ['cookie', 'origin', 'user-agent', clientAddressHeader];

/**
 * Sends a form as the request that a script would send to /api/auth, so that every check and limit applies. When the
 * database is away, that is a failure with a sentence like any other: what was typed stays on the page.
 */
export async function postForm(
  auth: Auth,
  from: Headers,
  { path, body }: { readonly path: string; readonly body: Readonly<Record<string, unknown>> },
): Promise<Result<AuthSuccess, AuthFailure>> {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of copiedHeaders) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  const url = `${auth.origin}${basePath}${path}`;
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await auth.handle(request).catch((error: unknown) => {
    auth.report(error);
    return errorResponse(503, somethingWrong);
  });
  if (response.ok) {
    const location = response.headers.get('location');
    return ok({ setCookies: response.headers.getSetCookie(), ...(location !== null && { location }) });
  }
  const { sentence } = (await response.json()) as ErrorBody;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return fail({ status: response.status, sentence, retryAfter });
}
