/** What came back from a request, read to its end. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly location: string | null;
  readonly text: string;
}

/** Milliseconds after which nobody waits any more: a request without an answer by then hangs. */
const timeoutMs = 20_000;

/** The answer, or null when the connection broke before all of it was there, or nothing came for too long. */
export async function readAnswer(request: Promise<Response>): Promise<Answer | null> {
  const answer = request.then(async (response) => ({
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    location: response.headers.get('location'),
    text: await response.text(),
  }));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  const first = await Promise.race([answer.catch(() => null), late]);
  clearTimeout(timer);
  return first;
}

/**
 * Whether a program and a person know what to do: it worked, or the request itself was at fault, or it is said in a
 * sentence that now is not the moment and when it makes sense to come back.
 */
export function isClear({ status, retryAfter, text }: Answer): boolean {
  if (status < 500) return true;
  return status === 503 && retryAfter !== null && saysSomething(text);
}

/** A sentence: in a page, in the JSON of a form, or alone. */
function saysSomething(text: string): boolean {
  const words = text
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return /[A-Z][a-z]+( [\w’']+){3,}/.test(words);
}
