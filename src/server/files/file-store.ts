/** Where the bytes of uploads live. Keys are our own file ids. */
export interface FileStore {
  /** Once it resolves, the bytes survive a power cut. Throws when they could not be stored. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes from the first to the last, or null when there is no such file. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Deleting what is not there is a success. */
  delete(key: string): Promise<void>;
}
