import { Unavailable } from '../../unavailable.ts';

/** A part of a file, from byte 0; the last byte belongs to it. Both must lie within the file. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The place where the bytes are cannot be used now. */
export class FilesUnavailable extends Unavailable {
  override readonly name = 'FilesUnavailable';
  readonly sentence = 'We cannot reach our photos and sounds right now. Please try again in a moment.';

  /** A system error such as ENOSPC, or what the store answered. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The file store is not available (${reason}).`, options);
    this.reason = reason;
  }
}

export interface Wanted {
  /** Only this part. */
  readonly range?: ByteRange | undefined;
  /** Of the whole file, as it was put: a file of another size is damaged and is not given out. */
  readonly bytes?: number | undefined;
}

/** The file has another size than it was put with. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
}

/** Where the bytes of uploads live. Every method throws `FilesUnavailable` when they cannot be reached. Keys are our own file ids. */
export interface FileStore {
  /** Once it resolves, the bytes survive a power cut. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes of the range, or all, from the first to the last; null when there is no such file. Throws `FileDamaged`. */
  get(key: string, wanted?: Wanted): Promise<ReadableStream<Uint8Array> | null>;
  /** Bytes of the file; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** Deleting what is not there is a success. */
  delete(key: string): Promise<void>;
}
