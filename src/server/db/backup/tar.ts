import { assert } from '#std/assert.ts';

/*
 * As much of the tar format (POSIX ustar) as a backup needs: regular files with short names that fit into memory.
 * Source: POSIX.1-2024, pax, "ustar Interchange Format".
 */

export interface Entry {
  readonly name: string;
  readonly body: Buffer;
}

const block = 512;

/** Bytes; larger entries are a damaged file rather than a backup of ours. */
const largestBody = 256 * 1024 * 1024;

/** The archive's bytes, entry by entry. Names have at most 100 bytes. */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, body } of entries) {
    yield header(name, body.length);
    yield body;
    yield Buffer.alloc(padding(body.length));
  }
  yield Buffer.alloc(2 * block);
}

function padding(size: number): number {
  return (block - (size % block)) % block;
}

function header(name: string, size: number): Buffer {
  assert(Buffer.byteLength(name) <= 100, `The name ${name} is too long for the archive.`);
  const bytes = Buffer.alloc(block);
  const octal = (value: number, offset: number, length: number) =>
    bytes.write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset);
  bytes.write(name, 0);
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  bytes.write('0', 156);
  bytes.write('ustar\u000000', 257);
  octal(checksum(bytes), 148, 7);
  bytes.write(' ', 155);
  return bytes;
}

/** The sum of the header's bytes, its own eight counted as spaces. */
function checksum(bytes: Buffer): number {
  let sum = 8 * 0x20;
  for (const [position, byte] of bytes.entries()) if (position < 148 || position >= 156) sum += byte;
  return sum;
}

/** The entries of an archive; throws when it is damaged or ends too early. */
export async function* unpackTar(stream: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const source = createReader(stream);
  for (;;) {
    const bytes = await source.read(block);
    if (bytes.every((byte) => byte === 0)) break;
    if (octalAt(bytes, 148, 8) !== checksum(bytes)) throw new Error('a header is damaged');
    const size = octalAt(bytes, 124, 12);
    if (!(size <= largestBody)) throw new Error('an entry is too large');
    const name = bytes.subarray(0, 100).toString().replace(/\0.*$/s, '');
    const body = await source.read(size);
    await source.read(padding(size));
    yield { name, body };
  }
  // To the end, so that the checksum of the compression around it is looked at as well.
  await source.drain();
}

function octalAt(bytes: Buffer, offset: number, length: number): number {
  const digits = bytes
    .subarray(offset, offset + length)
    .toString()
    .replace(/[\0 ]/g, '');
  return Number.parseInt(digits, 8);
}

function createReader(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer[] = [];
  let length = 0;
  return {
    async read(size: number): Promise<Buffer> {
      while (length < size) {
        const next = await chunks.next();
        if (next.done) throw new Error('it ends too early');
        rest.push(next.value);
        length += next.value.length;
      }
      const all = Buffer.concat(rest, length);
      rest = [all.subarray(size)];
      length -= size;
      return all.subarray(0, size);
    },
    async drain(): Promise<void> {
      while (!(await chunks.next()).done);
    },
  };
}
