/** Bytes before the first sample of a WAV file as we write it: RIFF, format and the head of the data. */
const headBytes = 44;

/** Samples from -1 to 1 as 16-bit numbers. Louder ones are clipped, NaN is silence. */
export function pcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  const whole = new Int16Array(samples.length);
  for (const [index, sample] of samples.entries()) {
    whole[index] = Math.round(Math.min(Math.max(sample, -1), 1) * 32767);
  }
  return whole;
}

/**
 * A WAV file of one channel, 16-bit PCM, from consecutive chunks; `rate` in samples per second.
 * Layout: RIFF/WAVE with the chunks "fmt " (16 bytes, format 1) and "data", little-endian.
 */
export function wavFile(pieces: readonly Int16Array[], rate: number): ArrayBuffer {
  const dataBytes = pieces.reduce((sum, { length }) => sum + length * 2, 0);
  const file = new DataView(new ArrayBuffer(headBytes + dataBytes));
  writeText(file, 0, 'RIFF');
  file.setUint32(4, headBytes - 8 + dataBytes, true);
  writeText(file, 8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, rate, true);
  file.setUint32(28, rate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  writeText(file, 36, 'data');
  file.setUint32(40, dataBytes, true);
  let at = headBytes;
  for (const piece of pieces) {
    for (const sample of piece) {
      file.setInt16(at, sample, true);
      at += 2;
    }
  }
  return file.buffer as ArrayBuffer;
}

function writeText(file: DataView, at: number, text: string): void {
  for (const [index, letter] of [...text].entries()) file.setUint8(at + index, letter.charCodeAt(0));
}
