import type { Random } from '#card/scene/random.ts';
import { type Samples, sampleRate, samples, valueAt } from './sound.ts';

/** A note as it is played: times in seconds. */
export interface Tone {
  readonly at: number;
  readonly seconds: number;
  readonly frequency: number;
  readonly velocity: number;
}

export interface Sounding {
  readonly at: number;
  readonly sound: Samples;
}

/** Plays the tones of one part, in their order. */
export type Instrument = (tones: readonly Tone[], chance: Random) => readonly Sounding[];

/** An instrument whose notes know nothing of each other. */
export function eachAlone(voice: (tone: Tone, chance: Random) => Samples): Instrument {
  return (tones, chance) => tones.map((tone) => ({ at: tone.at, sound: voice(tone, chance) }));
}

export interface Mode {
  /** Times the fundamental. */
  readonly ratio: number;
  readonly gain: number;
  /** Seconds until it has fallen by 60 dB. */
  readonly decay: number;
}

/** A struck body: the sum of sines that die away, each computed by a two-term recurrence. */
export function modes(
  list: readonly Mode[],
  { frequency, seconds, attack = 0.002 }: { frequency: number; seconds: number; attack?: number },
): Samples {
  const out = samples(seconds);
  for (const { ratio, gain, decay } of list) {
    const omega = (2 * Math.PI * frequency * ratio) / sampleRate;
    if (omega > 2.5) continue;
    const radius = 10 ** (-3 / (decay * sampleRate));
    const turn = 2 * radius * Math.cos(omega);
    const square = radius * radius;
    let before = 0;
    let now = gain * radius * Math.sin(omega);
    for (let i = 1; i < out.length; i++) {
      out[i] = valueAt(out, i) + now;
      const next = turn * now - square * before;
      before = now;
      now = next;
    }
  }
  return eased(out, attack, 0.02);
}

/** Rises at the beginning and falls at the end within the given seconds, so that nothing clicks. */
export function eased(sound: Samples, rise: number, fall: number): Samples {
  const first = Math.round(rise * sampleRate);
  const last = Math.min(sound.length, Math.round(fall * sampleRate));
  for (let i = 0; i < first && i < sound.length; i++) sound[i] = valueAt(sound, i) * smooth(i / first);
  for (let i = 0; i < last; i++)
    sound[sound.length - 1 - i] = valueAt(sound, sound.length - 1 - i) * smooth(i / last);
  return sound;
}

export function smooth(x: number): number {
  return x * x * (3 - 2 * x);
}

export function noise(seconds: number, chance: Random): Samples {
  return samples(seconds).map(() => chance.float(-1, 1));
}
