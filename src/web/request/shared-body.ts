/** Bytes that are handed to a connection at a time. */
const pieceBytes = 64 * 1024;

/**
 * The body of an answer from bytes that several answers share. A client that reads slowly, or not at all, keeps a piece
 * of them in memory and no copy of all.
 */
export function sharedBody(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      // As a view: these bytes are never in shared memory.
      const piece = bytes.subarray(at, at + pieceBytes) as Uint8Array<ArrayBuffer>;
      at += piece.length;
      if (piece.length > 0) controller.enqueue(piece);
      if (at >= bytes.length) controller.close();
    },
  });
}
