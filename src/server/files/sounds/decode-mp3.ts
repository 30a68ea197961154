import { MPEGDecoder } from 'mpg123-decoder';
import type { DecodedAudio } from './decode.ts';

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
