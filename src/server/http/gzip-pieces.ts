import { constants, crc32, deflateRawSync } from 'node:zlib';

/**
 * A text with holes, compressed once and sent many times with something else in the holes.
 *
 * The pieces between the holes are deflated on their own, each ending at a byte boundary with an empty
 * window (a full flush), so that stored blocks with the fillings can stand between them. What is sent
 * is one ordinary gzip member (RFC 1951, RFC 1952).
 */
export interface GzipPieces {
  /** The text with `fillings` in its holes, in the order of `lengths`. */
  plain(fillings: readonly Buffer[]): Buffer;
  gzip(fillings: readonly Buffer[]): Buffer;
}

/** Text, and numbers that say which filling stands there. */
export type Pieces = readonly (Buffer | number)[];

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** `lengths` are the numbers of bytes, at most 65,535, that each filling will have. */
export function gzipPieces(pieces: Pieces, lengths: readonly number[]): GzipPieces {
  const text = holed(pieces, (filling) => Buffer.alloc(lengths[filling] as number), 0);
  /** Made for the first who takes it. */
  let zipped: { readonly file: Holed; readonly checksum: Checksum } | null = null;
  return {
    plain: (fillings) => filled(text, fillings),
    gzip(fillings) {
      zipped ??= { file: gzipFile(pieces, lengths, text.bytes.length), checksum: checksums(text, lengths) };
      const file = filled(zipped.file, fillings);
      file.writeUInt32LE(zipped.checksum(fillings), file.length - 8);
      return file;
    },
  };
}

interface Holed {
  /** With zeros in the holes. */
  readonly bytes: Buffer;
  readonly holes: readonly { readonly at: number; readonly filling: number }[];
}

/** The pieces with bytes for the holes between them; the fillings go `offset` bytes further in. */
function holed(pieces: Pieces, hole: (filling: number) => Buffer, offset: number): Holed {
  const bytes: Buffer[] = [];
  const holes: { at: number; filling: number }[] = [];
  let end = 0;
  for (const piece of pieces) {
    const part = typeof piece === 'number' ? hole(piece) : piece;
    if (typeof piece === 'number') holes.push({ at: end + offset, filling: piece });
    bytes.push(part);
    end += part.length;
  }
  return { bytes: Buffer.concat(bytes), holes };
}

function filled({ bytes, holes }: Holed, fillings: readonly Buffer[]): Buffer {
  const copy = Buffer.from(bytes);
  for (const { at, filling } of holes) copy.set(fillings[filling] as Buffer, at);
  return copy;
}

/** The whole file but for its checksum. */
function gzipFile(pieces: Pieces, lengths: readonly number[], textLength: number): Holed {
  const deflated = pieces.map((piece) =>
    typeof piece === 'number'
      ? piece
      : deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
  );
  const stored = (filling: number) => storedBlock(lengths[filling] as number);
  return holed([header, ...deflated, lastBlock, trailer(textLength)], stored, storedHead);
}

/** Bytes before what a stored block holds. */
const storedHead = 5;

function storedBlock(length: number): Buffer {
  const block = Buffer.alloc(storedHead + length);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(~length & 0xffff, 3);
  return block;
}

function trailer(length: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(length % 2 ** 32, 4);
  return bytes;
}

type Checksum = (fillings: readonly Buffer[]) => number;

/**
 * CRC-32 is affine: what a bit changes in the checksum does not depend on the other bits. So the checksum of any
 * fillings is that of empty ones with one change for each of their bits, and the text is read only once per bit.
 */
function checksums(text: Holed, lengths: readonly number[]): Checksum {
  const base = crc32(text.bytes);
  const empty = lengths.map((length) => Buffer.alloc(length));
  const changes = empty.map((zeros, filling) =>
    Array.from({ length: zeros.length * 8 }, (_, bit) => {
      const one = Buffer.alloc(zeros.length);
      one[bit >> 3] = 1 << (bit & 7);
      return crc32(filled(text, empty.with(filling, one))) ^ base;
    }),
  );
  return (fillings) => {
    let sum = base;
    changes.forEach((bits, filling) => {
      const bytes = fillings[filling] as Buffer;
      for (let bit = 0; bit < bits.length; bit += 1) {
        if (((bytes[bit >> 3] as number) >> (bit & 7)) & 1) sum ^= bits[bit] as number;
      }
    });
    return sum >>> 0;
  };
}
