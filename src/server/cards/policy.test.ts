// Spec: 5.13
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser } from '#tests/support/rows.ts';
import { said } from '#tests/support/said.ts';
import { randomId } from '../random-id.ts';
import { parseCard, requireOwnedCard } from './policy.ts';
import { parseCreationKey } from './types.ts';
import { deleteCard } from './write.ts';

const { db } = await testDatabase();

describe('whose card it is', () => {
  test('the owner gets the proof, nobody else', async () => {
    const owned = await addCard(db, await addUser(db), { status: 'published' });
    expect(await requireOwnedCard(db, owned.id, owned.userId)).toEqual({ ok: true, value: owned });
    for (const userId of [await addUser(db), '', randomId()]) {
      expect(await requireOwnedCard(db, owned.id, userId)).toEqual({ ok: false, error: 'missing' });
    }
  });

  test('a deleted card is gone, an address that is none is missing', async () => {
    const owned = await addCard(db, await addUser(db));
    await deleteCard(db, owned);
    expect(await requireOwnedCard(db, owned.id, owned.userId)).toEqual({ ok: false, error: 'gone' });
    for (const input of [randomId(), 'x', null, {}, `${'a'.repeat(21)}\u0000`]) {
      expect(await requireOwnedCard(db, input, owned.userId)).toEqual({ ok: false, error: 'missing' });
    }
  });
});

describe('what a client sends as a card', () => {
  test('a card, as value or as text, is taken', () => {
    expect(parseCard(aCard())).toEqual({ ok: true, value: aCard() });
    expect(parseCard(JSON.stringify(aCard()))).toEqual({ ok: true, value: aCard() });
  });

  test('the largest card is taken', () => {
    const text = (length: number) => '🎂'.repeat(length);
    const photo = {
      ...{ file: 'f'.repeat(22), width: 1600, height: 1600 },
      ...{ focusX: 1 / 3, focusY: 2 / 3, zoom: 10 / 3 },
    };
    const card = aCard({
      ...{ toName: text(60), fromName: text(60), heading: text(60), message: text(1000), wish: text(1000) },
      ...{ receiverPhoto: photo, senderPhoto: photo, photos: [photo, photo, photo, photo] },
      stickers: [0, 1, 2, 3, 4, 5].map((slot) => ({ slot, key: 'k'.repeat(40) })),
      signature: { kind: 'drawn', path: `M1 1${'L1000 1000'.repeat(599)}`, width: 1000, height: 1000 },
      audio: { kind: 'upload', file: 'f'.repeat(22), name: text(200), seconds: 100 / 3 },
    });
    expect(parseCard(JSON.stringify(card))).toEqual({ ok: true, value: card });
  });

  test('a page of before an upgrade sends version 1, and one of after it is told to wait', () => {
    const [document] = JSON.parse(readFileSync('tests/fixtures/version-1/cards.json', 'utf8'));
    expect(parseCard(document)).toMatchObject({ ok: true, value: { version: 4, toName: document.toName } });
    expect(parseCard({ version: 5, words: 'of another kind' })).toMatchObject({
      ok: false,
      error: { isNewer: true, sentence: said(/please try again in a minute/) },
    });
  });

  test('text is brought to one form', () => {
    const parsed = parseCard({ ...aCard(), toName: 'Re\u0301mi', message: 'half \ud83c of an emoji' });
    expect(parsed).toMatchObject({
      ok: true,
      value: { toName: 'R\u00e9mi', message: 'half \ufffd of an emoji' },
    });
  });

  const wrong = (part: string) => `Something is wrong with this part of the card: ${part}.`;

  test.each<[field: string, change: object, sentence: string]>([
    ['toName', { toName: 'x'.repeat(61) }, 'The receiver’s name can have at most 60 characters.'],
    ['message', { message: '🎂'.repeat(1001) }, 'The message can have at most 1,000 characters.'],
    ['wish', { wish: 'a\u0000b' }, 'The wish contains a character that can’t be shown.'],
    ['titleColor', { titleColor: 'red' }, wrong('titleColor')],
    ['toName', { toName: 7 }, wrong('toName')],
    ['receiverPhoto.file', { receiverPhoto: { file: '../x' } }, wrong('receiverPhoto.file')],
    ['seed', { seed: Number.NaN }, wrong('seed')],
    ['seed', { seed: 2 ** 53 }, wrong('seed')],
    ['', { isAdmin: true }, 'This card has a part we don’t know: isAdmin.'],
  ])('a wrong “%s” is refused in words', (field, change, sentence) => {
    const parsed = parseCard({ ...aCard(), ...change });
    expect(parsed).toMatchObject({ ok: false, error: { sentence: said(sentence) } });
    expect(parsed.ok ? {} : parsed.error.fields).toHaveProperty([field], said(sentence));
  });

  test.each([
    ['NUL in a key of ours', { tone: 'a\u0000' }],
    ['half a character in a key of ours', { relationship: '\ud800' }],
    ['NUL in the name of a song', { audio: { kind: 'song', id: '\u0000' } }],
  ])('%s is refused', (_name, change) => {
    expect(parseCard({ ...aCard(), ...change })).toMatchObject({ ok: false });
  });

  test.each([
    ['half of a JSON', JSON.stringify(aCard()).slice(0, -5)],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['NaN', '{"version":NaN}'],
    ['20,000 deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a megabyte', JSON.stringify({ ...aCard(), message: 'x'.repeat(1_000_000) })],
    ['a prototype', '{"__proto__":{"version":1}}'],
  ])('%s is refused', (_name, text) => {
    const parsed = parseCard(text);
    expect(parsed.ok).toBe(false);
    expect(parsed).toMatchObject({ error: { sentence: said(/\.$/) } });
  });
});

test('a creation key is short, plain text', () => {
  expect(parseCreationKey(randomId())).not.toBeNull();
  expect(parseCreationKey(crypto.randomUUID())).not.toBeNull();
  for (const input of ['', 'short', 'x'.repeat(65), `${'x'.repeat(20)}\u0000`, 7, null])
    expect(parseCreationKey(input)).toBeNull();
});
