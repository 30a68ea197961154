import type { Random } from '#card/scene/random.ts';
import { bandPass, filter } from './filter.ts';
import { type Instrument, noise, type Sounding, smooth, type Tone } from './instrument.ts';
import { sampleRate, samples, valueAt } from './sound.ts';

/** Loudness of the harmonics of a bamboo flute. */
const harmonics = [1, 0.42, 0.2, 0.06, 0.03] as const;
const release = 0.12;

/** A bamboo flute: notes that touch are one breath, the pitch slides between them. */
export const bansuri: Instrument = (tones, chance) => breaths(tones).map((breath) => blow(breath, chance));

type Breath = readonly [Tone, ...Tone[]];

function breaths(tones: readonly Tone[]): readonly Breath[] {
  const found: [Tone, ...Tone[]][] = [];
  for (const tone of tones) {
    const breath = found.at(-1);
    const last = breath?.at(-1);
    if (breath && last && tone.at - (last.at + last.seconds) < 0.06) breath.push(tone);
    else found.push([tone]);
  }
  return found;
}

function blow(breath: Breath, chance: Random): Sounding {
  const [first] = breath;
  const last = breath.at(-1) ?? first;
  const out = samples(last.at + last.seconds - first.at + release);
  const wind = filter(
    noise(out.length / sampleRate, chance),
    bandPass({ frequency: first.frequency * 2, q: 0.8 }),
  );
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate;
    const { pitch, loudness } = moment(breath, first.at + t);
    phase += (2 * Math.PI * 2 ** pitch) / sampleRate;
    let value = 0;
    for (const [k, gain] of harmonics.entries())
      value += gain * loudness ** (k * 0.35) * Math.sin((k + 1) * phase);
    out[i] = loudness * (value * 0.6 + valueAt(wind, i) * 0.05);
  }
  return { at: first.at, sound: out };
}

/** Logarithm (base 2) of the frequency, and the loudness, at a time within a breath. */
function moment(breath: Breath, now: number): { pitch: number; loudness: number } {
  const index = Math.max(
    0,
    breath.findLastIndex((tone) => tone.at <= now),
  );
  const tone = breath[index] ?? breath[0];
  const previous = index > 0 ? breath[index - 1] : undefined;
  const last = breath.at(-1) ?? tone;
  const since = now - tone.at;
  const own = Math.log2(tone.frequency);
  const from = previous ? Math.log2(previous.frequency) : own - 0.04;
  const slide = smooth(Math.min(1, since / 0.055));
  const sway =
    0.011 * smooth(Math.min(1, Math.max(0, since - 0.18) / 0.3)) * Math.sin(2 * Math.PI * 5.3 * since);
  const pitch = from + (own - from) * slide + sway;

  const before = previous?.velocity ?? 0;
  const swell = before + (tone.velocity - before) * smooth(Math.min(1, since / (previous ? 0.05 : 0.07)));
  const tongue = previous ? 1 - 0.35 * Math.exp(-(((since - 0.005) / 0.02) ** 2)) : 1;
  const left = last.at + last.seconds + release - now;
  return { pitch, loudness: swell * tongue * smooth(Math.min(1, Math.max(0, left) / (release + 0.05))) };
}
