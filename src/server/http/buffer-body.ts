import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** Bytes; no form or save of ours is larger. */
export const maxBodyBytes = 256 * 1024;

/** Bytes of all forms and saves that are on their way: four hundred thick ones, where most have some hundred bytes. */
const maxBytesOnTheirWay = 32 * 1024 * 1024;

/** Why a body was not read to its end: it is too large, newer ones needed its memory, or its sender has left. */
export type BodyFailure = 'too large' | 'given up' | 'broken off';

/** A request as Node has it: its other forms take several times the memory while it waits. */
export type IncomingBody = Pick<IncomingMessage, 'headers'> & Readable;

interface Body {
  chunks: Buffer[];
  length: number;
  end(why: BodyFailure | 'whole'): void;
}

/** Forms and saves on their way, the oldest first. */
const onTheirWay = new Set<Body>();
let bytesOnTheirWay = 0;

/**
 * A form or JSON once it has come whole; null where there is none. Until then it takes no place in a queue: a few clients
 * that send a byte a second would keep everybody else from saving. Of many that do not finish, the oldest are given up,
 * as most forms come within a second.
 */
export function bufferBody(incoming: IncomingBody): Promise<Buffer | null | BodyFailure> {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = incoming.headers;
  if (length === '0' && !encoding) return Promise.resolve(null);
  if (incoming.destroyed) return Promise.resolve('broken off');
  return new Promise((resolve) => {
    const body: Body = {
      chunks: [],
      length: 0,
      end(why) {
        if (onTheirWay.delete(body)) bytesOnTheirWay -= body.length;
        incoming.off('data', add).off('end', finish).off('close', leave).off('error', leave);
        resolve(why === 'whole' ? Buffer.concat(body.chunks) : why);
      },
    };
    const add = (chunk: Buffer) => addChunk(body, chunk);
    const finish = () => body.end('whole');
    const leave = () => body.end('broken off');
    onTheirWay.add(body);
    incoming.on('data', add).once('end', finish).once('close', leave).once('error', leave);
  });
}

function addChunk(body: Body, chunk: Buffer): void {
  if (body.length + chunk.length > maxBodyBytes) {
    body.end('too large');
    return;
  }
  body.chunks.push(chunk);
  body.length += chunk.length;
  bytesOnTheirWay += chunk.length;
  if (isWasteful(body.chunks)) body.chunks = [Buffer.concat(body.chunks)];
  for (const oldest of onTheirWay) {
    if (bytesOnTheirWay <= maxBytesOnTheirWay) return;
    oldest.end('given up');
  }
}

/** Whether many small pieces came: each takes far more memory than its bytes. Joined as often as that costs little. */
function isWasteful(chunks: readonly Buffer[]): boolean {
  const [{ length: joined = 0 } = {}] = chunks;
  return chunks.length > 32 && chunks.length > joined / 64;
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
