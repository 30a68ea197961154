import { expect, test } from 'vitest';
import { newCard } from './card.ts';
import { keepNewerFields, parseStoredCard, versionOf } from './versions.ts';

test('a stored card comes back as it was', () => {
  const card = { ...newCard(5), toName: 'Mina', message: 'आपको जन्मदिन मुबारक 🎂' };
  expect(parseStoredCard(JSON.parse(JSON.stringify(card)))).toEqual({ ok: true, value: card });
});

test('a card of version 1 gets what version 2 added, and keeps the rest', () => {
  const { heading, age, composition, typeface, textSize, textAlign, photos, stickers, signature, ...others } =
    newCard(5);
  const { lettering, opening, cover, description, ...old } = others;
  expect(parseStoredCard({ ...old, version: 1, toName: 'Mina' })).toEqual({
    ok: true,
    value: { ...newCard(5), cover: 'frame', toName: 'Mina' },
  });
  expect(parseStoredCard({ ...newCard(5), version: 1, sparkle: true })).toEqual({
    ok: false,
    error: 'damaged',
  });
});

test('a card of version 2 keeps the frame that was its cover, a new one has a picture', () => {
  const { cover, description, ...old } = newCard(5);
  expect(cover).toBe('picture');
  expect(parseStoredCard({ ...old, version: 2 })).toEqual({
    ok: true,
    value: { ...newCard(5), cover: 'frame' },
  });
});

test('a card of before there were envelopes comes in one', () => {
  const { opening, ...old } = newCard(5);
  expect(parseStoredCard(old)).toEqual({ ok: true, value: newCard(5) });
  const chosen = { envelope: 'kraft', candles: false, shown: false };
  expect(parseStoredCard({ ...old, opening: chosen })).toMatchObject({
    ok: true,
    value: { opening: chosen },
  });
  expect(parseStoredCard({ ...old, opening: { ...chosen, envelope: '<b>' } })).toEqual({
    ok: false,
    error: 'damaged',
  });
});

test('a card of before there was lettering has plain letters, and a key that is unknown is kept', () => {
  const { lettering, ...old } = newCard(5);
  expect(parseStoredCard(old)).toEqual({ ok: true, value: newCard(5) });
  expect(parseStoredCard({ ...old, lettering: 'chrome' })).toMatchObject({
    ok: true,
    value: { lettering: 'chrome' },
  });
  expect(parseStoredCard({ ...old, lettering: '<b>' })).toEqual({ ok: false, error: 'damaged' });
});

test('how close the two are is chosen or not, and nothing else', () => {
  expect(newCard(5)).not.toHaveProperty('closeness');
  expect(parseStoredCard({ ...newCard(5), closeness: 'polite' })).toMatchObject({
    ok: true,
    value: { closeness: 'polite' },
  });
  expect(parseStoredCard({ ...newCard(5), closeness: 'cold' })).toEqual({ ok: false, error: 'damaged' });
});

test('a card of a newer program is said to be one', () => {
  expect(parseStoredCard({ ...newCard(5), version: 5, sparkle: true })).toEqual({
    ok: false,
    error: 'newer',
  });
});

test.each([
  ['nothing', null],
  ['no object', 'card'],
  ['no version', { ...newCard(5), version: undefined }],
  ['a version that is none', { ...newCard(5), version: '1' }],
  ['a missing part', { ...newCard(5), animation: undefined }],
  ['a part of another kind', { ...newCard(5), seed: 'x' }],
])('%s is damaged, and nothing throws', (_name, document) => {
  expect(parseStoredCard(document)).toEqual({ ok: false, error: 'damaged' });
});

test('a page of an older version keeps what it does not know', () => {
  const stored = {
    ...newCard(5),
    toName: 'Mina',
    heading: 'Hurra!',
    age: 40,
    textSize: 'large',
    cover: 'frame',
  } as const;
  const sent = { ...newCard(5), toName: 'Ravi' };
  expect(keepNewerFields(sent, { version: 1, stored })).toEqual({ ...stored, toName: 'Ravi' });
  expect(keepNewerFields(sent, { version: 2, stored })).toEqual({ ...sent, cover: 'frame' });
  expect(keepNewerFields(sent, { version: 3, stored })).toEqual(sent);
  expect(keepNewerFields(sent, { version: 4, stored })).toBe(sent);
});

test('a card of version 3 is not described by its sender, and a page of that version resets no description', () => {
  const { description, ...old } = newCard(5);
  expect(parseStoredCard({ ...old, version: 3 })).toEqual({ ok: true, value: newCard(5) });
  const sound = { kind: 'recording', file: 'f'.repeat(22), name: 'x', seconds: 3 } as const;
  const stored = {
    ...newCard(5),
    description: 'We two at the sea.',
    audio: { ...sound, transcript: 'Hello!' },
  };
  const sent = { ...newCard(5), toName: 'Ravi', audio: sound };
  expect(keepNewerFields(sent, { version: 3, stored })).toEqual({ ...stored, toName: 'Ravi' });
  const another = { ...sound, file: 'g'.repeat(22) };
  const changed = keepNewerFields({ ...sent, audio: another }, { version: 3, stored });
  expect(changed.audio, 'another recording says something else').toEqual(another);
});

test('a description and a transcript have their limits', () => {
  const sound = { kind: 'recording', file: 'f'.repeat(22), name: 'x', seconds: 3 } as const;
  const accepted = (changes: object) => parseStoredCard({ ...newCard(5), ...changes }).ok;
  expect(accepted({ description: 'x'.repeat(200) })).toBe(true);
  expect(accepted({ description: 'x'.repeat(201) })).toBe(false);
  expect(accepted({ audio: { ...sound, transcript: 'x'.repeat(2500) } })).toBe(true);
  expect(accepted({ audio: { ...sound, transcript: 'x'.repeat(2501) } })).toBe(false);
  expect(accepted({ audio: { kind: 'song', id: 'happy-birthday', transcript: 'x' } })).toBe(false);
});

test.each([
  [{ version: 1 }, 1],
  [{ version: 70 }, 70],
  [{ version: '1' }, null],
  [{ version: 1.5 }, null],
  [{}, null],
  [null, null],
  ['card', null],
])('the version of %j is %j', (document, version) => {
  expect(versionOf(document)).toBe(version);
});
