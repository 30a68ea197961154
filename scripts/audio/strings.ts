import type { Random } from '#card/scene/random.ts';
import { filter, highPass, lowPass } from './filter.ts';
import { eachAlone, eased, modes, noise, type Tone } from './instrument.ts';
import { addAt, type Samples, sampleRate, samples, valueAt } from './sound.ts';

interface Pluck {
  /** Seconds until the string is silent. */
  readonly decay: number;
  /** From 0 (dull) to 0.5 (bright) of the treble is lost in each period. */
  readonly damping: number;
  /** Where it is plucked, as a part of its length. */
  readonly position: number;
  /** Treble of the finger or hammer, in Hz. */
  readonly touch: number;
}

/** Nylon strings under a soft finger. */
export const guitar = eachAlone((tone, chance) => {
  const style = { decay: 3.4, damping: 0.32, position: 0.18, touch: 1600 + 2200 * tone.velocity };
  return eased(string(tone, style, chance), 0.001, 0.12);
});

/** A hammered dulcimer: two strings to a note, a little apart. */
export const santoor = eachAlone((tone, chance) => {
  const style = { decay: 1.9, damping: 0.16, position: 0.11, touch: 3200 + 3500 * tone.velocity };
  const ring = { ...tone, seconds: Math.max(tone.seconds, 1.1) };
  const sound = string({ ...ring, frequency: tone.frequency * 1.0008 }, style, chance);
  addAt(sound, string({ ...ring, frequency: tone.frequency * 0.9992 }, style, chance), { at: 0, gain: 0.9 });
  return eased(sound, 0.001, 0.25).map((value) => value * 0.55);
});

/** A drone whose overtones bloom one after the other over its curved bridge. */
export const tanpura = eachAlone(({ frequency, velocity, seconds }) => {
  const out = samples(seconds + 1.2);
  for (let harmonic = 1; harmonic <= 16; harmonic++) {
    const gain = (harmonic === 1 ? 0.5 : 0.9) / harmonic ** 0.9;
    const bloom = 0.05 + 0.05 * harmonic;
    const long = { ratio: harmonic, gain, decay: 3.6 / harmonic ** 0.25 };
    const short = { ratio: harmonic, gain: -gain, decay: bloom * 3 };
    addAt(out, modes([long, short], { frequency, seconds: seconds + 1.2 }), { at: 0, gain: 0.25 });
  }
  return eased(out, 0.02, 0.8).map((value) => value * velocity);
});

/** A few bowed strings together, each a little out of tune and with a slow vibrato of its own. */
export const bowed = eachAlone((tone, chance) => {
  const out = samples(tone.seconds + 0.45);
  for (const cents of [-6, 1, 7])
    addAt(out, saw(tone, { cents, chance, length: out.length }), { at: 0, gain: 0.33 });
  const treble = lowPass({ frequency: 900 + 1500 * tone.velocity, q: 0.6 });
  filter(out, treble, lowPass({ frequency: 3200 }), highPass({ frequency: 140 }));
  return eased(out, Math.min(0.28, tone.seconds * 0.5), 0.45).map((value) => value * tone.velocity);
});

/** A saw-tooth without the harmonics that cannot be represented (polynomial band-limited step). */
function saw(
  { frequency }: Tone,
  { cents, chance, length }: { cents: number; chance: Random; length: number },
): Samples {
  const out: Samples = new Float32Array(length);
  const rate = 4.6 + chance.float(0, 0.9);
  const shift = chance.float(0, 2 * Math.PI);
  let phase = chance.float();
  for (let i = 0; i < length; i++) {
    const t = i / sampleRate;
    const vibrato = 5 * Math.min(1, t / 0.6) * Math.sin(2 * Math.PI * rate * t + shift);
    const step = (frequency * 2 ** ((cents + vibrato) / 1200)) / sampleRate;
    phase += step;
    if (phase >= 1) phase -= 1;
    out[i] = 2 * phase - 1 - corner(phase, step);
  }
  return out;
}

function corner(phase: number, step: number): number {
  if (phase < step) return -((1 - phase / step) ** 2);
  if (phase > 1 - step) return (1 - (1 - phase) / step) ** 2;
  return 0;
}

/**
 * A plucked string (Karplus and Strong; tuned by an all-pass filter after Jaffe and Smith, 1983): noise runs round a
 * delay line one period long and loses a little treble each time.
 */
function string({ frequency, seconds, velocity }: Tone, style: Pluck, chance: Random): Samples {
  const { decay, damping, position, touch } = style;
  const period = sampleRate / frequency;
  const omega = (2 * Math.PI) / period;
  const filterDelay = Math.atan2(damping * Math.sin(omega), 1 - damping + damping * Math.cos(omega)) / omega;
  const length = Math.floor(period - filterDelay - 0.2);
  const rest = period - filterDelay - length;
  const pass = Math.sin(((1 - rest) * omega) / 2) / Math.sin(((1 + rest) * omega) / 2);
  const gain = 10 ** ((-3 * period) / (decay * sampleRate));

  const line = excitation(length, { position, touch }, chance);
  const out = samples(seconds + 0.12);
  let last = 0;
  let passIn = 0;
  let passOut = 0;
  for (let i = 0; i < out.length; i++) {
    const value = valueAt(line, i % length);
    out[i] = value * velocity;
    const damped = gain * ((1 - damping) * value + damping * last);
    last = value;
    passOut = pass * (damped - passOut) + passIn;
    passIn = damped;
    line[i % length] = passOut;
  }
  return filter(out, highPass({ frequency: 60 }));
}

/** One period of noise, as bright as the touch, without the overtones that have a node where it is plucked. */
function excitation(
  length: number,
  { position, touch }: { position: number; touch: number },
  chance: Random,
): Samples {
  const burst = filter(noise((2 * length) / sampleRate, chance), lowPass({ frequency: touch }));
  const away = Math.max(1, Math.round(length * position));
  const line: Samples = new Float32Array(length);
  for (let i = 0; i < length; i++)
    line[i] = valueAt(burst, length + i - 1) - valueAt(burst, length + i - 1 - away);
  const mean = line.reduce((sum, value) => sum + value, 0) / length;
  const level = Math.sqrt(line.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length);
  return line.map((value) => ((value - mean) / level) * 0.35);
}
