import type { Random } from '#card/scene/random.ts';
import { bandPass, filter, highPass, lowPass } from './filter.ts';
import { eachAlone, eased, modes, noise } from './instrument.ts';
import { addAt, type Samples, sampleRate, samples } from './sound.ts';

/** A steel comb: pure, with an octave that dies sooner and a short ping. */
export const musicBox = eachAlone(({ frequency, velocity }, chance) => {
  const ring = ringing(2.6, frequency);
  const sound = modes(
    [
      { ratio: 1, gain: 1, decay: ring },
      { ratio: 2.002, gain: 0.28, decay: ring * 0.6 },
      { ratio: 3.01, gain: 0.1 * velocity, decay: ring * 0.35 },
      { ratio: 6.27, gain: 0.12 * velocity, decay: 0.18 },
    ],
    { frequency, seconds: ring * 0.8 },
  );
  return struck(sound, { velocity, knock: knock({ frequency: 3200, seconds: 0.012, gain: 0.05 }, chance) });
});

/** Iron tongues on a wooden box: a soft thumb, a quick high shimmer, a woody knock. */
export const kalimba = eachAlone(({ frequency, velocity }, chance) => {
  const ring = ringing(2.1, frequency);
  const sound = modes(
    [
      { ratio: 1, gain: 1, decay: ring },
      { ratio: 2, gain: 0.1, decay: ring * 0.5 },
      { ratio: 3, gain: 0.035, decay: ring * 0.3 },
      { ratio: 5.42, gain: 0.13 * velocity, decay: 0.22 },
      { ratio: 8.9, gain: 0.04 * velocity, decay: 0.09 },
    ],
    { frequency, seconds: ring * 0.8, attack: 0.003 },
  );
  return struck(sound, { velocity, knock: knock({ frequency: 420, seconds: 0.04, gain: 0.16 }, chance) });
});

/** Rosewood bars: the fourth harmonic they are tuned to, and little else. */
export const marimba = eachAlone(({ frequency, velocity }, chance) => {
  const ring = ringing(1.15, frequency);
  const sound = modes(
    [
      { ratio: 1, gain: 1, decay: ring },
      { ratio: 3.98, gain: 0.2 * velocity, decay: ring * 0.3 },
      { ratio: 9.3, gain: 0.05 * velocity, decay: 0.07 },
    ],
    { frequency, seconds: ring, attack: 0.003 },
  );
  return struck(sound, { velocity, knock: knock({ frequency: 300, seconds: 0.03, gain: 0.12 }, chance) });
});

/** A plucked double bass, without its fingers. */
export const bass = eachAlone(({ frequency, velocity, seconds }) => {
  const sound = modes(
    [
      { ratio: 1, gain: 1, decay: 1.9 },
      { ratio: 2, gain: 0.42, decay: 1.2 },
      { ratio: 3, gain: 0.2, decay: 0.7 },
      { ratio: 4, gain: 0.09, decay: 0.4 },
    ],
    { frequency, seconds: Math.min(1.6, seconds + 0.1), attack: 0.008 },
  );
  return struck(eased(sound, 0, 0.09), { velocity });
});

/** The right drum's open rim stroke, "na": harmonics of a loaded skin, the second the strongest. */
export const tablaNa = eachAlone(({ frequency, velocity }, chance) =>
  struck(
    modes(
      [
        { ratio: 1, gain: 0.25, decay: 0.28 },
        { ratio: 2, gain: 1, decay: 0.5 },
        { ratio: 3.01, gain: 0.55, decay: 0.36 },
        { ratio: 4.03, gain: 0.22, decay: 0.22 },
        { ratio: 5.06, gain: 0.1, decay: 0.14 },
      ],
      { frequency, seconds: 0.55, attack: 0.0015 },
    ),
    { velocity, knock: knock({ frequency: 2600, seconds: 0.014, gain: 0.35 }, chance) },
  ),
);

/** The right drum's gentle stroke on the skin, "tin". */
export const tablaTin = eachAlone(({ frequency, velocity }, chance) =>
  struck(
    modes(
      [
        { ratio: 1, gain: 1, decay: 0.55 },
        { ratio: 2, gain: 0.3, decay: 0.3 },
        { ratio: 3.01, gain: 0.1, decay: 0.16 },
      ],
      { frequency, seconds: 0.6 },
    ),
    { velocity, knock: knock({ frequency: 1500, seconds: 0.012, gain: 0.16 }, chance) },
  ),
);

/** A flat damped stroke, "te" or "ka": a dry slap. */
export const tablaSlap = eachAlone(({ frequency, velocity }, chance) =>
  struck(modes([{ ratio: 1, gain: 0.35, decay: 0.09 }], { frequency, seconds: 0.12 }), {
    velocity,
    knock: knock({ frequency: 900, seconds: 0.045, gain: 0.9 }, chance),
  }),
);

/** The left drum's "ge": the wrist bends the pitch up as the note sounds. */
export const tablaGe = eachAlone(({ frequency, velocity }, chance) => {
  const sound = glidingSkin(frequency);
  return struck(sound, { velocity, knock: knock({ frequency: 240, seconds: 0.03, gain: 0.4 }, chance) });
});

/** Small hand cymbals. */
export const manjira = eachAlone(({ frequency, velocity, seconds }) =>
  struck(
    modes(
      [
        { ratio: 1, gain: 0.7, decay: seconds },
        { ratio: 1.006, gain: 0.7, decay: seconds },
        { ratio: 1.71, gain: 0.4, decay: seconds * 0.6 },
        { ratio: 2.63, gain: 0.25, decay: seconds * 0.4 },
      ],
      { frequency, seconds },
    ),
    { velocity },
  ),
);

/** A shaker of seeds: a breath of noise. */
export const shaker = eachAlone(({ velocity }, chance) => {
  const sound = filter(noise(0.09, chance), highPass({ frequency: 4500 }), lowPass({ frequency: 9500 }));
  return struck(eased(sound, 0.02, 0.065), { velocity });
});

function glidingSkin(frequency: number): Samples {
  const sound = samples(0.62);
  let phase = 0;
  for (let i = 0; i < sound.length; i++) {
    const t = i / sampleRate;
    const bend = 1 + 0.32 * (1 - Math.exp(-t / 0.07)) - 0.18 * (1 - Math.exp(-t / 0.3));
    phase += (2 * Math.PI * frequency * bend) / sampleRate;
    const body = Math.exp(-t / 0.16);
    sound[i] = Math.sin(phase) * body + 0.3 * Math.sin(2 * phase) * Math.exp(-t / 0.07);
  }
  return eased(sound, 0.003, 0.06);
}

/** Seconds until silence; high bodies are small and fall silent sooner. */
function ringing(atMiddleC: number, frequency: number): number {
  return Math.min(3.2, atMiddleC * (261.6 / frequency) ** 0.45);
}

function knock(
  { frequency, seconds, gain }: { frequency: number; seconds: number; gain: number },
  chance: Random,
): Samples {
  const sound = filter(noise(seconds, chance), bandPass({ frequency, q: 0.9 }));
  return eased(sound, 0.001, seconds * 0.9).map((value) => value * gain);
}

function struck(sound: Samples, { velocity, knock }: { velocity: number; knock?: Samples }): Samples {
  if (knock) addAt(sound, knock, { at: 0, gain: 1 });
  return sound.map((value) => value * velocity);
}
