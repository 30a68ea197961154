import { workOf } from './admission.ts';

/** Bytes: more than any form or save of ours has. */
const most = 256 * 1024;

export interface Arrived {
  readonly request: Request;
  /** False: there is more than anybody takes, which is no work but a refusal. */
  readonly isWhole: boolean;
}

/**
 * The same request when its form or JSON has come. Until then it takes nobody's turn: a few who send a sign a second would
 * keep everybody else from saving. Uploads take their turn first, because they would fill the memory.
 */
export async function arrived(request: Request): Promise<Arrived> {
  const { method, url, headers, signal, body } = request;
  if (!body || workOf(method, new URL(url).pathname) !== 'change') return { request, isWhole: true };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let [length, isOver] = [0, false];
  let broken: unknown = null;
  while (length <= most && !isOver && !broken) {
    const read = await reader.read().catch((error: unknown) => {
      broken = error ?? true;
      return null;
    });
    isOver = read?.done ?? false;
    if (!read?.value) continue;
    chunks.push(read.value);
    length += read.value.length;
  }
  const again = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (broken) controller.error(broken);
      else if (isOver) controller.close();
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const init = { method, headers, signal, body: again, duplex: 'half' } as RequestInit;
  return { request: new Request(url, init), isWhole: isOver || broken !== null };
}
