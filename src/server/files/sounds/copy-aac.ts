import { limits } from '#card/document/limits.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { type AacConfig, aacFrameSamples, isAacFrame, readAacConfig, readAdtsFrame } from './aac-frames.ts';
import type { PlayedPart } from './edit-list.ts';
import { type AudioStream, bytesOf } from './open-stream.ts';
import { type PreparedSound, type RewriteProblem, toleranceSeconds } from './prepared-sound.ts';
import { writeM4a } from './write-files.ts';

interface Frame {
  readonly bytes: Uint8Array;
  /** Seconds from the beginning of the track. */
  readonly at: number;
}

/** The share of a stream's packets that must be frames of sound. */
const minShare = 0.9;

/** Copies the frames of the parts that players play into a new file. */
export async function copyAac({
  track,
  packets,
  parts,
}: AudioStream): Promise<Result<PreparedSound, RewriteProblem>> {
  const description = bytesOf(await track.getDecoderConfig());
  let config = description && readAacConfig(description);
  if (description && !config) return fail('codec');
  const frames: Frame[] = [];
  let at = 0;
  for (const { data, duration } of packets) {
    const bare = description ? null : readAdtsFrame(data);
    config ??= bare?.config ?? null;
    const bytes = description ? data : bare && isSame(bare.config, config) ? bare.frame : null;
    if (bytes && config && isAacFrame(bytes, config)) frames.push({ bytes, at });
    at += duration;
  }
  if (packets.length === 0) return fail('no-sound');
  return config && frames.length >= minShare * packets.length
    ? writePlayed(frames, config, parts)
    : fail('damaged');
}

function isSame(a: AacConfig, b: AacConfig | null): boolean {
  return a.sampleRate === b?.sampleRate && a.channels === b.channels;
}

async function writePlayed(
  all: readonly Frame[],
  config: AacConfig,
  parts: readonly PlayedPart[],
): Promise<Result<PreparedSound, RewriteProblem>> {
  const frameSeconds = aacFrameSamples / config.sampleRate;
  const frames = playedFrames(all, parts, frameSeconds);
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last) return fail('no-sound');
  const played = Math.min(Math.max((parts.at(-1)?.end ?? 0) - last.at, 0), frameSeconds);
  const hidden = { before: Math.max((parts[0]?.start ?? 0) - first.at, 0), after: frameSeconds - played };
  const seconds = frames.length * frameSeconds - hidden.before - hidden.after;
  if (seconds > limits.audio.seconds + toleranceSeconds) return fail('too-long');
  const bytes = await writeM4a(
    frames.map((frame) => frame.bytes),
    config,
    hidden,
  );
  return ok({ bytes, contentType: 'audio/mp4', seconds });
}

/** Frames that encoders put before the sound, and decoders need to play its beginning as it was. */
const maxPrimingFrames = 3;

/**
 * The frames of the parts, in the order in which they are played. A frame in which a part begins or ends belongs to it
 * when most of it is played. The very first and last one always do, because players leave out what is hidden of them.
 */
function playedFrames(
  frames: readonly Frame[],
  parts: readonly PlayedPart[],
  frameSeconds: number,
): readonly Frame[] {
  return parts.flatMap(({ start, end }, index) => {
    const priming = start <= maxPrimingFrames * frameSeconds ? start : 0;
    const before = index === 0 ? frameSeconds + priming : frameSeconds / 2;
    const after = index === parts.length - 1 ? frameSeconds : frameSeconds / 2;
    return frames.filter(({ at }) => at > start - before && at + frameSeconds < end + after);
  });
}
