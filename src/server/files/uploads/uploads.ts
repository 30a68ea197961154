import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '#std/result.ts';
import { createLimitedQueue } from '../../limited-queue.ts';
import { randomId } from '../../random-id.ts';
import { clientNetwork } from '../../request/client-address.ts';
import { readAtRate, TooSlow } from '../../request/read-at-rate.ts';
import { fileLimits } from '../policy.ts';
import { FilesUnavailable } from '../store/file-store.ts';

/** A file that somebody sent, which is not in memory until it is read. */
export interface SentFile {
  /** Bytes. */
  readonly size: number;
  /** Whose share of the conversions it takes: the address that it came from. */
  readonly sender: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

export type UploadProblem = 'too-large' | 'too-slow' | 'broken' | 'busy';

export interface Upload {
  readonly request: Request;
  readonly userId: string;
  /** Bytes at most. */
  readonly max: number;
}

/** Uploads on their way to being stored. */
export interface Uploads {
  /**
   * Receives the body of a request onto the disk and keeps it there while `work` needs it. However many come, and however
   * slowly, each takes a few kilobytes of memory. Throws `FilesUnavailable` when the disk cannot be used.
   */
  hold<Value>(
    upload: Upload,
    work: (file: SentFile) => Promise<Value>,
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
    async hold({ request, userId, max }, work) {
      const held = await queue.enter(async () => {
        const handle = await told(openNameless(folder));
        try {
          const size = await receive(request, handle, max);
          if (!size.ok) return size;
          const sender = clientNetwork(request.headers);
          return ok(await work({ size: size.value, sender, read: () => told(readAll(handle, size.value)) }));
        } finally {
          await handle.close();
        }
      }, userId);
      return held ?? fail('busy');
    },
  };
}

/** A new file whose name is gone at once: its bytes go with the handle, also when the process is killed. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomId());
  const handle = await open(path, 'wx+', 0o600);
  await rm(path).catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
  return handle;
}

/** Writes the body into the file, as long as it is not too large. */
async function receive(
  { body }: Request,
  handle: FileHandle,
  max: number,
): Promise<Result<number, Exclude<UploadProblem, 'busy'>>> {
  if (!body) return ok(0);
  let size = 0;
  try {
    for await (const piece of readAtRate(body)) {
      size += piece.length;
      if (size > max) return fail('too-large');
      await told(handle.writeFile(piece));
    }
  } catch (error) {
    if (error instanceof FilesUnavailable) throw error;
    return fail(error instanceof TooSlow ? 'too-slow' : 'broken');
  }
  return ok(size);
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

async function told<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((cause: NodeJS.ErrnoException) => {
    throw new FilesUnavailable(cause.code ?? 'unknown', { cause });
  });
}
