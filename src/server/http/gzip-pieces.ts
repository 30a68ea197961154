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
      zipped ??= { file: gzipFile(pieces, lengths, text.bytes.length), checksum: checksums(pieces, lengths) };
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
 * The checksum of all is put together from those of the parts (CRC-32 is linear): what comes before `n` more bytes is
 * multiplied by x to the power of 8n, and the checksum of those bytes is added. So nobody reads the text again.
 */
function checksums(pieces: Pieces, lengths: readonly number[]): Checksum {
  const parts = pieces.map((piece) => {
    const length = typeof piece === 'number' ? (lengths[piece] as number) : piece.length;
    return { shift: powerOfX(8 * length), checksum: typeof piece === 'number' ? 0 : crc32(piece), piece };
  });
  return (fillings) => {
    const own = fillings.map((filling) => crc32(filling));
    let sum = 0;
    for (const { shift, checksum, piece } of parts) {
      sum = multiply(shift, sum) ^ (typeof piece === 'number' ? (own[piece] as number) : checksum);
    }
    return sum >>> 0;
  };
}

/** Of CRC-32; polynomials stand with the power 0 in the highest bit. */
const modulus = 0xedb88320;
const one = 1 << 31;
const x = 1 << 30;

function powerOfX(exponent: number): number {
  let [result, square] = [one, x];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = multiply(square, result);
    square = multiply(square, square);
  }
  return result;
}

/** The product of two polynomials with coefficients 0 and 1, modulo that of CRC-32. */
function multiply(a: number, b: number): number {
  let [product, factor] = [0, b];
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((a >>> bit) & 1) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ modulus : factor >>> 1;
  }
  return product;
}
