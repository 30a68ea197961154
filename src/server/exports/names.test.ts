import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardFolder, exportName, fileName } from './names.ts';

const id = 'abcdefghijklmnopqrstu_';

test.each([
  ['Anna', 'anna'],
  ['Zoë & Max', 'zoë-&-max'],
  ['आशा', 'आशा'],
  ['小明 🎂', '小明-🎂'],
  ['علی\u200cرضا 👨‍👩‍👧', 'علی\u200cرضا-👨‍👩‍👧'],
  ['  ../../etc/passwd ', '..-..-etc-passwd'],
  ['C:\\Windows\\nul', 'c-windows-nul'],
  ['a\u202Etxt.exe', 'a-txt.exe'],
  ['', 'card'],
  ['???', 'card'],
  ['...', 'card'],
])('a card for %j is kept in cards/%s-{id}', (toName, name) => {
  expect(cardFolder(toName, id)).toBe(`cards/${name}-${id}`);
});

test('a folder of cards can be unpacked on every system, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (toName) => {
      const folder = cardFolder(toName, id);
      expect(folder).toMatch(/^cards\/[^/]+$/);
      // Joiners in words are not what hides or reorders a name.
      expect(folder).not.toMatch(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"\\|?*]/u);
      expect(folder.isWellFormed()).toBe(true);
      expect(folder.endsWith(`-${id}`)).toBe(true);
      expect(Buffer.byteLength(folder)).toBeLessThan(200);
    }),
    { numRuns: 2_000 },
  );
});

test('files are named by kind and type', () => {
  expect(fileName({ id, kind: 'photo', contentType: 'image/webp' })).toBe(`photos/${id}.webp`);
  expect(fileName({ id, kind: 'audio', contentType: 'audio/mpeg' })).toBe(`sounds/${id}.mp3`);
  expect(fileName({ id, kind: 'avatar', contentType: 'image/webp' })).toBe(`avatars/${id}.webp`);
  expect(fileName({ id, kind: 'audio', contentType: 'text/html' })).toBe(`sounds/${id}.bin`);
});

test('the file is named for the site and the day', () => {
  const now = new Date('2026-01-31T23:59:59Z');
  expect(exportName('Birthday Bloom', now)).toBe('birthday-bloom-data-2026-01-31.zip');
  expect(exportName('जन्मदिन', now)).toBe('जन्मदिन-data-2026-01-31.zip');
  expect(exportName('//', now)).toBe('data-2026-01-31.zip');
});
