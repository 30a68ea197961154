/** Bytes; no form or save of ours is larger. */
export const maxBodyBytes = 256 * 1024;

/**
 * The same request once its form or JSON has come whole; null when that is larger than `maxBodyBytes`. Until then it takes
 * no place in a queue: a few clients that send a byte a second would keep everybody else from saving.
 */
export async function bufferBody(request: Request): Promise<Request | null> {
  const { method, url, headers, signal, body } = request;
  if (!body) return request;
  const chunks: Uint8Array[] = [];
  let length = 0;
  let broken: unknown = null;
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > maxBodyBytes) return null;
      chunks.push(next.value);
    }
  } catch (error) {
    broken = error ?? true;
  } finally {
    reader.releaseLock();
  }
  const whole = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (broken) controller.error(broken);
      else controller.close();
    },
  });
  return new Request(url, { method, headers, signal, body: whole, duplex: 'half' } as RequestInit);
}

/**
 * Reads and drops the rest of a body that is not used: many clients read no answer before they have sent everything.
 * The HTTP library cuts a connection on which that takes half a second longer than the answer.
 */
export async function discardBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender has left, or the connection was ended.
  }
}
