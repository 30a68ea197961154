/** The header of a frame: its length, and what is the same in all frames of a file. */
export interface Mp3Header {
  /** 1 for MPEG-1; 2 for MPEG-2 and 2.5, whose frames hold half as many samples. */
  readonly version: 1 | 2;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Bytes of the whole frame. */
  readonly size: number;
  /** Bytes before the side information: the header, and the checksum where there is one. */
  readonly headSize: number;
}

/** Bytes in which the first frame is looked for: a file cut out of a stream can begin anywhere. */
const maxSyncSearchBytes = 4096;

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

/** Bytes of the ID3v2 tag that begins here; 0 when none does. */
export function tagSize(bytes: Uint8Array, at: number): number {
  const [i, d, three, version = 255, revision = 255, flags = 0, ...size] = bytes.subarray(at, at + 10);
  if (i !== 0x49 || d !== 0x44 || three !== 0x33 || version === 255 || revision === 255) return 0;
  if (size.length < 4 || size.some((byte) => byte > 127)) return 0;
  const content = size.reduce((sum, byte) => sum * 128 + byte, 0);
  return 10 + content + (flags & 0x10 ? 10 : 0);
}

// Kilobits a second by the four bits of the header; 0 is "free", which hardly a player reads.
const mpeg1Bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mpeg2Bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const samplings = [44_100, 48_000, 32_000];

/** The header of a frame of layer III at this position; null when there is none. */
export function headerAt(bytes: Uint8Array, at: number): Mp3Header | null {
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

/** Whether both can be frames of one stream. */
export function isSameKind(a: Mp3Header, b: Mp3Header): boolean {
  return a.version === b.version && a.sampleRate === b.sampleRate && a.channels === b.channels;
}

/** A decoder is late by so many samples, which the numbers of encoders do not count. */
export const decoderDelay = 529;

/** Bytes from the encoder's name in the frame before the sound to the samples that it added. Source: LAME's info tag, revision 1. */
const delayOffset = 21;

/** Seconds that decoding puts before the sound of an MP3 that we stored: its first frame says what the encoder added. */
export function secondsBeforeSound(mp3: Uint8Array): number {
  const header = headerAt(mp3, 0);
  const frame = mp3.subarray(0, header?.size ?? 0);
  const name = String.fromCharCode(...frame).indexOf('LAME');
  if (!header || name < 0) return 0;
  const [first = 0, second = 0] = frame.subarray(name + delayOffset);
  return ((first << 4) + (second >> 4) + decoderDelay) / header.sampleRate;
}
