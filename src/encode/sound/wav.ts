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
 */
export function wavFile(pieces: readonly Int16Array[], rate: number): ArrayBuffer {
  const format = new DataView(new ArrayBuffer(16));
  format.setUint16(0, 1, true);
  format.setUint16(2, 1, true);
  format.setUint32(4, rate, true);
  format.setUint32(8, rate * 2, true);
  format.setUint16(12, 2, true);
  format.setUint16(14, 16, true);
  const samples = new DataView(new ArrayBuffer(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0)));
  let at = 0;
  for (const piece of pieces) {
    for (const sample of piece) {
      samples.setInt16(at, sample, true);
      at += 2;
    }
  }
  return wavOf(new Uint8Array(format.buffer), new Uint8Array(samples.buffer)).buffer;
}

/** The file with these bytes of a format and of sound: RIFF/WAVE with the chunks "fmt " and "data", little-endian. */
export function wavOf(format: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const dataAt = 20 + format.length;
  const bytes = new Uint8Array(dataAt + 8 + data.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF....WAVEfmt '));
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(16, format.length, true);
  bytes.set(format, 20);
  bytes.set(new TextEncoder().encode('data'), dataAt);
  view.setUint32(dataAt + 4, data.length, true);
  bytes.set(data, dataAt + 8);
  return bytes;
}
