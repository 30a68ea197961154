import type { EncodedPacket } from 'mediabunny';
import { OpusDecoder } from 'opus-decoder';
import type { DecodedAudio } from './decode.ts';

interface Header {
  readonly decoder: ConstructorParameters<typeof OpusDecoder>[0];
  /** What players multiply samples with. */
  readonly gain: number;
}

/** With `hasEditList` the container says where the sound begins, so the stream's own header does not. */
export async function* decodeOpus(
  packets: readonly EncodedPacket[],
  description: Uint8Array | null,
  hasEditList: boolean,
): AsyncGenerator<DecodedAudio> {
  const { decoder: options, gain } = readHeader(description);
  const decoder = new OpusDecoder({ forceStereo: true, ...options, ...(hasEditList && { preSkip: 0 }) });
  await decoder.ready;
  try {
    for (const { data } of packets) {
      const decoded = decoder.decodeFrame(data);
      if (gain !== 1) for (const channel of decoded.channelData) amplify(channel, gain);
      yield decoded;
    }
  } finally {
    decoder.free();
  }
}

/** The stream's own header (RFC 7845, 5.1), as far as a decoder needs it. */
function readHeader(header: Uint8Array | null): Header {
  if (!header || header.length < 19) return { decoder: {}, gain: 1 };
  const view = new DataView(header.buffer, header.byteOffset, header.length);
  const channels = view.getUint8(9);
  // 256 steps to a decibel.
  const gain = 10 ** (view.getInt16(16, true) / 256 / 20);
  const decoder = { channels, preSkip: view.getUint16(10, true) };
  if (view.getUint8(18) === 0) return { decoder, gain };
  if (header.length < 21 + channels) throw new Error('The header of the Opus stream is cut off.');
  const [streamCount, coupledStreamCount] = [view.getUint8(19), view.getUint8(20)];
  const channelMappingTable = [...header.subarray(21, 21 + channels)];
  return { decoder: { ...decoder, streamCount, coupledStreamCount, channelMappingTable }, gain };
}

/** Louder than full is as loud as players play it. */
function amplify(samples: Float32Array, gain: number): void {
  for (const [index, sample] of samples.entries()) samples[index] = Math.min(Math.max(sample * gain, -1), 1);
}
