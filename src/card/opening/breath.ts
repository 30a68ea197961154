import { candleTimes } from './timeline.ts';

/** Root mean square of samples from -1 to 1. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / Math.max(samples.length, 1));
}

/** Root mean square above which sound is a breath: 3.2 times the noise of the place and 0.03, at most 0.08. */
export function breathThreshold(noise: number): number {
  return Math.min(0.08, 3.2 * noise + 0.03);
}

/** Hears breaths in a row of measurements. */
export interface BreathListener {
  /** The loudness at a time in seconds since the microphone was opened; true where a candle goes out. */
  hear(time: number, level: number): boolean;
}

/** The first part is the noise of the place. Then a candle goes out every quarter of a second while somebody blows. */
export function createBreathListener(): BreathListener {
  const noise: number[] = [];
  let threshold: number | null = null;
  let next = 0;
  return {
    hear(time, level) {
      if (time < candleTimes.noise) {
        noise.push(level);
        return false;
      }
      threshold ??= breathThreshold(median(noise));
      if (level < threshold || time < next) return false;
      next = time + candleTimes.breath;
      return true;
    },
  };
}

/** A single knock does not count as noise of the place. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
