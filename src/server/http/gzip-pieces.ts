import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A text with holes, compressed once and sent many times with something else in the holes.
 *
 * The pieces between the holes are deflated on their own, each ending at a byte boundary with an empty
 * window (a full flush), so that stored blocks with the fillings can stand between them. What is sent
 * is one ordinary gzip member (RFC 1951, RFC 1952).
 */
export interface GzipPieces {
  /** The text with `filling` in every hole. */
  plain(filling: Buffer): Buffer;
  gzip(filling: Buffer): Buffer;
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** `fillingLength` is the number of bytes, at most 65,535, that each filling will have. */
export function gzipPieces(pieces: readonly Buffer[], fillingLength: number): GzipPieces {
  const empty = Buffer.alloc(fillingLength);
  const text = holed(pieces, empty);
  /** Made for the first who takes it. */
  let zipped: { readonly file: Holed; readonly checksum: (filling: Buffer) => number } | null = null;
  return {
    plain: (filling) => filled(text, filling),
    gzip(filling) {
      zipped ??= { file: gzipFile(pieces, empty), checksum: checksums(text, fillingLength) };
      const file = filled(zipped.file, filling);
      file.writeUInt32LE(zipped.checksum(filling), file.length - 8);
      return file;
    },
  };
}

interface Holed {
  /** With zeros in the holes. */
  readonly bytes: Buffer;
  readonly holes: readonly number[];
}

/** The pieces with the same bytes between every two of them; the holes are at `offset` in those bytes. */
function holed(pieces: readonly Buffer[], between: Buffer, offset = 0): Holed {
  const bytes = Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
  const holes: number[] = [];
  let end = 0;
  for (const piece of pieces.slice(0, -1)) {
    end += piece.length;
    holes.push(end + offset);
    end += between.length;
  }
  return { bytes, holes };
}

function filled({ bytes, holes }: Holed, filling: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (const hole of holes) copy.set(filling, hole);
  return copy;
}

/** The whole file but for its checksum. */
function gzipFile(pieces: readonly Buffer[], empty: Buffer): Holed {
  const length = pieces.reduce((sum, piece) => sum + piece.length, empty.length * (pieces.length - 1));
  const deflated = pieces.map((piece, index) =>
    Buffer.concat([
      ...(index === 0 ? [header] : []),
      deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
      ...(index === pieces.length - 1 ? [lastBlock, trailer(length)] : []),
    ]),
  );
  const head = storedHead(empty.length);
  return holed(deflated, Buffer.concat([head, empty]), head.length);
}

function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}

function trailer(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(length % 2 ** 32, 4);
  return bytes;
}

/**
 * CRC-32 is affine: what a bit changes in the checksum does not depend on the other bits. So the checksum
 * of any filling is the empty one's with one change for each of its bits, and the text is read only once per bit.
 */
function checksums(text: Holed, fillingLength: number): (filling: Buffer) => number {
  const base = crc32(text.bytes);
  const changes = Array.from({ length: fillingLength * 8 }, (_, bit) => {
    const one = Buffer.alloc(fillingLength);
    one[bit >> 3] = 1 << (bit & 7);
    return crc32(filled(text, one)) ^ base;
  });
  return (filling) => {
    let sum = base;
    for (let bit = 0; bit < changes.length; bit += 1) {
      if (((filling[bit >> 3] as number) >> (bit & 7)) & 1) sum ^= changes[bit] as number;
    }
    return sum >>> 0;
  };
}
