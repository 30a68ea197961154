import { bitReader } from './bits.ts';

/** The header of a frame: its length, and what is the same in all frames of a file. */
interface Mp3Header {
  /** 1 for MPEG-1; 2 for MPEG-2 and 2.5, whose frames hold half as many samples. */
  readonly version: 1 | 2;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Bytes of the whole frame. */
  readonly size: number;
  /** Bytes before the side information: the header, and the checksum where there is one. */
  readonly headSize: number;
}

export interface Mp3Frames {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samplesPerFrame: number;
  readonly frames: readonly Uint8Array[];
}

/** Bytes in which the first frame is looked for: a file cut out of a stream can begin anywhere. */
const maxSyncSearchBytes = 4096;

/** The share of the bytes outside of tags that must be frames. With less, the file is of another kind or damaged. */
const minFrameShare = 0.9;

/** Tags before the sound. Several programs may have added two or three; a hostile file can be full of them. */
const maxTags = 32;

/** The position after all ID3v2 tags, where the sound begins. */
export function afterTags(bytes: Uint8Array): number {
  let at = 0;
  for (let tags = 0; tags < maxTags; tags += 1) at += tagSize(bytes, at);
  return at;
}

/** Whether MPEG audio of layer III begins near the start: two frames of the same kind in a row. */
export function looksLikeMp3(bytes: Uint8Array): boolean {
  const start = afterTags(bytes);
  for (let at = start; at < Math.min(start + maxSyncSearchBytes, bytes.length); at += 1) {
    const header = headerAt(bytes, at);
    const next = header && headerAt(bytes, at + header.size);
    if (next && isSameKind(header, next)) return true;
  }
  return false;
}

/**
 * The frames of an MP3 file, without tags, pictures, and the frame that only describes the others; null when
 * too little of the file is frames. Source: ISO/IEC 11172-3, 2.4.1 (headers and side information of layer III).
 */
export function mp3Frames(bytes: Uint8Array): Mp3Frames | null {
  const start = afterTags(bytes);
  const end = beforeTags(bytes);
  const frames: Uint8Array[] = [];
  let first: Mp3Header | null = null;
  let [tags, sound] = [0, 0];
  for (let at = start; at < end; ) {
    const header = headerAt(bytes, at);
    const fits = header && at + header.size <= end && (!first || isSameKind(first, header));
    // After a frame that was cut off, this one would overlap the next.
    const next = at + (header?.size ?? 0);
    const follows = next === end || tagSize(bytes, next) > 0 || headerAt(bytes, next) !== null;
    if (fits && follows && hasValidSideInfo(bytes, at, header)) {
      const frame = bytes.subarray(at, at + header.size);
      if (!isInfoFrame(frame, header)) frames.push(frame);
      first ??= header;
      sound += frame.length;
      at += frame.length;
      continue;
    }
    const tag = tagSize(bytes, at);
    tags += tag;
    at += tag || 1;
  }
  const lost = end - start - tags - sound;
  // The last frame is often cut off, which does not count as damage.
  if (!first || frames.length === 0 || (lost > 1441 && sound < minFrameShare * (sound + lost))) return null;
  const { sampleRate, channels, version } = first;
  return { sampleRate, channels, samplesPerFrame: version === 1 ? 1152 : 576, frames };
}

/** Bytes of the ID3v2 tag that begins here; 0 when none does. */
function tagSize(bytes: Uint8Array, at: number): number {
  const [i, d, three, version = 255, revision = 255, flags = 0, ...size] = bytes.subarray(at, at + 10);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || version === 255 || revision === 255) return 0;
  if (size.length < 4 || size.some((byte) => byte > 127)) return 0;
  const content = size.reduce((sum, byte) => sum * 128 + byte, 0);
  return 10 + content + (flags & 0x10 ? 10 : 0);
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

// Kilobits a second by the four bits of the header; 0 is "free", which hardly a player reads.
const mpeg1Bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mpeg2Bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const samplings = [44_100, 48_000, 32_000];

function headerAt(bytes: Uint8Array, at: number): Mp3Header | null {
  const [sync = 0, b = 0, c = 0, d] = bytes.subarray(at, at + 4);
  const [versionBits, layerBits] = [(b >> 3) & 3, (b >> 1) & 3];
  if (d === undefined || sync !== 0xff || b < 0xe0 || versionBits === 1 || layerBits !== 1) return null;
  const version = versionBits === 3 ? 1 : 2;
  const rate = (version === 1 ? mpeg1Bitrates : mpeg2Bitrates)[c >> 4] ?? 0;
  const sampling = samplings[(c >> 2) & 3];
  if (rate === 0 || sampling === undefined) return null;
  const sampleRate = sampling / { 3: 1, 2: 2, 0: 4 }[versionBits as 3 | 2 | 0];
  const size = Math.floor(((version === 1 ? 144_000 : 72_000) * rate) / sampleRate) + ((c >> 1) & 1);
  return { version, sampleRate, channels: d >> 6 === 3 ? 1 : 2, size, headSize: b & 1 ? 4 : 6 };
}

function isSameKind(a: Mp3Header, b: Mp3Header): boolean {
  return a.version === b.version && a.sampleRate === b.sampleRate && a.channels === b.channels;
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

/** Whether the frame is one in which encoders store the length of the file instead of sound. */
function isInfoFrame(frame: Uint8Array, header: Mp3Header): boolean {
  // Encoders differ in whether they count the checksum before the name.
  const places = [4 + sideSize(header), header.headSize + sideSize(header), 4 + 32];
  return places.some((place) => ['Xing', 'Info', 'VBRI'].includes(textAt(frame, place, 4)));
}
