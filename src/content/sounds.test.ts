// Spec: 3.14
import { expect, test } from 'vitest';
import { drawnPhrases } from './drawn-phrases.ts';
import { listIn } from './languages/lists.ts';
import { songs } from './songs.ts';
import { soundHref, soundOf, transcribedSound } from './sounds.ts';
import { voices } from './voices.ts';

const english = { choices: listIn('en', 'choices'), phrases: drawnPhrases('en') };
const file = 'a'.repeat(22);

test('every song and voice can be played, with its words', () => {
  for (const { id, url, lyrics } of songs)
    expect(soundOf({ kind: 'song', id }, english)).toMatchObject({ href: url, words: lyrics });
  for (const { id, url, text } of voices)
    expect(soundOf({ kind: 'voice', id }, english)).toMatchObject({ href: url, words: [text] });
});

test('a sound of one’s own is played from where it is stored, under its name', () => {
  const upload = { kind: 'upload', file, name: 'Our song.mp3', seconds: 12 } as const;
  expect(soundOf(upload, english)).toMatchObject({
    href: `/files/${file}`,
    title: 'Our song',
    seconds: 12,
    words: [],
  });
  expect(soundOf({ ...upload, name: '.mp3' }, english)?.title).toBe('A sound');
  expect(soundOf({ ...upload, name: 'Op. 27 No. 2' }, english)?.title).toBe('Op. 27 No. 2');
  expect(soundOf({ ...upload, kind: 'recording', name: 'x' }, english)?.title).toBe('A voice message');
});

test('what we do not have is no sound', () => {
  expect(soundOf(null, english)).toBeNull();
  for (const id of ['', 'nothing', 'warm-wishes', 'constructor', '__proto__'])
    expect(soundOf({ kind: 'song', id }, english)).toBeNull();
  expect(soundOf({ kind: 'voice', id: 'happy-birthday' }, english)).toBeNull();
});

test('a sound is called and read in the language that asks', () => {
  const hindi = { choices: listIn('hi', 'choices'), phrases: drawnPhrases('hi') };
  for (const { id } of songs) {
    const { title, words } = soundOf({ kind: 'song', id }, hindi) ?? {};
    expect(`${title} ${words?.join(' ')}`).not.toMatch(/[a-z]/i);
  }
  for (const { id } of voices) expect(soundOf({ kind: 'voice', id }, hindi)?.title).not.toMatch(/[a-z]/i);
  const recording = { kind: 'recording', file, name: 'x', seconds: 1 } as const;
  expect(soundOf(recording, hindi)?.title).toBe(hindi.phrases.soundRecording);
  expect(soundHref(recording)).toBe(`/files/${file}`);
});

test('a recording has the words that its sender wrote down, a song its own', () => {
  const recording = { kind: 'recording', file, name: 'x', seconds: 1 } as const;
  const said = transcribedSound({ ...recording, transcript: 'Dear Asha,\n \nall the best!' }, english);
  expect(said?.words).toEqual(['Dear Asha,', 'all the best!']);
  expect(transcribedSound(recording, english)?.words).toEqual([]);
  expect(transcribedSound({ kind: 'song', id: 'happy-birthday' }, english)?.words).toHaveLength(4);
  expect(transcribedSound(null, english)).toBeNull();
});
