import {
  AudioSample,
  AudioSampleSink,
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  WAVE,
} from 'mediabunny';
import { EncodeError } from '../encode-error.ts';
import { loadSound } from './load-sound.ts';
import { secondsBeforeSound } from './mp3-header.ts';

/** Samples from -1 to 1, one array for each channel. */
export interface Pcm {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** A sound that has been loaded completely. */
export interface OpenSound {
  readonly seconds: number;
  /** AAC as it was stored, whose packets can be copied. */
  readonly aac: StoredAac | null;
  /** Whether this thread can decode it into `samples`. Stored AAC can be copied even if not. */
  readonly decodable: boolean;
  /** The decoded samples up to that second, in order. The caller closes each. */
  samples(until: number): AsyncIterable<AudioSample>;
  close(): void;
}

export interface StoredAac {
  readonly packets: EncodedPacketSink;
  readonly config: AudioDecoderConfig;
}

interface OpenSoundOptions {
  /** See `VideoRequest`. */
  readonly decoded: ReadonlyMap<string, Pcm> | undefined;
  readonly signal: AbortSignal;
}

/** Throws EncodeError: `sound` when it does not load, `codec` when it cannot be read here. */
export async function openSound(url: string, { decoded, signal }: OpenSoundOptions): Promise<OpenSound> {
  const samples = decoded?.get(url);
  if (samples) return openPcm(samples);
  const file = await loadSound(url, signal);
  const input = new Input({ source: new BlobSource(file), formats: [MP4, MP3, WAVE] });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Error('There is no sound in the file.');
    const aac = await storedAac(track);
    const decodable = await track.canDecode();
    if (!aac && !decodable) throw new Error('This thread cannot decode the sound.');
    const start = new Uint8Array(await file.slice(0, mp3FrameBytes).arrayBuffer());
    const before = secondsBeforeSound(start);
    return {
      seconds: (await track.computeDuration()) - before,
      aac,
      decodable,
      samples: (until) => samplesAfter(before, new AudioSampleSink(track).samples(0, until + before)),
      close: () => input.dispose(),
    };
  } catch (cause) {
    input.dispose();
    throw new EncodeError('codec', 'The sound could not be read.', { cause });
  }
}

/** A frame of MP3 is no longer. */
const mp3FrameBytes = 1441;

/** The samples after so many seconds, from which time begins. */
export async function* samplesAfter(
  seconds: number,
  samples: AsyncIterable<AudioSample>,
): AsyncGenerator<AudioSample> {
  for await (const sample of samples) {
    const { timestamp, sampleRate, numberOfFrames } = sample;
    const hidden = Math.min(Math.max(Math.round((seconds - timestamp) * sampleRate), 0), numberOfFrames);
    const rest = hidden === 0 ? sample : hidden < numberOfFrames ? sample.trim(hidden, numberOfFrames) : null;
    if (rest !== sample) sample.close();
    if (!rest) continue;
    rest.setTimestamp(Math.max(timestamp - seconds, 0));
    yield rest;
  }
}

async function storedAac(track: InputAudioTrack): Promise<StoredAac | null> {
  if ((await track.getCodec()) !== 'aac') return null;
  const config = await track.getDecoderConfig();
  return config && { config, packets: new EncodedPacketSink(track) };
}

function openPcm(pcm: Pcm): OpenSound {
  const { sampleRate, channels } = pcm;
  const frames = channels[0]?.length ?? 0;
  return {
    seconds: frames / sampleRate,
    aac: null,
    decodable: true,
    async *samples(until) {
      const end = Math.min(frames, Math.ceil(until * sampleRate));
      for (let start = 0; start < end; start += sampleRate) {
        yield sampleOf(pcm, start, Math.min(end, start + sampleRate));
      }
    },
    close: () => undefined,
  };
}

function sampleOf({ sampleRate, channels }: Pcm, start: number, end: number): AudioSample {
  const data = new Float32Array((end - start) * channels.length);
  for (const [index, channel] of channels.entries()) {
    data.set(channel.subarray(start, end), index * (end - start));
  }
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: channels.length,
    sampleRate,
    timestamp: start / sampleRate,
  });
}
