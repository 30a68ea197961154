import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createResampler } from './resample.ts';

function tone(hertz: number, rate: number, seconds = 0.5): Float32Array {
  return Float32Array.from({ length: rate * seconds }, (_, index) =>
    Math.sin((2 * Math.PI * hertz * index) / rate),
  );
}

function resampled(samples: Float32Array, from: number, to: number, piece = samples.length): number[] {
  const resampler = createResampler(from, to);
  const output: number[] = [];
  for (let at = 0; at < samples.length; at += piece) {
    output.push(...resampler.push(samples.subarray(at, at + piece)));
  }
  return [...output, ...resampler.flush()];
}

/** Root mean square of the middle, away from the ends where silence begins. */
function loudness(samples: readonly number[]): number {
  const middle = samples.slice(samples.length / 4, (samples.length * 3) / 4);
  return Math.hypot(...middle) / Math.sqrt(middle.length);
}

test.each([48_000, 44_100, 96_000, 192_000])('a tone of a voice is the same tone, from %d', (from) => {
  const wanted = tone(440, 24_000);
  const heard = resampled(tone(440, from), from, 24_000);
  expect(heard).toHaveLength(wanted.length);
  const error = heard.slice(500, -500).map((value, index) => value - (wanted[index + 500] ?? 9));
  expect(Math.max(...error.map(Math.abs))).toBeLessThan(0.001);
});

test.each([
  [9_000, 0.98, 1],
  [13_500, 0, 0.001],
  [20_000, 0, 0.001],
])('of a tone of %d Hz between %d and %d remains at 24,000', (hertz, least, most) => {
  const share = loudness(resampled(tone(hertz, 48_000), 48_000, 24_000)) * Math.SQRT2;
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most + 1e-3);
});

test('does not depend on how the sound is cut into pieces, nor lose or add a sample', () => {
  const samples = tone(700, 44_100, 0.1);
  const whole = resampled(samples, 44_100, 24_000);
  expect(whole).toHaveLength(Math.ceil((samples.length * 24_000) / 44_100));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), (piece) => {
      const cut = resampled(samples, 44_100, 24_000, piece);
      expect(cut).toHaveLength(whole.length);
      expect(Math.max(...cut.map((value, index) => Math.abs(value - (whole[index] ?? 9))))).toBeLessThan(
        1e-5,
      );
    }),
    { numRuns: 20 },
  );
});

test.each([16_000, 24_000, 44_100])('a tone of %d samples a second is the same tone at 48,000', (from) => {
  const wanted = tone(440, 48_000);
  const heard = resampled(tone(440, from), from, 48_000, 1000);
  expect(heard).toHaveLength(wanted.length);
  const error = heard.slice(500, -500).map((value, index) => value - (wanted[index + 500] ?? 9));
  expect(Math.max(...error.map(Math.abs))).toBeLessThan(0.001);
});

test('leaves a sound alone that has the rate', () => {
  const samples = Float32Array.of(0.5, -0.25, 1);
  expect(resampled(samples, 24_000, 24_000)).toEqual([...samples]);
});
