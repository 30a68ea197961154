/** Flag of the first page of a stream. */
const beginsStream = 2;

/**
 * The links of an Ogg file: voice notes that were put one behind the other are files in one file. Source: RFC 3533, 6.
 * Throws when something before, or between two pages of, a link is lost.
 */
export function oggLinks(file: Uint8Array): readonly Uint8Array[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  const starts: number[] = [];
  let [at, isBehindHeads] = [0, true];
  while (at < bytes.length) {
    const page = bytes.indexOf('OggS\0', at, 'latin1');
    if (page < 0) break;
    const isFirst = ((bytes[page + 5] ?? 0) & beginsStream) !== 0;
    if (!isFirst && (page > at || page === 0)) throw new Error('Something of the Ogg stream is lost.');
    // Streams that are played together begin one after the other.
    if (isFirst && isBehindHeads) starts.push(page);
    isBehindHeads = !isFirst;
    const segments = bytes.subarray(page + 27, page + 27 + (bytes[page + 26] ?? 0));
    at = page + 27 + segments.reduce((sum, size) => sum + size, segments.length);
  }
  return starts.map((start, index) => bytes.subarray(start, starts[index + 1]));
}
