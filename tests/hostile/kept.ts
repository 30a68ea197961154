import sharp from 'sharp';

/** The types under which uploads are served, none of which can do anything, and what each may consist of. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'image/webp': ['VP8 ', 'VP8L', 'VP8X', 'ALPH'],
  'audio/mp4': ['ftyp', 'moov', 'mdat', 'mvhd', 'trak', 'free'],
  'audio/mpeg': ['frames'],
  'audio/wav': ['fmt ', 'data'],
};

/** What is wrong with a file as it is served; null when it holds a picture or sound and nothing else. */
export async function traceIn(answer: Response): Promise<string | null> {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200) return `kept, but answered ${answer.status}`;
  if (!Object.hasOwn(parts, type)) return `served as ${type}`;
  if (answer.headers.get('x-content-type-options') !== 'nosniff') return 'served to be guessed at';
  if (!/sandbox/.test(answer.headers.get('content-security-policy') ?? '')) return 'served without a sandbox';
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Frames of sound are copied: a page that was written over the middle of one is noise like all else.
  const told = (type === 'image/webp' ? /CANARY/ : /CANARY[A-Z]+/).exec(bytes.toString('latin1'));
  if (told) return `tells ${told[0]}`;
  const inner = type === 'image/webp' ? await inPicture(bytes) : partsOf(bytes, type);
  const strange = inner.filter((name) => !parts[type]?.includes(name));
  return strange.length > 0 ? `holds ${strange.join(', ')}` : null;
}

async function inPicture(bytes: Buffer): Promise<string[]> {
  const { exif, xmp, iptc, icc, comments, pages, format } = await sharp(bytes).metadata();
  const found = Object.entries({ exif, xmp, iptc, icc, comments, pages }).filter(([, value]) => value);
  return [...found.map(([name]) => name), ...(format === 'webp' ? chunksOf(bytes) : [`${format}`])];
}

/** Of a RIFF file. */
function chunksOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    names.push(bytes.toString('latin1', at, at + 4));
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
}

function partsOf(bytes: Buffer, type: string): string[] {
  if (type === 'audio/wav') return chunksOf(bytes);
  if (type === 'audio/mp4') return boxesOf(bytes);
  const isTagged =
    /^ID3/.test(bytes.toString('latin1', 0, 3)) ||
    bytes.toString('latin1', bytes.length - 128).startsWith('TAG');
  return [isTagged || bytes[0] !== 0xff ? 'tags' : 'frames'];
}

/** The outer boxes of an MP4 file, and those right in its index, where tags stand. */
function boxesOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const size = bytes.readUInt32BE(at) || bytes.length;
    names.push(name);
    if (name === 'moov') names.push(...boxesOf(bytes.subarray(at + 8, at + size)));
    at += Math.max(8, size);
  }
  return names;
}
