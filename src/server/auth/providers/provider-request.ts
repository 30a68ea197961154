import { fail, ok, type Result } from '#std/result.ts';

/** Milliseconds that a provider has for one answer. */
export const providerTimeoutMs = 5_000;

/** Bytes of an answer; those of the large providers have some thousand. */
const longest = 256 * 1024;

/** `refused`: it answered, and not as it does when all is well (HTTP 4xx). `away`: it did not, or not in a way one can read. */
export type RequestFailure = 'refused' | 'away';

/** What a provider's server says as JSON. Redirects are not followed: what we ask goes to the address that is known. */
export async function requestJson(
  url: string,
  init: RequestInit = {},
): Promise<Result<unknown, RequestFailure>> {
  try {
    const answer = await fetchWithoutRedirects(url, {
      ...init,
      signal: AbortSignal.timeout(providerTimeoutMs),
      headers: { accept: 'application/json' },
    });
    const text = await readText(answer);
    if (answer.status >= 400 && answer.status < 500) return fail('refused');
    return answer.ok && text !== null ? ok(JSON.parse(text)) : fail('away');
  } catch {
    return fail('away');
  }
}

export function fetchWithoutRedirects(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error' });
}

/** Null when it is longer than anything that is meant. */
async function readText(answer: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
