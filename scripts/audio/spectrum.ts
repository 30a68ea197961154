import { type Samples, sampleRate, valueAt } from './sound.ts';

/** Strengths of the frequencies of a piece of sound, `sampleRate / (2 * length)` Hz apart, under a Hann window. */
export function spectrum(sound: Samples): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(sound.length));
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let i = 0; i < sound.length; i++)
    real[i] = valueAt(sound, i) * (0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / sound.length));
  transform(real, imaginary);
  return Float64Array.from({ length: size / 2 }, (_, i) =>
    Math.hypot(valueAt(real, i), valueAt(imaginary, i)),
  );
}

/** The strongest frequency, in Hz, between two limits; between the lines of the spectrum by a parabola. */
export function strongest(sound: Samples, { from = 20, to = 5000 } = {}): number {
  const lines = spectrum(sound);
  const width = sampleRate / (2 * lines.length);
  let best = Math.ceil(from / width);
  for (let i = best; i <= Math.min(lines.length - 2, to / width); i++)
    if (valueAt(lines, i) > valueAt(lines, best)) best = i;
  const [low, middle, high] = [best - 1, best, best + 1].map((i) => Math.log(valueAt(lines, i) + 1e-12)) as [
    number,
    number,
    number,
  ];
  return (best + (low - high) / (2 * (low - 2 * middle + high))) * width;
}

/** The fast Fourier transform (Cooley and Tukey), in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [valueAt(real, j), valueAt(real, i)];
      [imaginary[i], imaginary[j]] = [valueAt(imaginary, j), valueAt(imaginary, i)];
    }
  }
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      const angle = (-Math.PI * k) / half;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let i = k; i < size; i += 2 * half) {
        const j = i + half;
        const a = valueAt(real, j) * cos - valueAt(imaginary, j) * sin;
        const b = valueAt(real, j) * sin + valueAt(imaginary, j) * cos;
        real[j] = valueAt(real, i) - a;
        imaginary[j] = valueAt(imaginary, i) - b;
        real[i] = valueAt(real, i) + a;
        imaginary[i] = valueAt(imaginary, i) + b;
      }
    }
  }
}
