/** Sound as numbers: samples between -1 and 1, 44,100 a second. */
export const sampleRate = 44_100;

export type Samples = Float32Array<ArrayBuffer>;

export interface Stereo {
  readonly left: Samples;
  readonly right: Samples;
}

export function samples(seconds: number): Samples {
  return new Float32Array(Math.ceil(seconds * sampleRate));
}

/** A value of a list of numbers; nothing lies beyond its ends. */
export function valueAt(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}

export function silence(seconds: number): Stereo {
  return { left: samples(seconds), right: samples(seconds) };
}

/** Adds `sound` to `target` from a time on; what lies beyond the end is left out. */
export function addAt(target: Samples, sound: Samples, { at, gain }: { at: number; gain: number }): void {
  const start = Math.round(at * sampleRate);
  const first = Math.max(0, -start);
  const count = Math.min(sound.length, target.length - start);
  for (let i = first; i < count; i++)
    target[start + i] = valueAt(target, start + i) + valueAt(sound, i) * gain;
}

/** Gains of the two sides with equal power; `pan` from -1 (left) to 1 (right). */
export function panGains(pan: number): { left: number; right: number } {
  const angle = ((pan + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

export function decibels(gain: number): number {
  return 20 * Math.log10(Math.max(gain, 1e-9));
}

export function fromDecibels(value: number): number {
  return 10 ** (value / 20);
}

/** Sixteen bits, left and right in turn, little endian: what an encoder reads. */
export function interleave({ left, right }: Stereo): Int16Array<ArrayBuffer> {
  const out = new Int16Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    out[2 * i] = toInt16(valueAt(left, i));
    out[2 * i + 1] = toInt16(valueAt(right, i));
  }
  return out;
}

function toInt16(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 32767);
}
