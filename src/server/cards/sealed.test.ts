import { expect, test, vi } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { openingInstant } from '#card/seal/opening-instant.ts';
import { fail } from '#std/result.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aKey, aPhoto } from '#tests/support/rows.ts';
import { findFileFor } from '../files/read.ts';
import { findReportTarget } from '../reports/read.ts';
import { getCardForViewer } from './read.ts';
import { createCard, sealCard, takeOffline, updateCard } from './write.ts';

const { db, listen } = await testDatabase();
const seal = { date: '2031-11-12', time: '08:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' };

/** Another clock for whoever asks; the database's goes on. */
async function at<Value>(instant: number, ask: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers({ toFake: ['Date'], now: instant });
  try {
    return await ask();
  } finally {
    vi.useRealTimers();
  }
}

async function aSealedCard() {
  const owner = await addUser(db);
  const file = await addFile(db, owner);
  const card = aCard({ receiverPhoto: aPhoto(file) });
  const id = await addCard(db, owner, { status: 'published', card });
  await sealCard(db, id, seal);
  return { id, owner, file, card };
}

test('nobody but its owner gets anything of it the second before; the second after everybody does', async () => {
  const { id, owner, file, card } = await aSealedCard();
  const opens = openingInstant(seal);
  for (const viewer of [null, await addUser(db)]) {
    const before = await at(opens - 1000, () => getCardForViewer(db, id.id, viewer));
    const { seed, language, typeface, titleColor, background } = card;
    const { envelope } = card.opening;
    expect(before).toEqual({
      state: 'sealed',
      id: id.id,
      content: expect.any(String),
      cardContent: expect.any(String),
      notes: [],
      seal: { ...seal, time: '08:00:00' },
      card: {
        ...newCard(seed),
        ...{ toName: 'Mina', fromName: 'Anna', language, typeface, titleColor, background },
        opening: { envelope, shown: true, candles: false },
        closeness: 'familiar',
      },
    });
    expect(await at(opens - 1000, () => findFileFor(db, { id: file, viewerId: viewer }))).toBeNull();
    expect(await at(opens, () => getCardForViewer(db, id.id, viewer))).toMatchObject({
      state: 'found',
      card,
    });
    expect(await at(opens, () => findFileFor(db, { id: file, viewerId: viewer }))).toMatchObject({
      id: file,
    });
  }
  expect(await at(opens - 1000, () => findReportTarget(db, { card: id.id }))).toEqual(fail('sealed'));
  expect(await at(opens, () => findReportTarget(db, { card: id.id }))).toMatchObject({ ok: true });
  expect(await at(opens - 1000, () => getCardForViewer(db, id.id, owner))).toMatchObject({ state: 'found' });
  expect(await findFileFor(db, { id: file, viewerId: owner })).not.toBeNull();
});

test('a file that an open card shows as well is open', async () => {
  const { file, owner } = await aSealedCard();
  expect(await findFileFor(db, { id: file, viewerId: null })).toBeNull();
  await addCard(db, owner, { status: 'published', card: aCard({ receiverPhoto: aPhoto(file) }) });
  expect(await findFileFor(db, { id: file, viewerId: null })).not.toBeNull();
});

test('it is released, moved and taken offline, and caches hear of it', async () => {
  const { id } = await aSealedCard();
  const heard: string[] = [];
  await new Promise<void>((resolve) =>
    listen('card_changed', (event) => {
      if (event.kind === 'notification') heard.push(event.payload);
      else resolve();
    }),
  );
  await sealCard(db, id, { ...seal, date: '2032-01-01' });
  expect(await getCardForViewer(db, id.id, null)).toMatchObject({ seal: { date: '2032-01-01' } });
  await sealCard(db, id, null);
  expect(await getCardForViewer(db, id.id, null)).toMatchObject({
    state: 'found',
    access: { seal: null },
  });
  await takeOffline(db, id);
  expect(await getCardForViewer(db, id.id, null)).toEqual({ state: 'missing' });
  await expect.poll(() => heard.filter((one) => one === id.id).length).toBe(3);
});

test('a card is published sealed in one step, and a save that says nothing of the seal keeps it', async () => {
  const owner = await addUser(db);
  const created = await createCard(db, {
    ...{ userId: owner, card: aCard(), status: 'published', creationKey: aKey(), seal },
  });
  if (!created.ok) throw new Error('not created');
  const id = { id: created.value.id, userId: owner } as Parameters<typeof sealCard>[1];
  expect(await getCardForViewer(db, id.id, null)).toMatchObject({ state: 'sealed' });
  const save = { id, card: aCard({ message: 'Changed' }), status: 'published' } as const;
  await updateCard(db, { ...save, expectedRevision: 1 });
  expect(await getCardForViewer(db, id.id, null)).toMatchObject({ state: 'sealed' });
  await updateCard(db, { ...save, expectedRevision: 2, seal: null });
  expect(await getCardForViewer(db, id.id, null)).toMatchObject({
    state: 'found',
    card: { message: 'Changed' },
  });
  // The answer to the last save was lost, and its sender chose another seal meanwhile.
  await updateCard(db, { ...save, expectedRevision: 2, seal });
  expect(await getCardForViewer(db, id.id, null)).toMatchObject({ state: 'sealed' });
});

test('the first save, sent again with the seal that was chosen meanwhile, stores that', async () => {
  const owner = await addUser(db);
  const first = { userId: owner, card: aCard(), status: 'published' as const, creationKey: aKey() };
  const created = await createCard(db, first);
  if (!created.ok) throw new Error('not created');
  const state = () => getCardForViewer(db, created.value.id, null);
  expect(await createCard(db, { ...first, seal })).toEqual(created);
  expect(await state()).toMatchObject({ state: 'sealed' });
  // One that says nothing of it changes nothing.
  expect(await createCard(db, first)).toEqual(created);
  expect(await state()).toMatchObject({ state: 'sealed' });
});
