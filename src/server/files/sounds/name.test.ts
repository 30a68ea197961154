import { expect, test } from 'vitest';
import { soundName } from './name.ts';

test.each([
  ['Our song.mp3', 'Our song.mp3'],
  ['C:\\Users\\Mina\\song.mp3', 'song.mp3'],
  ['../../etc/passwd', 'passwd'],
  ['  two\n lines\t\u0007here ', 'two lines here'],
  ['gpj.\u202Egnos.mp3', 'gpj.gnos.mp3'],
  ['<b>x</b>.ogg', 'b>.ogg'],
  ['जन्मदिन 🎂.m4a', 'जन्मदिन 🎂.m4a'],
  ['👩‍👩‍👧 song', '👩‍👩‍👧 song'],
  ['a\ud800b', 'a\ufffdb'],
  ['e\u0301', '\u00e9'],
  ['', 'My sound'],
  [' \u200b/', 'My sound'],
])('%j is shown as %j', (name, shown) => {
  expect(soundName(name, 'upload', 'en')).toBe(shown);
});

test('a recording without a name is called one', () => {
  expect(soundName('', 'recording', 'en')).toBe('My recording');
});

test('200 characters stay; more are shortened where it can be seen, between whole characters', () => {
  expect(soundName('x'.repeat(200), 'upload', 'en')).toBe('x'.repeat(200));
  expect(soundName('🎂'.repeat(200), 'upload', 'en')).toBe('🎂'.repeat(200));
  expect(soundName('x'.repeat(201), 'upload', 'en')).toBe(`${'x'.repeat(199)}…`);
  const families = soundName('👩‍👩‍👧'.repeat(60), 'upload', 'en');
  expect(families).toBe(`${'👩‍👩‍👧'.repeat(39)}…`);
});
