import type { MessageRef } from '#content/languages/message-ref.ts';
import { Unavailable } from '../../unavailable.ts';

/** A part of a file: the positions of its first and last byte, counted from 0. Both must lie within the file. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The store cannot be used now. */
export class FilesUnavailable extends Unavailable {
  override readonly name = 'FilesUnavailable';
  readonly sentence: MessageRef = ['unavailable.files'];

  /** A system error such as ENOSPC, or what the store answered. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The file store is not available (${reason}).`, options);
    this.reason = reason;
  }
}

export interface GetOptions {
  /** Only this part. */
  readonly range?: ByteRange | undefined;
  /** Size of the whole file when it was stored. A file of another size is damaged and is not returned. */
  readonly bytes?: number | undefined;
}

/** The file has another size than when it was stored. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
}

/** Stores the bytes of uploads by file id. Every method throws `FilesUnavailable` when the store cannot be used. */
export interface FileStore {
  /** Once it resolves, the bytes survive a power cut. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** All bytes, or those of the range; null when there is no such file. Throws `FileDamaged`. */
  get(key: string, options?: GetOptions): Promise<ReadableStream<Uint8Array> | null>;
  /** Bytes of the file; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** Deleting what is not there is a success. */
  delete(key: string): Promise<void>;
}
