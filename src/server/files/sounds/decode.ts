import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import {
  AudioSample,
  AudioSampleSink,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  OggOutputFormat,
  Output,
} from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';
import { decodeOpus } from './decode-opus.ts';
import type { PlayedPart } from './edit-list.ts';
import { type AudioStream, bytesOf } from './open-stream.ts';

type Config = AudioDecoderConfig | null;

export interface DecodedAudio {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly sampleRate: number;
  readonly errors: readonly unknown[];
}

/**
 * The samples of the parts of a track in pieces; null for a codec that we cannot decode. The caller closes each piece.
 * Throws when the track is damaged.
 */
export async function decode({
  track,
  packets,
  parts,
  hasEditList,
}: AudioStream): Promise<AsyncIterable<AudioSample> | null> {
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  if (codec?.startsWith('pcm-') || codec === 'ulaw' || codec === 'alaw')
    return played(() => new AudioSampleSink(track).samples(), parts);
  if (codec === 'opus')
    return played(() => samplesOf(decodeOpus(packets, bytesOf(config), hasEditList)), parts);
  if (codec === 'mp3') return played(() => samplesOf(decodeMp3(packets.map(({ data }) => data))), parts);
  if (codec === 'flac') return played(() => samplesOf(decodeFlac(packets)), parts);
  if (codec === 'vorbis') return played(() => samplesOf(decodeVorbis(packets, config)), parts);
  return null;
}

/** Decodes anew for each part: they may repeat or turn back. A part begins where the one before ended. */
async function* played(
  decodeAll: () => AsyncIterable<AudioSample>,
  parts: readonly PlayedPart[],
): AsyncGenerator<AudioSample> {
  for (const { start, end } of parts) {
    let at = 0;
    for await (const sample of decodeAll()) {
      const length = sample.numberOfFrames;
      const [from, to] = [start, end].map((seconds) =>
        Math.min(Math.max(Math.round(seconds * sample.sampleRate) - at, 0), length),
      ) as [number, number];
      at += length;
      if (to - from === length) yield sample;
      else {
        if (from < to) yield sample.trim(from, to);
        sample.close();
        if (to === 0) break;
      }
    }
  }
}

/** Throws when the decoder found an error. */
export async function* samplesOf(pieces: AsyncIterable<DecodedAudio>): AsyncGenerator<AudioSample> {
  for await (const { channelData, samplesDecoded, sampleRate, errors } of pieces) {
    if (errors.length > 0) throw new Error('The decoder found an error.');
    if (samplesDecoded === 0) continue;
    const data = new Float32Array(samplesDecoded * channelData.length);
    for (const [index, samples] of channelData.entries()) data.set(samples, index * samplesDecoded);
    const numberOfChannels = channelData.length;
    yield new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp: 0 });
  }
}

/** Decodes frames that need not be of one kind: the samples are always in stereo, but their rate can change. */
export async function* decodeMp3(frames: Iterable<Uint8Array>): AsyncGenerator<DecodedAudio> {
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  try {
    for (const frame of frames) yield decoder.decodeFrame(frame);
  } finally {
    decoder.free();
  }
}

async function* decodeFlac(packets: readonly EncodedPacket[]): AsyncGenerator<DecodedAudio> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  try {
    for (const { data } of packets) yield await decoder.decodeFrames([data]);
  } finally {
    decoder.free();
  }
}

/** FLAC in Ogg, which our reader of containers does not know. */
export async function* decodeOggFlac(ogg: Uint8Array): AsyncGenerator<DecodedAudio> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  try {
    yield await decoder.decodeFile(ogg);
  } finally {
    decoder.free();
  }
}

/** Bytes given to the decoder at a time: some seconds of sound. */
const chunkBytes = 32 * 1024;

/** The decoder reads Ogg only, so the packets of any container are put into a clean one first. */
async function* decodeVorbis(
  packets: readonly EncodedPacket[],
  decoderConfig: Config,
): AsyncGenerator<DecodedAudio> {
  if (!decoderConfig) throw new Error('The header of the Vorbis stream is missing.');
  const source = new EncodedAudioPacketSource('vorbis');
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() });
  output.addAudioTrack(source);
  await output.start();
  for (const packet of packets) await source.add(packet, { decoderConfig });
  await output.finalize();
  const ogg = new Uint8Array(output.target.buffer ?? new ArrayBuffer());
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  try {
    for (let at = 0; at < ogg.length; at += chunkBytes)
      yield decoder.decode(ogg.subarray(at, at + chunkBytes));
    yield decoder.flush();
  } finally {
    decoder.free();
  }
}
