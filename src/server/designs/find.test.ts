import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { designLookOf } from '#card/looks/design-look.ts';
import { offeredLanguages } from '#content/languages/languages.ts';
import { templateCard, templates } from '#content/templates.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addDesign, addUser } from '#tests/support/rows.ts';
import { designs, penNames } from '../db/tables/designs.ts';
import { findDesign, findDesignId } from './find.ts';
import { fingerprintOf, readStoredLook, storedLook } from './stored-look.ts';

const { db } = await testDatabase();
const maker = await addUser(db, 'Maker');
const other = await addUser(db, 'Other');
await db.insert(penNames).values({ userId: maker, name: 'Meera Ink', nameKey: 'meera ink' });
const look = designLookOf({ ...newCard(7), background: 'bg-peacock', textSize: 'large' });

const add = (extra: Partial<typeof designs.$inferInsert>) =>
  addDesign(db, maker, { look: storedLook(look), tone: 'funny', ...extra });

const titled = { occasion: 'Sister', mood: 'Elegant', motif: 'animals' } as const;
const given = { ...titled, state: 'public', publishedAt: new Date() } as const;
const seen = (id: string, userId: string | null) => findDesign(db, id, { language: 'en', userId });

test('one of ours is found by everybody, in their language', async () => {
  const [first] = templates;
  for (const language of offeredLanguages) {
    const found = await findDesign(db, first?.id ?? '', { language, userId: null });
    expect(found).toMatchObject({ id: first?.id, credit: null, isForEverybody: true });
    expect(found?.card).toMatchObject({ language, background: first?.design.background });
  }
});

test("one's own is found by nobody else, until it is given to everybody and not hidden", async () => {
  const own = await add({ name: 'For Papa' });
  expect(await seen(own, maker)).toMatchObject({ title: 'For Papa', isForEverybody: false });
  for (const userId of [other, null]) expect(await seen(own, userId)).toBeNull();
  expect(await findDesignId(db, own, maker)).toBe(own);
  expect(await findDesignId(db, own, other)).toBeNull();
  await db.update(designs).set(given).where(eq(designs.id, own));
  for (const userId of [maker, other, null]) {
    expect(await seen(own, userId)).toMatchObject({ title: 'Animals · Elegant · for a sister' });
  }
  await db.update(designs).set({ hiddenAt: new Date() }).where(eq(designs.id, own));
  expect(await seen(own, other)).toBeNull();
  expect(await seen(own, maker)).toMatchObject({ isForEverybody: false });
  for (const state of ['waiting', 'refused', 'withdrawn'] as const) {
    expect(await seen(await add({ ...titled, state }), other), state).toBeNull();
  }
});

test('a public one has its title, a wish of ours and its credit in every language, and no word of its maker', async () => {
  const id = await add({ ...given, name: 'secret', remixOf: 'lift-off' });
  const wishes = new Set<string>();
  for (const language of offeredLanguages) {
    const found = await findDesign(db, id, { language, userId: null });
    expect(found?.title).not.toContain('secret');
    expect(found?.credit).toEqual({ penName: 'Meera Ink', remixOf: { id: 'lift-off', penName: null } });
    expect(found?.card).toMatchObject({
      ...{ background: 'bg-peacock', textSize: 'large', tone: 'funny', relationship: 'Sister' },
      ...{ language, toName: '', fromName: '', message: '', heading: '' },
    });
    wishes.add(found?.card.wish ?? '');
  }
  expect(wishes.size).toBe(offeredLanguages.length);
});

test('what is no id of a design finds nothing', async () => {
  for (const id of ['', 'x', '../lift-off', 'A'.repeat(22), "' or 1=1 --"]) {
    expect(await seen(id, maker), id).toBeNull();
  }
});

test('a look survives its row, whatever else the card said', () => {
  const photo = { file: 'A'.repeat(22), width: 9, height: 9, focusX: 0.5, focusY: 0.5, zoom: 1 };
  const card = {
    ...newCard(3),
    ...{ toName: 'Asha', message: 'Dear Asha', fromName: 'Papa', heading: 'Hello', age: 9 },
    receiverPhoto: photo,
    stickers: [
      { slot: 0, key: 'cake' },
      { slot: 1, key: 'cake', photo },
    ],
  };
  const row = JSON.parse(JSON.stringify(storedLook(designLookOf(card))));
  expect(JSON.stringify(row)).not.toMatch(/Asha|Papa|Hello|AAAA/);
  expect(readStoredLook(row)).toEqual({ ...designLookOf(card), stickers: [{ slot: 0, key: 'cake' }] });
  expect(readStoredLook({ version: 99 })).toBeNull();
});

test('two that look the same have one fingerprint, and no two of ours have', () => {
  const stickers = [
    { slot: 0, key: 'cake' },
    { slot: 1, key: 'star' },
  ];
  const one = { ...look, stickers };
  expect(fingerprintOf({ ...one, stickers: stickers.toReversed() })).toBe(fingerprintOf(one));
  expect(fingerprintOf({ ...one, seed: 8 })).not.toBe(fingerprintOf(one));
  const ours = templates.map((template) => fingerprintOf(designLookOf(templateCard(template))));
  expect(new Set(ours).size).toBe(templates.length);
});
