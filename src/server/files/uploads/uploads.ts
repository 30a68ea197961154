import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '#std/result.ts';
import { createLimitedQueue } from '../../limited-queue.ts';
import { randomId } from '../../random-id.ts';
import { clientNetwork } from '../../request/client-address.ts';
import { readAtRate, TooSlow } from '../../request/read-at-rate.ts';
import { fileLimits } from '../limits.ts';
import { FilesUnavailable } from '../store/file-store.ts';

/** A received file. It is on disk, and in memory only after `read`. */
export interface ReceivedFile {
  /** Bytes. */
  readonly size: number;
  /** The network it came from. Conversions are shared fairly between senders. */
  readonly sender: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

export type UploadProblem = 'too-large' | 'too-slow' | 'broken' | 'busy';

export interface Upload {
  readonly request: Request;
  /** Whose uploads wait for each other: an account, or anything that is new each time. */
  readonly uploaderId: string;
  /** Bytes at most. */
  readonly max: number;
}

/** Receives uploads. */
export interface Uploads {
  /**
   * Writes the body of a request to disk and runs `work` with it. Each upload takes a few kilobytes of memory, however
   * slow it is. Throws `FilesUnavailable` when the disk cannot be used. With `tooLarge` a body that is too large is no
   * problem: that is run with its beginning, once the sender has sent the rest.
   */
  receive<Value>(
    upload: Upload,
    work: (file: ReceivedFile) => Promise<Value>,
    tooLarge?: (beginning: ReceivedFile) => Promise<Value>,
  ): Promise<Result<Value, UploadProblem>>;
}

export function createUploads(folder: string): Uploads {
  const { concurrency, maxWaiting, timeoutMs } = fileLimits.uploads;
  const queue = createLimitedQueue({
    concurrency: Number.POSITIVE_INFINITY,
    maxWaiting: Number.POSITIVE_INFINITY,
    perClient: { concurrency, maxWaiting },
    timeoutMs,
  });
  return {
    async receive({ request, uploaderId, max }, work, tooLarge) {
      const result = await queue.enter(
        async () => {
          const handle = await withStoreErrors(openUnnamed(folder));
          try {
            const dropped = tooLarge ? fileLimits.droppedBytes : 0;
            const { size, problem } = await writeBody(request, handle, { max, dropped });
            const use = problem === 'too-large' ? tooLarge : work;
            if ((problem && problem !== 'too-large') || !use) return fail(problem ?? 'broken');
            const sender = clientNetwork(request.headers);
            return ok(await use({ size, sender, read: () => withStoreErrors(readAll(handle, size)) }));
          } finally {
            await handle.close();
          }
        },
        { client: uploaderId },
      );
      return result ?? fail('busy');
    },
  };
}

/** A new file whose name is removed at once: it is deleted when the handle is closed, also when the process is killed. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomId());
  const handle = await open(path, 'wx+', 0o600);
  await rm(path).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  return handle;
}

interface Written {
  /** Bytes in the file. */
  readonly size: number;
  readonly problem: Exclude<UploadProblem, 'busy'> | null;
}

/** Writes the body into the file up to `max` bytes, and reads as many as `dropped` beyond them. */
async function writeBody(
  { body }: Request,
  handle: FileHandle,
  { max, dropped }: { readonly max: number; readonly dropped: number },
): Promise<Written> {
  let [size, sent] = [0, 0];
  const written = (problem: Written['problem']) => ({ size, problem });
  if (!body) return written(null);
  try {
    for await (const piece of readAtRate(body)) {
      sent += piece.length;
      if (sent > max + dropped) break;
      const kept = piece.subarray(0, max - size);
      if (kept.length > 0) await withStoreErrors(handle.writeFile(kept));
      size += kept.length;
    }
  } catch (error) {
    if (error instanceof FilesUnavailable) throw error;
    return written(error instanceof TooSlow ? 'too-slow' : 'broken');
  }
  return written(sent > max ? 'too-large' : null);
}

async function readAll(handle: FileHandle, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('The file is shorter than what was written.');
    at += bytesRead;
  }
  return bytes;
}

async function withStoreErrors<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((cause: NodeJS.ErrnoException) => {
    throw new FilesUnavailable(cause.code ?? 'unknown', { cause });
  });
}
