import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import {
  AudioSample,
  AudioSampleSink,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  type InputAudioTrack,
  OggOutputFormat,
  Output,
} from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import { bytesOf } from './bytes.ts';

type Config = AudioDecoderConfig | null;

interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly sampleRate: number;
  readonly errors: readonly unknown[];
}

/**
 * The samples of a track in pieces; null for a codec that we cannot decode. The caller closes each piece. Throws when
 * the track is damaged.
 */
export async function decode(
  track: InputAudioTrack,
  packets: readonly EncodedPacket[],
): Promise<AsyncIterable<AudioSample> | null> {
  const codec = await track.getCodec();
  if (codec?.startsWith('pcm-') || codec === 'ulaw' || codec === 'alaw')
    return new AudioSampleSink(track).samples();
  if (codec === 'opus') return inSequence(decodeOpus(packets, await track.getDecoderConfig()));
  if (codec === 'vorbis') return inSequence(decodeVorbis(packets, await track.getDecoderConfig()));
  return null;
}

/** Each piece begins where the one before ended: a container could claim gaps of any length. */
async function* inSequence(pieces: AsyncIterable<Decoded>): AsyncGenerator<AudioSample> {
  let position = 0;
  for await (const { channelData, samplesDecoded, sampleRate, errors } of pieces) {
    if (errors.length > 0) throw new Error('The decoder found an error.');
    if (samplesDecoded === 0) continue;
    const data = new Float32Array(samplesDecoded * channelData.length);
    for (const [index, samples] of channelData.entries()) data.set(samples, index * samplesDecoded);
    const numberOfChannels = channelData.length;
    yield new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels,
      sampleRate,
      timestamp: position / sampleRate,
    });
    position += samplesDecoded;
  }
}

async function* decodeOpus(packets: readonly EncodedPacket[], config: Config): AsyncGenerator<Decoded> {
  const decoder = new OpusDecoder({
    forceStereo: true,
    ...opusOptions(bytesOf(config)),
  });
  await decoder.ready;
  try {
    for (const { data } of packets) yield decoder.decodeFrame(data);
  } finally {
    decoder.free();
  }
}

/** The stream's own header (RFC 7845, 5.1), as far as a decoder needs it. */
function opusOptions(header: Uint8Array | null) {
  if (!header || header.length < 19) return {};
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const channels = view.getUint8(9);
  const options = { channels, preSkip: view.getUint16(10, true) };
  if (view.getUint8(18) === 0) return options;
  if (header.length < 21 + channels) throw new Error('The header of the Opus stream is cut off.');
  return {
    ...options,
    streamCount: view.getUint8(19),
    coupledStreamCount: view.getUint8(20),
    channelMappingTable: [...header.subarray(21, 21 + channels)],
  };
}

/** Bytes given to the decoder at a time: some seconds of sound. */
const chunkBytes = 32 * 1024;

/** The decoder reads Ogg only, so the packets of any container are put into a clean one first. */
async function* decodeVorbis(
  packets: readonly EncodedPacket[],
  decoderConfig: Config,
): AsyncGenerator<Decoded> {
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
