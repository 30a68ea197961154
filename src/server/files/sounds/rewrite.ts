import type { AudioSample } from 'mediabunny';
import { limits } from '#card/document/limits.ts';
import { afterTags } from '#encode/sound/mp3-header.ts';
import type { SoundFormat } from '#encode/sound/sound-format.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { copyAac } from './copy-aac.ts';
import { decode, decodeMp3, decodeOggFlac, samplesOf } from './decode.ts';
import { encodeSamples } from './encode-samples.ts';
import { mp3Frames } from './mp3-frames.ts';
import { oggLinks } from './ogg-links.ts';
import { type AudioStream, openStream } from './open-stream.ts';
import {
  type PreparedSound,
  type RewriteProblem,
  type SoundKind,
  toleranceSeconds,
} from './prepared-sound.ts';
import { readWav } from './wav.ts';
import { writeMp3 } from './write-files.ts';

/** Called once, when all packets were found in the container and decoding begins. */
export type OnRead = () => void;

export interface Original {
  readonly bytes: Uint8Array;
  readonly format: SoundFormat;
  readonly kind: SoundKind;
}

/**
 * Turns an upload into a file that iPhones play, and a recording into plain PCM. AAC and MP3 are copied frame by frame,
 * without loss; everything else is decoded. Throws when the file is damaged.
 */
export async function rewriteSound(
  { bytes, format, kind }: Original,
  onRead: OnRead = () => {},
): Promise<Result<PreparedSound, RewriteProblem>> {
  const wav = format === 'wav' ? readWav(bytes) : null;
  if (wav?.codec === 'other') return fail('codec');
  const isMp3 = format === 'mp3' || wav?.codec === 'mp3';
  if (kind === 'recording' && (format !== 'wav' || isMp3)) return fail('format');
  if (isMp3) return rewriteMp3(wav?.data ?? bytes);
  if (format === 'ogg' && isOggFlac(bytes)) return encodeSamples(samplesOf(decodeOggFlac(bytes)), kind, {});
  const streams: AudioStream[] = [];
  const whole = format === 'flac' ? bytes.subarray(afterTags(bytes)) : (wav?.file ?? bytes);
  for (const file of format === 'ogg' ? oggLinks(bytes) : [whole]) {
    const stream = await openStream(file, format);
    if (!stream) return fail(format === 'ogg' ? 'codec' : 'no-sound');
    streams.push(stream);
  }
  onRead();
  const [first] = streams;
  if (!first) return fail('no-sound');
  return (await first.track.getCodec()) === 'aac' ? copyAac(first) : decodeAll(streams, kind);
}

/** Source: the mapping of FLAC into Ogg, RFC 9639, 10.1. */
function isOggFlac(ogg: Uint8Array): boolean {
  return String.fromCharCode(...ogg.subarray(28, 33)) === '\x7fFLAC';
}

async function decodeAll(
  streams: readonly AudioStream[],
  kind: SoundKind,
): Promise<Result<PreparedSound, RewriteProblem>> {
  const decoded: AsyncIterable<AudioSample>[] = [];
  for (const stream of streams) {
    const samples = await decode(stream);
    if (!samples) return fail((await stream.track.getInternalCodecId()) === 'alac' ? 'lossless' : 'codec');
    decoded.push(samples);
  }
  async function* inSequence() {
    for (const samples of decoded) yield* samples;
  }
  const seconds = streams.reduce((sum, stream) => sum + stream.seconds, 0);
  return encodeSamples(inSequence(), kind, { seconds, isJoined: streams.length > 1 });
}

async function rewriteMp3(bytes: Uint8Array): Promise<Result<PreparedSound, RewriteProblem>> {
  const found = mp3Frames(bytes);
  if (!found) return fail('damaged');
  // Hardly a player goes on where mono becomes stereo.
  if (found.isMixed) return encodeSamples(samplesOf(decodeMp3(found.frames)), 'upload', { isJoined: true });
  const { frames, hidden, samplesPerFrame, sampleRate } = found;
  const samples = frames.length * samplesPerFrame - (hidden ? hidden.before + hidden.after : 0);
  const seconds = samples / sampleRate;
  if (seconds > limits.audio.seconds + toleranceSeconds) return fail('too-long');
  return ok({ bytes: writeMp3(found), contentType: 'audio/mpeg', seconds });
}
