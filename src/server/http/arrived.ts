import { setTimeout as pause } from 'node:timers/promises';
import { clientNetwork } from './client-address.ts';
import { paced } from './paced.ts';
import { createRoom } from './room.ts';

/** Bytes: more than any form or save of ours has. */
export const mostBody = 256 * 1024;

/**
 * Bytes beyond the most that a body may have which are read all the same and dropped: whoever is still sending hears no
 * answer, and the next request on a connection that is cut is lost as well.
 */
export const overflow = 4 * 1024 * 1024;

/**
 * The same request when its form or JSON has come; null when there is more of it than anybody takes, of which nothing is
 * kept. Until then it takes nobody's turn: a few who send a byte a second would keep everybody else from saving.
 */
export async function arrived(request: Request): Promise<Request | null> {
  const { method, url, headers, signal, body } = request;
  if (!body) return request;
  const chunks: Uint8Array[] = [];
  let length = 0;
  let broken: unknown = null;
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > mostBody) return null;
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

/** At most 2 MB a second: nothing is gained by reading what nobody wants as fast as it comes. */
const unwanted = { bytes: 64 * 1024, pauseMs: 30 };

/**
 * Few at the same moment and fewer of one address: whatever hundreds of connections pour at us, the one thread that
 * answers everybody reads of these only. The others are not read at all.
 */
const hearing = createRoom({
  running: 8,
  waiting: 64,
  each: { running: 2, waiting: 16 },
  patience: 10_000,
});

/**
 * Reads what is left of a body that nobody wants, as much of it as may be, and keeps nothing. False when too
 * many such bodies come to read of this one: its connection is then to be cut behind the answer.
 */
export async function hearOut({ body, headers }: Request): Promise<boolean> {
  if (!body) return true;
  const heard = await hearing.enter(async () => {
    let length = 0;
    let nextPause = unwanted.bytes;
    try {
      for await (const chunk of paced(body)) {
        length += chunk.length;
        if (length > overflow) break;
        // Pieces may be of a byte: it is the bytes that are slowed down.
        if (length < nextPause) continue;
        nextPause = length + unwanted.bytes;
        await pause(unwanted.pauseMs);
      }
    } catch {
      // Whoever left needs no answer, and whoever is too slow waits for none.
    }
    return true;
  }, clientNetwork(headers));
  return heard ?? false;
}
