import { expect, test } from 'vitest';
import { songs } from './songs.ts';
import { soundOf } from './sounds.ts';
import { voices } from './voices.ts';

const file = 'a'.repeat(22);

test('every song and voice can be played, with its words', () => {
  for (const { id, url, lyrics } of songs)
    expect(soundOf({ kind: 'song', id })).toMatchObject({ href: url, words: lyrics });
  for (const { id, url, text } of voices)
    expect(soundOf({ kind: 'voice', id })).toMatchObject({ href: url, words: [text] });
});

test('a sound of one’s own is played from where it is stored, under its name', () => {
  const upload = { kind: 'upload', file, name: 'Our song.mp3', seconds: 12 } as const;
  expect(soundOf(upload)).toMatchObject({
    href: `/files/${file}`,
    title: 'Our song',
    seconds: 12,
    words: [],
  });
  expect(soundOf({ ...upload, name: '.mp3' })?.title).toBe('A sound');
  expect(soundOf({ ...upload, name: 'Op. 27 No. 2' })?.title).toBe('Op. 27 No. 2');
  expect(soundOf({ ...upload, kind: 'recording', name: 'x' })?.title).toBe('A voice message');
});

test('what we do not have is no sound', () => {
  expect(soundOf(null)).toBeNull();
  for (const id of ['', 'nothing', 'warm-wishes', 'constructor', '__proto__'])
    expect(soundOf({ kind: 'song', id })).toBeNull();
  expect(soundOf({ kind: 'voice', id: 'happy-birthday' })).toBeNull();
});
