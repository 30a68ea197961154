import { afterTags, headerAt, isSameKind, type Mp3Header, tagSize } from '#encode/sound/mp3-header.ts';
import { bitReader } from './bits.ts';
import { type HiddenSamples, hiddenSamples } from './mp3-info-frame.ts';

export interface Mp3Frames {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samplesPerFrame: number;
  readonly frames: readonly Uint8Array[];
  /** Null where no encoder says what it added. */
  readonly hidden: HiddenSamples | null;
  /** Whether frames of another kind follow, as in files that were put one behind the other. */
  readonly isMixed: boolean;
}

/** The share of the bytes outside of tags that must be frames. With less, the file is of another kind or damaged. */
const minFrameShare = 0.9;

/**
 * The frames of an MP3 file, without tags, pictures, and the frame that only describes the others; null when
 * too little of the file is frames. Source: ISO/IEC 11172-3, 2.4.1 (headers and side information of layer III).
 */
export function mp3Frames(bytes: Uint8Array): Mp3Frames | null {
  const start = afterTags(bytes);
  const end = beforeTags(bytes);
  const frames: Uint8Array[] = [];
  let info: Uint8Array | null = null;
  let [first, previous]: (Mp3Header | null)[] = [null, null];
  let [tags, sound, isMixed] = [0, 0, false];
  for (let at = start; at < end; ) {
    const header = headerAt(bytes, at);
    const fits = header && at + header.size <= end;
    // After a frame that was cut off, this one would overlap the next.
    const next = at + (header?.size ?? 0);
    const nextHeader = headerAt(bytes, next);
    // A kind that only one frame has is found by chance in other bytes.
    const isAlone =
      previous && header && !isSameKind(previous, header) && !(nextHeader && isSameKind(header, nextHeader));
    const follows = !isAlone && (next === end || tagAt(bytes, next) > 0 || nextHeader !== null);
    if (fits && follows && hasValidSideInfo(bytes, at, header)) {
      const frame = bytes.subarray(at, at + header.size);
      const place = infoPlace(frame, header);
      if (place === undefined) frames.push(frame);
      else if (frames.length === 0) info = frame.subarray(place);
      first ??= header;
      isMixed ||= !isSameKind(first, header);
      previous = header;
      sound += frame.length;
      at += frame.length;
      continue;
    }
    const tag = tagAt(bytes, at);
    tags += tag;
    at += tag || 1;
  }
  const lost = end - start - tags - sound;
  // The last frame is often cut off, which does not count as damage.
  if (!first || frames.length === 0 || (lost > 1441 && sound < minFrameShare * (sound + lost))) return null;
  const { sampleRate, channels, version } = first;
  const samplesPerFrame = version === 1 ? 1152 : 576;
  const hidden = info && hiddenSamples(info, frames.length, samplesPerFrame);
  return { sampleRate, channels, samplesPerFrame, frames, isMixed, hidden };
}

/** Bytes of the ID3 tag that begins here; 0 when none does. Files that were put together have some in the middle. */
function tagAt(bytes: Uint8Array, at: number): number {
  return tagSize(bytes, at) || (textAt(bytes, at, 3) === 'TAG' ? 128 : 0);
}

/** The position of the ID3v1 and APEv2 tags that many files end with. */
function beforeTags(bytes: Uint8Array): number {
  let end = bytes.length;
  if (textAt(bytes, end - 128, 3) === 'TAG') end -= 128;
  if (textAt(bytes, end - 32, 8) === 'APETAGEX') {
    const footer = new DataView(bytes.buffer, bytes.byteOffset + end - 32, 32);
    const hasHeader = (footer.getUint32(20, true) & 0x80000000) !== 0;
    end -= footer.getUint32(12, true) + (hasHeader ? 32 : 0);
  }
  return Math.max(0, end);
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return at < 0 ? '' : String.fromCharCode(...bytes.subarray(at, at + length));
}

function sideSize({ version, channels }: Mp3Header): number {
  if (version === 1) return channels === 1 ? 17 : 32;
  return channels === 1 ? 9 : 17;
}

/** Whether the data that the side information claims fits into the frame and the bit reservoir of earlier frames. */
function hasValidSideInfo(bytes: Uint8Array, at: number, header: Mp3Header): boolean {
  const { version, channels, size, headSize } = header;
  const side = sideSize(header);
  const room = size - headSize - side;
  if (room < 0) return false;
  const bits = bitReader(bytes.subarray(at + headSize));
  const mainDataBegin = bits(version === 1 ? 9 : 8);
  bits(version === 1 ? (channels === 1 ? 5 : 3) : channels);
  const granules = version === 1 ? 2 : 1;
  if (version === 1) bits(4 * channels);
  let claimed = 0;
  for (let part = 0; part < granules * channels; part += 1) {
    claimed += bits(12);
    if (bits(9) > 288) return false;
    bits(8 + (version === 1 ? 4 : 9));
    const [isSwitched, blockType] = [bits(1), bits(2)];
    if (isSwitched && blockType === 0) return false;
    bits(20 + (version === 1 ? 3 : 2));
  }
  return claimed <= (mainDataBegin + room) * 8;
}

/** Where the name of a frame stands in which encoders store the length of the file instead of sound. */
function infoPlace(frame: Uint8Array, header: Mp3Header): number | undefined {
  // Encoders differ in whether they count the checksum before the name.
  const places = [4 + sideSize(header), header.headSize + sideSize(header), 4 + 32];
  return places.find((place) => ['Xing', 'Info', 'VBRI'].includes(textAt(frame, place, 4)));
}
