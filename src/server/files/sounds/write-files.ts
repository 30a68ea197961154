import { registerAacEncoder } from '@mediabunny/aac-encoder';
import {
  type AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  NullTarget,
  Output,
  Quality,
  WavOutputFormat,
} from 'mediabunny';
import { type AacConfig, aacFrameSamples, writeAacConfig } from './aac-frames.ts';
import type { Mp3Frames } from './mp3-frames.ts';
import { infoFrame } from './mp3-info-frame.ts';

registerAacEncoder();

/** Bits a second of what we encode: no difference can be heard in speech or on a phone. */
const bitsPerSecond = 128_000;

/** Rates that the encoder supports; other rates are converted to the last one. */
const encoderRates = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/**
 * Writes AAC frames into a new .m4a, without tags or pictures, with the index first. `hidden` are the seconds of the
 * first and the last frame that players leave out.
 */
export async function writeM4a(
  frames: readonly Uint8Array[],
  config: AacConfig,
  hidden: { readonly before: number; readonly after: number },
): Promise<Uint8Array> {
  const output = newM4a();
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const { sampleRate, channels: numberOfChannels } = config;
  const description = writeAacConfig(config);
  const codec = 'mp4a.40.2';
  const decoderConfig = { codec, sampleRate, numberOfChannels, description };
  const seconds = aacFrameSamples / sampleRate;
  for (const [index, frame] of frames.entries()) {
    const duration = seconds - (index === frames.length - 1 ? hidden.after : 0);
    const packet = new EncodedPacket(frame, 'key', index * seconds - hidden.before, duration);
    await source.add(packet, { decoderConfig });
  }
  return finish(output);
}

/** Writes MP3 frames into a new file that begins with their number, so that players know the length. */
export function writeMp3({ frames, hidden }: Mp3Frames): Uint8Array {
  return Buffer.concat([infoFrame(frames, hidden), ...frames]);
}

/**
 * Encodes samples as AAC-LC in stereo or mono, as the first one is. Joined sounds, whose rate and channels may change,
 * get the best of both. Without samples the result is empty.
 */
export async function encodeM4a(samples: AsyncIterable<AudioSample>, isJoined: boolean): Promise<Uint8Array> {
  const frames: Uint8Array[] = [];
  let [config, encoder, seconds]: [AacConfig | null, Encoder | null, number] = [null, null, 0];
  for await (const sample of samples) {
    config ??= isJoined ? { sampleRate: 48_000, channels: 2, extension: null } : configFor(sample);
    if (!encoder?.takes(sample)) {
      if (encoder) frames.push(...(await encoder.finish()));
      encoder = await startEncoder(config, sample);
    }
    await encoder.add(sample);
    seconds += sample.duration;
  }
  if (!encoder || !config) return new Uint8Array();
  frames.push(...(await encoder.finish()));
  const frameSeconds = aacFrameSamples / config.sampleRate;
  const after = (frames.length - 1) * frameSeconds - seconds;
  // Players leave out the frame of silence before the sound, and what fills the last one.
  const hidden = { before: frameSeconds, after: Math.min(Math.max(after, 0), frameSeconds) };
  return writeM4a(frames, config, hidden);
}

function configFor({ numberOfChannels, sampleRate }: AudioSample): AacConfig {
  const rate = encoderRates.includes(sampleRate) ? sampleRate : 48_000;
  return { sampleRate: rate, channels: Math.min(numberOfChannels, 2), extension: null };
}

interface Encoder {
  /** It takes samples of one rate and as many channels only. */
  readonly takes: (sample: AudioSample) => boolean;
  readonly add: (sample: AudioSample) => Promise<void>;
  /** The frames: one of silence, then the sound. */
  readonly finish: () => Promise<readonly Uint8Array[]>;
}

async function startEncoder(config: AacConfig, first: AudioSample): Promise<Encoder> {
  const { numberOfChannels, sampleRate } = first;
  const frames: Uint8Array[] = [];
  // The packets go into a file by `writeM4a`, which knows what to hide of them.
  const output = new Output({ format: new Mp4OutputFormat(), target: new NullTarget() });
  const source = new AudioSampleSource({
    codec: 'aac',
    quality: new Quality({ bitrate: bitsPerSecond }),
    transform: { numberOfChannels: config.channels, sampleRate: config.sampleRate },
    onEncodedPacket: ({ data }) => frames.push(data),
  });
  output.addAudioTrack(source);
  await output.start();
  return {
    takes: (sample) => sample.numberOfChannels === numberOfChannels && sample.sampleRate === sampleRate,
    add: (sample) => source.add(sample),
    async finish() {
      await output.finalize();
      return frames;
    },
  };
}

function newM4a() {
  return new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
}

async function finish(output: Output<Mp4OutputFormat | WavOutputFormat, BufferTarget>): Promise<Uint8Array> {
  await output.finalize();
  return new Uint8Array(output.target.buffer ?? new ArrayBuffer());
}

/** Rates that phones can play without conversion. */
const [lowestRate, highestRate] = [8000, 96_000];

/** Writes samples in mono or stereo as 16-bit PCM after a header of 44 bytes. Without samples the result is empty. */
export async function writeWav(samples: AsyncIterable<AudioSample>): Promise<Uint8Array> {
  const output = new Output({ format: new WavOutputFormat(), target: new BufferTarget() });
  const source = new AudioSampleSource({ codec: 'pcm-s16' });
  output.addAudioTrack(source);
  await output.start();
  let isEmpty = true;
  for await (const sample of samples) {
    const { numberOfChannels, sampleRate } = sample;
    if (numberOfChannels > 2 || sampleRate < lowestRate || sampleRate > highestRate) {
      throw new Error('No recorder writes this.');
    }
    await source.add(sample);
    isEmpty = false;
  }
  return isEmpty ? new Uint8Array() : finish(output);
}
