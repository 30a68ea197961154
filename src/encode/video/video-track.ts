import {
  type BufferTarget,
  Mp4OutputFormat,
  type Output,
  Quality,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';
import { framesPerSecond } from '../turns.ts';
import { fillPlanes, newPlanes, videoColorSpace } from './limited-range.ts';
import type { Size, VideoEncoding } from './video-encoding.ts';

/** The container format for the codec. */
export function fileFormat({ codec }: VideoEncoding): Mp4OutputFormat | WebMOutputFormat {
  return codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
}

/** The video track of a file that is being written. */
export interface VideoTrack {
  /** Sets the picture of the next frames: pixels as in `ImageData`. */
  show(pixels: Uint8ClampedArray<ArrayBuffer>): void;
  /** Adds the picture at that frame, for `count` frames. */
  add(frame: number, count: number): Promise<void>;
}

export function addVideoTrack(
  output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>,
  encoding: VideoEncoding,
  { width, height, bitrate }: Size & { readonly bitrate: number },
): VideoTrack {
  const { codec, fullCodecString } = encoding;
  const source = new VideoSampleSource({
    codec,
    fullCodecString,
    quality: new Quality({ bitrate, bitrateMode: 'variable' }),
    // Seconds. Few key frames, because a card at rest flickers at each.
    keyFrameInterval: 10,
    onEncoderConfig(config) {
      if (encoding.codec === 'avc') config.avc = { format: encoding.format };
    },
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  const planes = newPlanes(width, height);
  return {
    show: (pixels) => fillPlanes(planes, pixels),
    async add(frame, count) {
      const sample = new VideoSample(planes.data, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: frame / framesPerSecond,
        duration: count / framesPerSecond,
        colorSpace: videoColorSpace,
      });
      try {
        await source.add(sample);
      } finally {
        sample.close();
      }
    },
  };
}
