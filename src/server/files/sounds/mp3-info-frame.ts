import { decoderDelay, headerAt } from '#encode/sound/mp3-header.ts';

/** Samples that players leave out, because the encoder added them. */
export interface HiddenSamples {
  readonly before: number;
  readonly after: number;
}

// Bytes from the name "Xing" or "Info": flags, frames, bytes, table of contents, quality, then what LAME added.
const at = { frames: 8, bytes: 12, contents: 16, encoder: 120, delays: 141, end: 156 };
const allFields = 15;

/**
 * What an encoder says in the frame before the sound about the samples that it added; null when it does not. `tag` begins
 * with the name of the frame, and so many frames follow. Source: LAME's info tag, revision 1.
 */
export function hiddenSamples(
  tag: Uint8Array,
  frames: number,
  samplesPerFrame: number,
): HiddenSamples | null {
  if (tag.length < at.end || tag[7] !== allFields) return null;
  if (!['LAME', 'Lavf', 'Lavc'].includes(String.fromCharCode(...tag.subarray(at.encoder, at.encoder + 4)))) {
    return null;
  }
  const [first = 0, middle = 0, last = 0] = tag.subarray(at.delays);
  const before = (first << 4) + (middle >> 4) + decoderDelay;
  const padding = ((middle & 15) << 8) + last;
  // Of a file that was cut or joined, the last frame is not the one that the encoder filled up.
  const isWhole = new DataView(tag.buffer, tag.byteOffset).getUint32(at.frames) === frames;
  const after = isWhole ? Math.max(0, padding - decoderDelay) : 0;
  return before + after < frames * samplesPerFrame ? { before, after } : null;
}

/**
 * A frame that says how many frames follow, where each hundredth of the sound begins, and what players leave out. Its
 * header is the first frame's, with the lowest bit rate that makes room for all of it.
 */
export function infoFrame(frames: readonly Uint8Array[], hidden: HiddenSamples | null): Uint8Array {
  const [, version = 0, rate = 0, mode = 0] = frames[0] ?? [];
  const isStereo = mode >> 6 !== 3;
  const isFirstVersion = ((version >> 3) & 3) === 3;
  const place = 4 + (isFirstVersion ? (isStereo ? 32 : 17) : isStereo ? 17 : 9);
  const info = emptyFrame([0xff, version | 1, rate & 0b1100, mode], place + at.end);
  const tag = new DataView(info.buffer, place);
  writeText(tag, 0, 'Info');
  tag.setUint32(4, allFields);
  tag.setUint32(at.frames, frames.length);
  const starts = positions(frames, info.length);
  const total = starts.at(-1) ?? 0;
  tag.setUint32(at.bytes, total);
  for (let percent = 0; percent < 100; percent += 1) {
    const start = starts[Math.floor((percent / 100) * frames.length)] ?? 0;
    tag.setUint8(at.contents + percent, Math.floor((256 * start) / total));
  }
  if (!hidden) return info;
  writeText(tag, at.encoder, 'LAME3.100');
  const [delay, padding] = [hidden.before - decoderDelay, hidden.after + decoderDelay];
  tag.setUint8(at.delays, delay >> 4);
  tag.setUint16(at.delays + 1, ((delay & 15) << 12) | padding);
  return info;
}

/** A frame of silence with at least so many bytes. */
function emptyFrame([sync, version, rate, mode]: readonly [number, number, number, number], bytes: number) {
  for (let index = 1; index < 15; index += 1) {
    const head = [sync, version, (index << 4) | rate, mode];
    const size = headerAt(Uint8Array.from(head), 0)?.size ?? 0;
    if (size < bytes) continue;
    const frame = new Uint8Array(size);
    frame.set(head);
    return frame;
  }
  throw new Error('No frame of this kind is large enough.');
}

/** Where each frame begins behind the first one of so many bytes, and where the last one ends. */
function positions(frames: readonly Uint8Array[], first: number): readonly number[] {
  const found = [first];
  for (const { length } of frames) found.push((found.at(-1) ?? 0) + length);
  return found;
}

function writeText(view: DataView, position: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) {
    view.setUint8(position + index, text.charCodeAt(index));
  }
}
