import {
  ADTS,
  type AudioSample,
  BufferSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { limits } from '#card/document/limits.ts';
import type { SoundFormat } from '#encode/sound-format.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { copyAac } from './copy-aac.ts';
import { decode } from './decode.ts';
import { playedParts, wholeTrack } from './edit-list.ts';
import { mp3Frames } from './mp3-frames.ts';
import { type PreparedSound, type RewriteProblem, toleranceSeconds } from './prepared-sound.ts';
import { encodeM4a, writeMp3, writeWav } from './write-files.ts';

export type SoundKind = 'upload' | 'recording';

/** Called once, when all packets were found in the container and decoding begins. */
export type OnRead = () => void;

export interface Original {
  readonly bytes: Uint8Array;
  readonly format: SoundFormat;
  readonly kind: SoundKind;
}

const containers = {
  wav: [WAVE],
  ogg: [OGG],
  webm: [WEBM, MATROSKA],
  mp4: [MP4, QTFF],
  aac: [ADTS],
} satisfies Record<Exclude<SoundFormat, 'mp3'>, unknown>;

/** The shortest packets have 2.5 ms of Opus; a little more than the longest sound may have. */
const maxPackets = (limits.audio.seconds * 1000) / 2.5 + 1000;

/**
 * Turns an upload into a file that iPhones play, and a recording into plain PCM. AAC and MP3 are copied frame by frame,
 * without loss; everything else is decoded. Throws when the file is damaged.
 */
export async function rewriteSound(
  original: Original,
  onRead: OnRead = () => {},
): Promise<Result<PreparedSound, RewriteProblem>> {
  const { bytes, format, kind } = original;
  if (kind === 'recording' && format !== 'wav') return fail('format');
  if (format === 'mp3') return copyMp3(bytes);
  const input = new Input({ source: new BufferSource(bytes), formats: containers[format] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) return fail('no-sound');
  const packets = await readPackets(track);
  onRead();
  const edits = format === 'mp4' ? playedParts(bytes, track.id) : wholeTrack;
  if ((await track.getCodec()) === 'aac') return copyAac(packets, track, edits);
  const total = packets.reduce((sum, { duration }) => sum + duration, 0);
  // The last page of Ogg says where the sound ends: a packet can be 0.12 seconds long.
  const parts = format === 'ogg' ? [{ start: 0, end: total }] : edits;
  const samples = await decode({ track, packets, parts, hasEditList: edits !== wholeTrack });
  if (!samples) return fail('format');
  const claimed = parts.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, total) - start), 0);
  // Saves minutes of decoding. A wrong claim is noticed below, by measuring.
  if (claimed > conversions[kind].limit + toleranceSeconds) return fail('too-long');
  return convert(samples, conversions[kind]);
}

async function copyMp3(bytes: Uint8Array): Promise<Result<PreparedSound, RewriteProblem>> {
  const found = mp3Frames(bytes);
  if (!found) return fail('damaged');
  const { frames, hidden, samplesPerFrame, sampleRate } = found;
  const samples = frames.length * samplesPerFrame - (hidden ? hidden.before + hidden.after : 0);
  const seconds = samples / sampleRate;
  if (seconds > limits.audio.seconds + toleranceSeconds) return fail('too-long');
  return ok({ bytes: writeMp3(found), contentType: 'audio/mpeg', seconds });
}

/** All packets of a track. Throws when there are too many. */
async function readPackets(track: InputAudioTrack): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  let bytes = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    packets.push(packet);
    bytes += packet.byteLength;
    // A container can refer to the same bytes many times, so a small file can contain endless packets.
    if (bytes > limits.audio.bytes || packets.length > maxPackets)
      throw new Error('There are too many packets.');
  }
  return packets;
}

interface Conversion {
  readonly write: (samples: AsyncIterable<AudioSample>) => Promise<Uint8Array>;
  readonly contentType: PreparedSound['contentType'];
  /** Seconds. */
  readonly limit: number;
}

const conversions: Readonly<Record<SoundKind, Conversion>> = {
  upload: { write: encodeM4a, contentType: 'audio/mp4', limit: limits.audio.seconds },
  recording: { write: writeWav, contentType: 'audio/wav', limit: limits.recording },
};

async function convert(
  samples: AsyncIterable<AudioSample>,
  { write, contentType, limit }: Conversion,
): Promise<Result<PreparedSound, RewriteProblem>> {
  let seconds = 0;
  async function* measured(): AsyncGenerator<AudioSample> {
    for await (const sample of samples) {
      try {
        // Each piece begins where the one before ended: a container could claim gaps of any length.
        sample.setTimestamp(seconds);
        seconds += sample.duration;
        if (seconds > limit + toleranceSeconds) return;
        yield sample;
      } finally {
        sample.close();
      }
    }
  }
  const bytes = await write(measured());
  if (seconds === 0) return fail('no-sound');
  return seconds > limit + toleranceSeconds ? fail('too-long') : ok({ bytes, contentType, seconds });
}
