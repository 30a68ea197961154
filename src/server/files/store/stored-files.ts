import type { Logger } from '../../log.ts';
import { logName } from '../../log-name.ts';
import { type ByteRange, FileDamaged, type FileStore } from './file-store.ts';

/** What the database knows of a file. */
export interface KnownFile {
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** Files as they were stored: what the store lost or changed is not given out, and is logged. */
export interface StoredFiles {
  /** The bytes of the range, or all; null when the file is missing or has another size than was stored. */
  open(file: KnownFile, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Whether `open` would find it, without opening it. */
  isWhole(file: KnownFile): Promise<boolean>;
  /** Somebody else found that the file cannot be read. */
  noteDamage(file: KnownFile): void;
}

/** Files that are logged: more than that, and something larger than a file is wrong. */
const mostLogged = 1_000;

/** Logs each file once in the life of the process: a card that is opened often says nothing new. */
export function createStoredFiles(files: FileStore, log: Pick<Logger, 'error'>): StoredFiles {
  const logged = new Set<string>();

  function note({ id, contentType }: KnownFile, problem: 'missing' | 'damaged'): void {
    if (logged.has(id) || logged.size >= mostLogged) return;
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
