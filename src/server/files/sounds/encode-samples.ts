import type { AudioSample } from 'mediabunny';
import { limits } from '#card/document/limits.ts';
import { fail, ok, type Result } from '#std/result.ts';
import {
  type PreparedSound,
  type RewriteProblem,
  type SoundKind,
  toleranceSeconds,
} from './prepared-sound.ts';
import { encodeM4a, writeWav } from './write-files.ts';

interface Conversion {
  readonly write: (samples: AsyncIterable<AudioSample>, isJoined: boolean) => Promise<Uint8Array>;
  readonly contentType: PreparedSound['contentType'];
  readonly maxSeconds: number;
}

const conversions: Readonly<Record<SoundKind, Conversion>> = {
  upload: {
    write: encodeM4a,
    contentType: 'audio/mp4',
    maxSeconds: limits.audio.seconds + toleranceSeconds,
  },
  recording: { write: writeWav, contentType: 'audio/wav', maxSeconds: limits.recording + toleranceSeconds },
};

interface Claims {
  /** With too many, minutes of decoding are saved. */
  readonly seconds?: number;
  /** Whether the samples come from sounds that were put together: their kinds can differ. */
  readonly isJoined?: boolean;
}

/** Writes samples as we store them, and closes each. */
export async function encodeSamples(
  samples: AsyncIterable<AudioSample>,
  kind: SoundKind,
  { seconds: claimed = 0, isJoined = false }: Claims,
): Promise<Result<PreparedSound, RewriteProblem>> {
  const { write, contentType, maxSeconds } = conversions[kind];
  if (claimed > maxSeconds) return fail('too-long');
  let seconds = 0;
  async function* measured(): AsyncGenerator<AudioSample> {
    for await (const sample of samples) {
      try {
        // Each piece begins where the one before ended: a container could claim gaps of any length.
        sample.setTimestamp(seconds);
        seconds += sample.duration;
        if (seconds > maxSeconds) return;
        yield sample;
      } finally {
        sample.close();
      }
    }
  }
  const bytes = await write(measured(), isJoined);
  if (seconds === 0) return fail('no-sound');
  return seconds > maxSeconds ? fail('too-long') : ok({ bytes, contentType, seconds });
}
