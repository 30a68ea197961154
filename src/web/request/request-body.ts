import { readBytes } from '#std/read-bytes.ts';
import { fail, ok, type Result } from '#std/result.ts';

/** The bytes of a request's body; fails when there are more than `max`, or when it broke off. */
export async function readBody(
  request: Request,
  max: number,
): Promise<Result<Uint8Array<ArrayBuffer>, 'too-large' | 'broken'>> {
  try {
    const bytes = await readBytes(request.body, max);
    return bytes ? ok(bytes) : fail('too-large');
  } catch {
    return fail('broken');
  }
}

/** Whether the body says that it is JSON: a form on a page of another site cannot. */
export function saysJson(request: Request): boolean {
  return /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
}

/** What the bytes say as JSON; null when they say nothing. */
export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
