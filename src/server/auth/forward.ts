import { fail, ok, type Result } from '#std/result.ts';
import { clientAddressHeader } from '../request/client-address.ts';
import { type RefusalBody, refused } from './answer.ts';
import type { Auth } from './auth.ts';
import { basePath } from './library.ts';

/** What a form's action passes on to the browser. */
export interface Passed {
  /** `Set-Cookie` headers. */
  readonly setCookies: readonly string[];
  /** The page of another site where it goes on; absent when it is done. */
  readonly location?: string;
}

export interface AuthFailure {
  /** HTTP status of the answer: 400, 401, 403, 429, ... */
  readonly status: number;
  /** To show as it is. */
  readonly sentence: string;
  /** Seconds to wait, where there were too many attempts. */
  readonly retryAfter?: number | undefined;
}

/** By these the door tells who asks and whether it came from our own page. */
const kept = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  clientAddressHeader,
];

/**
 * Sends what a form asked through the same door that /api/auth has, so that every check and limit applies. A
 * database that is away is a failure with a sentence like any other: what was typed stays on the page.
 */
export async function forward(
  auth: Auth,
  from: Headers,
  { path, body }: { readonly path: string; readonly body: Readonly<Record<string, unknown>> },
): Promise<Result<Passed, AuthFailure>> {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of kept) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  const url = `${auth.origin}${basePath}${path}`;
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await auth.handle(request).catch((error: unknown) => {
    auth.report(error);
    return refused(503, 'Something went wrong');
  });
  if (response.ok) {
    const location = response.headers.get('location');
    return ok({ setCookies: response.headers.getSetCookie(), ...(location !== null && { location }) });
  }
  const { message } = (await response.json()) as RefusalBody;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return fail({ status: response.status, sentence: message, retryAfter });
}
