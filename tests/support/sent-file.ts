import type { ReceivedFile } from '#server/files/uploads/uploads.ts';

/** An upload whose bytes are here already. */
export function sentFile(bytes: Uint8Array, sender = ''): ReceivedFile {
  return { size: bytes.length, sender, read: async () => new Uint8Array(bytes) };
}
