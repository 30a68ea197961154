import { filter, highPass, lowPass } from './filter.ts';
import { type Stereo, sampleRate, valueAt } from './sound.ts';

/** Lengths in samples, without a common factor, so that the echoes do not fall on each other. */
const delays = [1187, 1451, 1721, 1999, 2297, 2617, 2927, 3257] as const;
const spread = 1 / Math.sqrt(delays.length);

/**
 * The sound of a room: eight delay lines that feed each other through a Hadamard matrix, each losing its treble
 * (after J.-M. Jot's feedback delay networks). Gives the echoes alone. `seconds`: until they fall by 60 dB.
 */
export function reverb(dry: Stereo, { seconds, tone }: { seconds: number; tone: number }): Stereo {
  const length = dry.left.length;
  const wet: Stereo = { left: new Float32Array(length), right: new Float32Array(length) };
  const lines = delays.map((delay) => ({
    line: new Float32Array(delay),
    gain: 10 ** ((-3 * delay) / (seconds * sampleRate)),
    dulled: 0,
  }));
  const damping = Math.exp((-2 * Math.PI * tone) / sampleRate);
  const heard = new Float64Array(delays.length);
  const before = Math.round(0.018 * sampleRate);
  for (let i = 0; i < length; i++) {
    for (const [k, one] of lines.entries()) {
      one.dulled = valueAt(one.line, i % one.line.length) * (1 - damping) + one.dulled * damping;
      heard[k] = one.dulled * one.gain;
    }
    wet.left[i] = (valueAt(heard, 0) - valueAt(heard, 2) + valueAt(heard, 4) - valueAt(heard, 6)) / 2;
    wet.right[i] = (valueAt(heard, 1) - valueAt(heard, 3) + valueAt(heard, 5) - valueAt(heard, 7)) / 2;
    hadamard(heard);
    const left = valueAt(dry.left, i - before);
    const right = valueAt(dry.right, i - before);
    for (const [k, { line }] of lines.entries())
      line[i % line.length] = valueAt(heard, k) * spread + (k % 2 === 0 ? left : right) * 0.5;
  }
  filter(wet.left, highPass({ frequency: 180 }), lowPass({ frequency: 9000 }));
  filter(wet.right, highPass({ frequency: 180 }), lowPass({ frequency: 9000 }));
  return wet;
}

/** The fast Walsh-Hadamard transform of eight values, in place. */
function hadamard(values: Float64Array): void {
  for (let half = 1; half < values.length; half *= 2) {
    for (let i = 0; i < values.length; i++) {
      if (i & half) continue;
      const a = valueAt(values, i);
      const b = valueAt(values, i + half);
      values[i] = a + b;
      values[i + half] = a - b;
    }
  }
}
