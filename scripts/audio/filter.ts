import { fromDecibels, type Samples, sampleRate, valueAt } from './sound.ts';

/** A second-order filter: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

interface Shape {
  readonly frequency: number;
  readonly q?: number;
  /** Decibels; for shelves and peaks. */
  readonly gain?: number;
}

/** Formulas: R. Bristow-Johnson, "Cookbook formulae for audio equalizer biquad filter coefficients". */
export function lowPass({ frequency, q = Math.SQRT1_2 }: Shape): Biquad {
  const { cos, alpha } = angles(frequency, q);
  const b1 = 1 - cos;
  return normalised([b1 / 2, b1, b1 / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function highPass({ frequency, q = Math.SQRT1_2 }: Shape): Biquad {
  const { cos, alpha } = angles(frequency, q);
  const b1 = -(1 + cos);
  return normalised([-b1 / 2, b1, -b1 / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function bandPass({ frequency, q = 1 }: Shape): Biquad {
  const { cos, alpha } = angles(frequency, q);
  return normalised([alpha, 0, -alpha], [1 + alpha, -2 * cos, 1 - alpha]);
}

export function peak({ frequency, q = 1, gain = 0 }: Shape): Biquad {
  const { cos, alpha } = angles(frequency, q);
  const a = Math.sqrt(fromDecibels(gain));
  return normalised([1 + alpha * a, -2 * cos, 1 - alpha * a], [1 + alpha / a, -2 * cos, 1 - alpha / a]);
}

export function highShelf({ frequency, q = Math.SQRT1_2, gain = 0 }: Shape): Biquad {
  const { cos, alpha } = angles(frequency, q);
  const a = Math.sqrt(fromDecibels(gain));
  const root = 2 * Math.sqrt(a) * alpha;
  return normalised(
    [
      a * (a + 1 + (a - 1) * cos + root),
      -2 * a * (a - 1 + (a + 1) * cos),
      a * (a + 1 + (a - 1) * cos - root),
    ],
    [a + 1 - (a - 1) * cos + root, 2 * (a - 1 - (a + 1) * cos), a + 1 - (a - 1) * cos - root],
  );
}

/** Filters in place, one filter after the other. */
export function filter(sound: Samples, ...filters: readonly Biquad[]): Samples {
  for (const { b0, b1, b2, a1, a2 } of filters) {
    let z1 = 0;
    let z2 = 0;
    for (let i = 0; i < sound.length; i++) {
      const x = valueAt(sound, i);
      const y = b0 * x + z1;
      z1 = b1 * x - a1 * y + z2;
      z2 = b2 * x - a2 * y;
      sound[i] = y;
    }
  }
  return sound;
}

function angles(frequency: number, q: number): { cos: number; alpha: number } {
  const omega = (2 * Math.PI * frequency) / sampleRate;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) };
}

type Triple = readonly [number, number, number];

function normalised([b0, b1, b2]: Triple, [a0, a1, a2]: Triple): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
