import { landscapeFormat } from '../card-formats.ts';
import { EncodeError } from '../encode-error.ts';
import { framesPerSecond } from '../turns.ts';
import { newPlanes, videoColorSpace } from './limited-range.ts';
import { videoSize } from './video-limits.ts';

/** A video codec with its settings, tested in this browser. */
export type VideoEncoding =
  | {
      readonly codec: 'avc';
      /** The codec with its profile and level, as RFC 6381 writes it. */
      readonly fullCodecString: string;
      /** The bitstream format of the encoder's output. */
      readonly format: 'avc' | 'annexb';
    }
  | { readonly codec: 'vp9'; readonly fullCodecString: string };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Bits a second: enough for the entrance, and for an opening, in which the whole picture moves: with less, white paper is
 * tinted for some frames. A card at rest takes nearly none.
 */
export const bitrates = { entrance: 4_000_000, opening: 8_000_000 } as const;

/** Macroblocks in a frame and in a second that each level allows. Source: ITU-T H.264, table A-1. */
const avcLevels = [
  { level: 30, frame: 1620, second: 40_500 },
  { level: 31, frame: 3600, second: 108_000 },
  { level: 32, frame: 5120, second: 216_000 },
  { level: 40, frame: 8192, second: 245_760 },
  { level: 50, frame: 22_080, second: 589_824 },
] as const;

/** High, main, and constrained baseline: the first make better pictures, the last works everywhere. */
const avcProfiles = ['6400', '4d00', '42e0'] as const;

/** Codec strings for H.264 at 30 frames a second, best first; none for a size over all levels. */
export function avcCodecStrings({ width, height }: Size): readonly string[] {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  const level = avcLevels.find(
    ({ frame, second }) => blocks <= frame && blocks * framesPerSecond <= second,
  )?.level;
  return level ? avcProfiles.map((profile) => `avc1.${profile}${level.toString(16)}`) : [];
}

const known = new Map<string, Promise<VideoEncoding | null>>();

/** The result of `findVideoEncoding`, cached in this thread. */
export function videoEncoding(size: Size): Promise<VideoEncoding | null> {
  const key = `${size.width} ${size.height}`;
  const encoding = known.get(key) ?? findVideoEncoding(size);
  known.set(key, encoding);
  return encoding;
}

/** The type of our 4:3 videos. Throws EncodeError `unsupported` where there can be none. */
export async function videoType(): Promise<string> {
  const encoding = await videoEncoding(videoSize(landscapeFormat.frame));
  if (!encoding) throw new EncodeError('unsupported', 'This browser cannot make videos.');
  return encoding.codec === 'avc' ? 'video/mp4' : 'video/webm';
}

const vp9: VideoEncoding = { codec: 'vp9', fullCodecString: 'vp09.00.40.08' };

/**
 * H.264 in the best profile there is, else VP9, else null. One frame is encoded as a test: `isConfigSupported` can be
 * wrong. Annex B comes second because only Firefox needs it; the file's index is then built from the stream.
 */
async function findVideoEncoding(size: Size): Promise<VideoEncoding | null> {
  const avc = avcCodecStrings(size).flatMap((fullCodecString) =>
    (['avc', 'annexb'] as const).map((format) => ({ codec: 'avc', fullCodecString, format }) as const),
  );
  for (const encoding of [...avc, vp9]) if (await encodes(encoding, size)) return encoding;
  return null;
}

async function encodes(encoding: VideoEncoding, { width, height }: Size): Promise<boolean> {
  if (typeof VideoEncoder !== 'function') return false;
  let [chunks, failed] = [0, false];
  const encoder = new VideoEncoder({
    output: (_, metadata) => {
      chunks += 1;
      const record = metadata?.decoderConfig?.description;
      if (encoding.codec === 'avc' && metadata?.decoderConfig) failed ||= !isRight(record, encoding.format);
    },
    error: () => {
      failed = true;
    },
  });
  try {
    encoder.configure({
      codec: encoding.fullCodecString,
      ...(encoding.codec === 'avc' && { avc: { format: encoding.format } }),
      width,
      height,
      bitrate: bitrates.opening,
      framerate: framesPerSecond,
    });
    const frame = new VideoFrame(newPlanes(width, height).data, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: 0,
      colorSpace: videoColorSpace,
    });
    encoder.encode(frame, { keyFrame: true });
    frame.close();
    await encoder.flush();
    return chunks > 0 && !failed;
  } catch {
    return false;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

/**
 * Whether the decoder's record can be written into a file. Annex B has none. Firefox on Linux writes the first byte of
 * each parameter set twice: profile and level then differ from those that the record begins with. Source: ISO/IEC
 * 14496-15, AVCDecoderConfigurationRecord.
 */
function isRight(record: AllowSharedBufferSource | undefined, format: 'avc' | 'annexb'): boolean {
  if (format === 'annexb') return !record;
  if (!record) return false;
  const bytes = ArrayBuffer.isView(record)
    ? new Uint8Array(record.buffer, record.byteOffset, record.byteLength)
    : new Uint8Array(record);
  // One byte of version, three of profile and level, two of counts, two of length, the header of the set itself.
  return [1, 2, 3].every((at) => bytes[at] === bytes[at + 8]);
}
