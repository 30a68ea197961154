import { expect, test } from 'vitest';
import { songs } from '#content/songs.ts';
import { voices } from '#content/voices.ts';
import { greetings, scores } from './repertoire.ts';
import { accompany, clock, notes, pitchOf, type SungLine } from './score.ts';

test('notes follow each other, rests and bar lines are silent', () => {
  expect(notes('A4:.5 -:1 | C5+E5:2!', { at: 4, velocity: 0.5 })).toEqual([
    { at: 4, beats: 0.5, pitch: 69, velocity: 0.5 },
    { at: 5.5, beats: 2, pitch: 72, velocity: 0.6 },
    { at: 5.5, beats: 2, pitch: 76, velocity: 0.6 },
  ]);
  expect(pitchOf('F#5')).toBe(78);
  expect(pitchOf('Bb3')).toBe(58);
  expect(() => notes('H4:1')).toThrow('Not a note');
});

test('an accompaniment sounds the voices of its pattern as long as each chord lasts', () => {
  const played = accompany('F:2 C:1', {
    voicings: { F: 'F3 A3 C4', C: 'E3 G3 C4' },
    pattern: '0:1 1+2:2',
  });
  expect(played.map(({ at, beats, pitch }) => [at, beats, pitch])).toEqual([
    [0, 1, 53],
    [1, 1, 57],
    [1, 1, 60],
    [2, 1, 52],
  ]);
});

test('the clock follows a tempo that changes evenly', () => {
  const steady = clock([[0, 120]]);
  expect(steady(3)).toBeCloseTo(1.5, 9);
  const slowing = clock([
    [0, 120],
    [4, 120],
    [8, 60],
  ]);
  expect(slowing(4)).toBeCloseTo(2, 9);
  expect(slowing(8)).toBeCloseTo(2 + 4 * Math.LN2, 9);
  expect(slowing(9)).toBeCloseTo(3 + 4 * Math.LN2, 9);
});

test('every song and voice of the site is written, and nothing else', () => {
  expect(Object.keys(scores)).toEqual(songs.map(({ id }) => id));
  expect(Object.keys(greetings)).toEqual(voices.map(({ id }) => id));
});

test.each(songs)('the lyrics of $name are sung to its melody, a note for each syllable', ({ id, lyrics }) => {
  const lines = scores[id]?.lines ?? [];
  expect(lines.map(({ words }) => words.replaceAll(/[-~]/g, ''))).toEqual(lyrics);
  for (const line of lines) expect(syllables(line), line.words).toBe(notes(line.notes).length);
});

/** A tilde holds the syllable before it over one more note. */
function syllables({ words }: SungLine): number {
  return words.split(/[\s-]+/).length + (words.match(/~/g)?.length ?? 0);
}

test.each(voices)('the greeting $name says its text', ({ id, text }) => {
  expect(greetings[id]?.phrases.map(({ words }) => words).join(' ')).toBe(text);
});
