import {
  type BufferTarget,
  Mp4OutputFormat,
  type Output,
  Quality,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';
import { framesPerSecond } from './film.ts';

/** A way to encode pictures that this browser has shown to work. */
export interface VideoWay {
  readonly codec: 'avc' | 'vp9';
  /** The codec with its profile and level, as RFC 6381 writes it. */
  readonly fullCodecString: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Enough for a card in motion; one at rest takes next to nothing of it. */
const bitrate = 4_000_000;

/** Macroblocks in a frame and in a second that each level allows. Source: ITU-T H.264, table A-1. */
const avcLevels = [
  { level: 30, frame: 1620, second: 40_500 },
  { level: 31, frame: 3600, second: 108_000 },
  { level: 32, frame: 5120, second: 216_000 },
  { level: 40, frame: 8192, second: 245_760 },
  { level: 50, frame: 22_080, second: 589_824 },
] as const;

/** High, main, and constrained baseline: the former make better pictures, the latter everybody has. */
const avcProfiles = ['6400', '4d00', '42e0'] as const;

/** Codec strings for H.264 at 30 frames a second, best first; none for a size over all levels. */
export function avcCodecStrings({ width, height }: Size): readonly string[] {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  const level = avcLevels.find(
    ({ frame, second }) => blocks <= frame && blocks * framesPerSecond <= second,
  )?.level;
  return level ? avcProfiles.map((profile) => `avc1.${profile}${level.toString(16)}`) : [];
}

const vp9: VideoWay = { codec: 'vp9', fullCodecString: 'vp09.00.40.08' };

/** H.264 in the best profile there is, else VP9, else null. A browser's word is not taken: one frame is encoded. */
export async function findVideoWay(size: Size): Promise<VideoWay | null> {
  const avc = avcCodecStrings(size).map((fullCodecString) => ({ codec: 'avc', fullCodecString }) as const);
  for (const way of [...avc, vp9]) if (await encodes(way, size)) return way;
  return null;
}

async function encodes({ fullCodecString }: VideoWay, { width, height }: Size): Promise<boolean> {
  if (typeof VideoEncoder !== 'function') return false;
  let [chunks, failed] = [0, false];
  const encoder = new VideoEncoder({
    output: () => {
      chunks += 1;
    },
    error: () => {
      failed = true;
    },
  });
  try {
    encoder.configure({ codec: fullCodecString, width, height, bitrate, framerate: framesPerSecond });
    const pixels = new Uint8Array((width * height * 3) / 2);
    const frame = new VideoFrame(pixels, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: 0,
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

/** The kind of file that holds such pictures: the one that phones play, where it can be. */
export function fileFormat({ codec }: VideoWay): Mp4OutputFormat | WebMOutputFormat {
  return codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
}

/** Takes canvases as frames, one after the other. */
export interface VideoTrack {
  add(canvas: OffscreenCanvas | HTMLCanvasElement, frame: number): Promise<void>;
  /** The last canvas again, without looking at it again. */
  repeat(frame: number): Promise<void>;
  close(): void;
}

export function addVideoTrack(
  output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>,
  way: VideoWay,
): VideoTrack {
  const source = new VideoSampleSource({
    ...way,
    quality: new Quality({ bitrate, bitrateMode: 'variable' }),
    // Seldom, because a card at rest flickers when it is drawn anew.
    keyFrameInterval: 10,
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  let last: VideoSample | null = null;
  return {
    async add(canvas, frame) {
      last?.close();
      last = new VideoSample(canvas, { timestamp: frame / framesPerSecond, duration: 1 / framesPerSecond });
      await source.add(last);
    },
    async repeat(frame) {
      last?.setTimestamp(frame / framesPerSecond);
      if (last) await source.add(last);
    },
    close: () => last?.close(),
  };
}
