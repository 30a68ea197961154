import { describe, expect, test } from 'vitest';
import { ceiling, loudness, master, targetLoudness } from './mastering.ts';
import { perform } from './perform.ts';
import { scores } from './repertoire.ts';
import { clock, frequencyOf, type SongScore, sing } from './score.ts';
import { decibels, type Stereo, sampleRate } from './sound.ts';
import { spectrum } from './spectrum.ts';

/** Seconds of each song that are rendered here. */
const beginning = 7;

/** Loudness of each second of the beginnings, in decibels. New notes or instruments mean new numbers. */
const expected: Readonly<Record<string, readonly number[]>> = {
  'happy-birthday': [-18.6, -19, -20, -17.9, -19.3, -22.7, -17],
  'marigold-morning': [-26.4, -23.1, -22.9, -18.1, -18.4, -18, -19.2],
  'candlelight-waltz': [-24.1, -24.8, -26, -18.5, -18.6, -19.2, -17.9],
};

function levels({ left, right }: Stereo): number[] {
  return Array.from({ length: beginning }, (_, second) => {
    let sum = 0;
    for (let i = second * sampleRate; i < (second + 1) * sampleRate; i++)
      sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
    return decibels(Math.sqrt(sum / sampleRate));
  });
}

/** How strong a pitch is against the strongest of all, in decibels, within a tenth of a tone. */
function strength(lines: Float64Array, frequency: number): number {
  const width = sampleRate / (2 * lines.length);
  const near = lines.subarray(
    Math.round(frequency / 1.012 / width),
    Math.round((frequency * 1.012) / width) + 1,
  );
  return decibels(Math.max(...near) / Math.max(...lines));
}

function sungNotes({ lines, sungFrom, tempo }: SongScore) {
  const time = clock(tempo);
  return sing(lines, { at: sungFrom })
    .map((note) => ({ at: time(note.at), frequency: frequencyOf(note.pitch) }))
    .filter((note) => note.at < beginning - 0.3);
}

describe.each(Object.entries(scores))('%s', (id, score) => {
  const sound = perform(score, beginning);

  test('sounds as it did, twice the same', () => {
    for (const [second, level] of levels(sound).entries())
      expect(Math.abs(level - (expected[id]?.[second] ?? 0)), `second ${second}`).toBeLessThan(0.15);
    expect(perform(score, 1).left).toEqual(sound.left.slice(0, sampleRate));
  });

  test('its melody is heard note for note', () => {
    const sung = sungNotes(score);
    expect(sung.length).toBeGreaterThan(4);
    for (const { at, frequency } of sung) {
      const lines = spectrum(sound.left.slice((at + 0.03) * sampleRate, (at + 0.23) * sampleRate));
      expect(strength(lines, frequency), `${Math.round(frequency)} Hz at ${at.toFixed(2)} s`).toBeGreaterThan(
        -20,
      );
    }
  });

  test('is as loud as it should be and never above the ceiling', () => {
    const finished = master(structuredClone(sound), { fadeOut: 1 });
    expect(loudness(finished)).toBeCloseTo(targetLoudness, 1);
    for (const side of [finished.left, finished.right])
      expect(decibels(side.reduce((top, value) => Math.max(top, Math.abs(value)), 0))).toBeLessThan(
        ceiling + 0.05,
      );
    expect(Math.abs(finished.left.at(-1) ?? 1)).toBeLessThan(0.0001);
  });
});
