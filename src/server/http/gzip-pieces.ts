import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A text with holes, compressed once and sent many times with something else in the holes.
 *
 * The pieces between the holes are deflated on their own, each ending at a byte boundary with an empty
 * window (a full flush), so that stored blocks with the fillings can stand between them. What is sent
 * is one ordinary gzip member (RFC 1951, RFC 1952).
 */
export interface GzipPieces {
  /** The text with `filling` (at most 65,535 bytes) in every hole. */
  fill(filling: Buffer): { readonly plain: Buffer; readonly gzip: Buffer };
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

export function gzipPieces(pieces: readonly Buffer[]): GzipPieces {
  const deflated = pieces.map((piece) =>
    deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  return {
    fill(filling) {
      const plain = joined(pieces, filling);
      return {
        plain,
        gzip: Buffer.concat([header, joined(deflated, storedBlock(filling)), lastBlock, trailer(plain)]),
      };
    },
  };
}

function joined(pieces: readonly Buffer[], filling: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece])));
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

function trailer(plain: Buffer): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(crc32(plain), 0);
  bytes.writeUInt32LE(plain.length % 2 ** 32, 4);
  return bytes;
}
