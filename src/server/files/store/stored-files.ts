import type { Logger } from '../../log.ts';
import { logName } from '../../log-name.ts';
import { type ByteRange, FileDamaged, type FileStore } from './file-store.ts';

/** What the database knows of a file. */
export interface KnownFile {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Files that are as they were stored. A missing or changed file is not returned, and is logged. */
export interface StoredFiles {
  /** The bytes of the range, or all; null when the file is missing or has another size than was stored. */
  open(file: KnownFile, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Whether `open` would return it. Does not open it. */
  isWhole(file: KnownFile): Promise<boolean>;
  /** Logs that the file could not be read by the caller. */
  noteDamage(file: KnownFile): void;
}

/** More damaged files than this mean that the whole store is broken. */
const maxLogged = 1_000;

/** Logs each file once in the life of the process, however often a card with it is opened. */
export function createStoredFiles(files: FileStore, log: Pick<Logger, 'error'>): StoredFiles {
  const logged = new Set<string>();

  function note({ id, contentType }: KnownFile, problem: 'missing' | 'damaged'): void {
    if (logged.has(id) || logged.size >= maxLogged) return;
    logged.add(id);
    const line = { file: logName(id), contentType, problem };
    log.error(line, 'a stored file is missing or damaged; "npm run admin -- files check" lists all');
  }

  return {
    async open(file, range) {
      try {
        const stream = await files.get(file.id, { range, bytes: file.bytes });
        if (!stream) note(file, 'missing');
        return stream;
      } catch (error) {
        if (!(error instanceof FileDamaged)) throw error;
        note(file, 'damaged');
        return null;
      }
    },
    async isWhole(file) {
      const size = await files.size(file.id);
      if (size !== file.bytes) note(file, size === null ? 'missing' : 'damaged');
      return size === file.bytes;
    },
    noteDamage: (file) => note(file, 'damaged'),
  };
}
