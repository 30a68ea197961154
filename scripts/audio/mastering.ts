import { type Biquad, filter, highPass, highShelf } from './filter.ts';
import { decibels, fromDecibels, type Samples, type Stereo, sampleRate, valueAt } from './sound.ts';

/** Integrated loudness of the finished files, in LUFS; what streaming services aim at for phones. */
export const targetLoudness = -16;
/** No sample above this, in dBFS: leaves room for what the encoder adds. */
export const ceiling = -2;

/** Removes rumble, fades out, brings the loudness to the target and holds the peaks under the ceiling. */
export function master(sound: Stereo, { fadeOut }: { fadeOut: number }): Stereo {
  const rumble = highPass({ frequency: 35 });
  for (const side of [sound.left, sound.right]) fade(filter(side, rumble), fadeOut);
  let finished = sound;
  let gain = targetLoudness - loudness(sound);
  // Limiting takes a little loudness away, which the next round gives back.
  for (let round = 0; round < 3; round++) {
    finished = limit(sound, fromDecibels(gain));
    gain += targetLoudness - loudness(finished);
  }
  return finished;
}

function fade(sound: Samples, seconds: number): void {
  const count = Math.min(sound.length, Math.round(seconds * sampleRate));
  for (let i = 0; i < count; i++) {
    const left = i / count;
    sound[sound.length - 1 - i] = valueAt(sound, sound.length - 1 - i) * left * left * (3 - 2 * left);
  }
}

/** Turns the gain down ahead of each peak and slowly up again behind it. */
function limit({ left, right }: Stereo, gain: number): Stereo {
  const top = fromDecibels(ceiling);
  const ahead = Math.round(0.004 * sampleRate);
  const release = Math.exp(-1 / (0.12 * sampleRate));
  const wanted = left.map((value, i) =>
    Math.min(1, top / (gain * Math.max(Math.abs(value), Math.abs(valueAt(right, i))))),
  );
  // The least gain wanted within reach ahead, then a mean over the same reach: no step, no peak missed.
  const held = new Float32Array(left.length);
  let current = 1;
  for (let i = 0; i < left.length; i++) {
    let least = 1;
    if (valueAt(wanted, Math.min(left.length - 1, i + ahead)) < 1 || current < 1)
      for (let k = i; k <= Math.min(left.length - 1, i + ahead); k++)
        least = Math.min(least, valueAt(wanted, k));
    current = Math.min(least, 1 - (1 - current) * release);
    held[i] = current;
  }
  const out: Stereo = { left: new Float32Array(left.length), right: new Float32Array(left.length) };
  let sum = ahead;
  for (let i = 0; i < left.length; i++) {
    sum += valueAt(held, i) - (held[i - ahead] ?? 1);
    const factor = gain * (sum / ahead);
    out.left[i] = valueAt(left, i) * factor;
    out.right[i] = valueAt(right, i) * factor;
  }
  return out;
}

/** The ear's weighting of ITU-R BS.1770-5, its two filters rebuilt for our sample rate. */
const weighting: readonly Biquad[] = [
  highShelf({ frequency: 1681.97, q: 0.7072, gain: 4 }),
  highPass({ frequency: 38.14, q: 0.5003 }),
];

/** Integrated loudness in LUFS (ITU-R BS.1770-5: blocks of 400 ms, gates at -70 LUFS and 10 LU below). */
export function loudness({ left, right }: Stereo): number {
  const sides = [filter(left.slice(), ...weighting), filter(right.slice(), ...weighting)];
  const step = Math.round(0.1 * sampleRate);
  const powers: number[] = [];
  for (let start = 0; start + 4 * step <= left.length; start += step)
    powers.push(sides.reduce((sum, side) => sum + meanSquare(side.subarray(start, start + 4 * step)), 0));
  const audible = powers.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(audible)) - 10;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}

function lufs(power: number): number {
  return -0.691 + decibels(Math.sqrt(power));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function meanSquare(values: Float32Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum / values.length;
}
