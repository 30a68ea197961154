import {
  type AudioCodec,
  type AudioEncodingConfig,
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedAudioPacketSource,
  Mp4OutputFormat,
  Output,
  Quality,
  type WebMOutputFormat,
} from 'mediabunny';
import type { OpenSound } from '../sound/open-sound.ts';

/** How the sound gets into the video: its packets copied, or encoded again. */
export type AudioEncoding = 'copy' | Extract<AudioCodec, 'aac' | 'opus'>;

/**
 * The first that works: stored AAC, the browser's AAC encoder, a WebAssembly AAC encoder (loaded only here), Opus. Null
 * when none does. WebM takes Opus only.
 */
export async function findAudioEncoding(
  sound: OpenSound,
  video: 'avc' | 'vp9',
): Promise<AudioEncoding | null> {
  if (video === 'avc') {
    if (sound.aac) return 'copy';
    if (await encodes('aac')) return 'aac';
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
    registerAacEncoder();
    if (await encodes('aac')) return 'aac';
  }
  return (await encodes('opus')) ? 'opus' : null;
}

const sampleRate = 48_000;
const channels = 2;

function encoderConfig(codec: 'aac' | 'opus'): AudioEncodingConfig {
  return {
    codec,
    quality: new Quality({ bitrate: 128_000 }),
    // Every encoder takes these; a recording may have another rate, an upload more channels.
    transform: { sampleRate, numberOfChannels: channels },
  };
}

/** An encoder that a policy forbids to start may never answer. */
const timeoutMs = 5000;

/** Whether the codec encodes a tenth of a second of silence. */
async function encodes(codec: 'aac' | 'opus'): Promise<boolean> {
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const source = new AudioSampleSource(encoderConfig(codec));
  output.addAudioTrack(source);
  const silence = new AudioSample({
    data: new Float32Array((sampleRate / 10) * channels),
    format: 'f32',
    numberOfChannels: channels,
    sampleRate,
    timestamp: 0,
  });
  const work = (async () => {
    await output.start();
    await source.add(silence);
    await output.finalize();
    return true;
  })();
  try {
    const never = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeoutMs));
    return await Promise.race([work, never]);
  } catch {
    return false;
  } finally {
    silence.close();
    if (output.state !== 'finalized') void output.cancel().catch(() => undefined);
  }
}

interface AddedSound {
  readonly sound: OpenSound;
  readonly encoding: AudioEncoding;
  /** The second of the video at which it begins. */
  readonly start: number;
  readonly signal: AbortSignal;
}

/** Adds the track; call it before the output starts. The returned function fills the track up to that second. */
export function addAudioTrack(
  output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>,
  { sound, encoding, start, signal }: AddedSound,
): (until: number) => Promise<void> {
  if (encoding === 'copy' && sound.aac) {
    const { packets, config } = sound.aac;
    const source = new EncodedAudioPacketSource('aac');
    output.addAudioTrack(source);
    return async (until) => {
      for await (const packet of packets.packets()) {
        signal.throwIfAborted();
        const timestamp = start + packet.timestamp;
        if (timestamp >= until) break;
        // Its file hides it before the beginning; in the middle of a video nothing would.
        if (start > 0 && packet.timestamp + packet.duration <= 0) continue;
        await source.add(packet.clone({ timestamp }), { decoderConfig: config });
      }
    };
  }
  const source = new AudioSampleSource(encoderConfig(encoding === 'opus' ? 'opus' : 'aac'));
  output.addAudioTrack(source);
  return async (until) => {
    for await (const sample of sound.samples(until - start)) {
      try {
        signal.throwIfAborted();
        sample.setTimestamp(start + sample.timestamp);
        await source.add(sample);
      } finally {
        sample.close();
      }
    }
  };
}
