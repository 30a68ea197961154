import { wavOf } from '#encode/sound/wav.ts';

/** The names of codecs in WAV (mmreg.h); `extensible` says that the name stands further behind. */
const tags = { pcm: 1, float: 3, aLaw: 6, muLaw: 7, mp3: 0x55, extensible: 0xfffe };

export interface WavContent {
  readonly codec: 'pcm' | 'mp3' | 'other';
  readonly data: Uint8Array;
  /** The sound in a file with nothing else, whose sizes are true. */
  readonly file: Uint8Array;
}

/**
 * What a WAV file holds. Recorders that were interrupted leave sizes of zero behind: then the sound reaches to the end.
 * Null when there is no header or no sound.
 */
export function readWav(bytes: Uint8Array): WavContent | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Uint8Array | null = null;
  let longSize = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const [start, size] = [at + 8, view.getUint32(at + 4, true)];
    if (name === 'fmt ') format = bytes.subarray(start, start + size);
    // In RF64, whose other sizes say nothing.
    if (name === 'ds64' && start + 16 <= bytes.length) longSize = view.getUint32(start + 8, true);
    if (name === 'data') {
      if (!format || format.length < 16) return null;
      const dataSize = size === 0xffffffff ? longSize : size;
      const isUnfinished = dataSize === 0 && !isChunk(bytes, start);
      const data = bytes.subarray(start, isUnfinished ? bytes.length : start + dataSize);
      return { codec: codecOf(format), data, file: wavOf(format, data) };
    }
    at = start + size + (size % 2);
  }
  return null;
}

/** Whether a chunk, like one with a title, begins here, so that the sound before it was empty indeed. */
function isChunk(bytes: Uint8Array, at: number): boolean {
  if (at + 8 > bytes.length) return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at + 4, true);
  const isName = bytes.subarray(at, at + 4).every((letter) => letter >= 0x20 && letter < 0x7f);
  return isName && at + 8 + size <= bytes.length;
}

function codecOf(format: Uint8Array): WavContent['codec'] {
  const view = new DataView(format.buffer, format.byteOffset, format.byteLength);
  const tag = view.getUint16(0, true);
  const name = tag === tags.extensible && format.length >= 26 ? view.getUint16(24, true) : tag;
  if (name === tags.mp3) return 'mp3';
  return [tags.pcm, tags.float, tags.aLaw, tags.muLaw].includes(name) ? 'pcm' : 'other';
}
