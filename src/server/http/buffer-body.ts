/** Bytes: more than any form or save of ours has. */
export const maxBodyBytes = 256 * 1024;

/**
 * The same request when its form or JSON has come; null when there is more of it than anybody takes, of which nothing is
 * kept. Until then it takes nobody's turn: a few who send a byte a second would keep everybody else from saving.
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
 * Reads what is still on its way of a body that nobody wants, and keeps nothing: many senders read no answer before they
 * have sent everything. The HTTP library ends a connection on which that takes half a second longer than the answer.
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
