import type { PhotoFormat } from './photo-format.ts';

/** How many of a photo's first bytes are read for this: all that stands before the pixels, except a large profile of colours. */
export const photoHeaderBytes = 64 * 1024;

/**
 * Whether the browser must convert a photo, however small: HEIC is not read by the server, which also knows no gamma and no
 * CICP of a PNG and would give it other colours. Browsers do.
 */
export function needsBrowser(header: Uint8Array, format: PhotoFormat | null): boolean {
  return format === 'heic' || (format === 'png' && hasOwnColors(header));
}

/** Whether the server must convert a photo: a browser takes the first frame of an animation, which may be empty. */
export function needsServer(header: Uint8Array, format: PhotoFormat | null): boolean {
  if (format === 'png') return chunksOf(header).has('acTL');
  return format === 'gif' || (format === 'webp' && isAnimatedWebp(header));
}

/** Source: RFC 9649, 2.7. */
function isAnimatedWebp(header: Uint8Array): boolean {
  return String.fromCharCode(...header.subarray(12, 16)) === 'VP8X' && ((header[20] ?? 0) & 2) !== 0;
}

/** What a gAMA chunk says of pictures in sRGB: 1/2.2, in 100,000ths. Source: PNG specification, 11.3.2. */
const srgbGamma = 45_455;

/** Of these chunks the first that is there counts. */
function hasOwnColors(header: Uint8Array): boolean {
  const chunks = chunksOf(header);
  if (chunks.has('cICP')) return true;
  const gamma = chunks.get('gAMA');
  if (!gamma || chunks.has('iCCP') || chunks.has('sRGB')) return false;
  return Math.abs(gamma.getUint32(0) - srgbGamma) > 500;
}

/** The chunks of a PNG before its pixels. */
function chunksOf(header: Uint8Array): ReadonlyMap<string, DataView> {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const chunks = new Map<string, DataView>();
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...header.subarray(at + 4, at + 8));
    if (type === 'IDAT' || at + 12 + length > view.byteLength) break;
    chunks.set(type, new DataView(view.buffer, view.byteOffset + at + 8, length));
    at += 12 + length;
  }
  return chunks;
}
