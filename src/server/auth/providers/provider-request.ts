import { readBytes } from '#std/read-bytes.ts';
import { fail, ok, type Result } from '#std/result.ts';

/** Milliseconds for one response of a provider. */
export const providerTimeoutMs = 5_000;

/** Bytes of a response; those of Google and Facebook have a few thousand. */
const maxResponseBytes = 256 * 1024;

/** `refused`: HTTP 4xx. `away`: no response, another error, or one that is not JSON. */
export type RequestFailure = 'refused' | 'away';

/** A provider's response as JSON. Redirects are not followed, because requests carry our secret. */
export async function requestJson(
  url: string,
  init: RequestInit = {},
): Promise<Result<unknown, RequestFailure>> {
  try {
    const response = await fetchWithoutRedirects(url, {
      ...init,
      signal: AbortSignal.timeout(providerTimeoutMs),
      headers: { accept: 'application/json' },
    });
    const body = await readBytes(response.body, maxResponseBytes);
    if (response.status >= 400 && response.status < 500) return fail('refused');
    return response.ok && body ? ok(JSON.parse(Buffer.from(body).toString())) : fail('away');
  } catch {
    return fail('away');
  }
}

export function fetchWithoutRedirects(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error' });
}
