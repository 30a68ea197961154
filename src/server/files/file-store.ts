/** A part of a file, from byte 0; the last byte belongs to it. Both must lie within the file. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where the bytes of uploads live. Keys are our own file ids. */
export interface FileStore {
  /** Once it resolves, the bytes survive a power cut. Throws when they could not be stored. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes of the range, or all, from the first to the last; null when there is no such file. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Deleting what is not there is a success. */
  delete(key: string): Promise<void>;
}
