import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aKey, aPhoto, aSound } from '#tests/support/rows.ts';
import { cardFiles, cards, deletedCards } from '../db/tables.ts';
import { randomId } from '../random-id.ts';
import { getCardForViewer } from './read.ts';
import { type CreationKey, cardsPerAccount, type OwnedCardId } from './types.ts';
import { createCard, deleteCard, duplicateCard, updateCard } from './write.ts';

const { db } = await testDatabase();

async function numberOf(userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(cards).where(eq(cards.userId, userId));
  return row?.n ?? 0;
}

async function filesOf(id: string): Promise<string[]> {
  const rows = await db.select().from(cardFiles).where(eq(cardFiles.cardId, id));
  return rows.map(({ fileId }) => fileId).sort();
}

/** The same card, claimed by somebody else: what a mistake in the pages would hand over. */
function claimedBy(userId: string, { id }: OwnedCardId): OwnedCardId {
  return { id, userId } as OwnedCardId;
}

describe('creating', () => {
  test('stores the document, and PostgreSQL reads the columns of lists out of it', async () => {
    const userId = await addUser(db);
    const photo = await addFile(db, userId);
    const card = aCard({ message: '', wish: 'Long live!', receiverPhoto: aPhoto(photo) });
    const created = await createCard(db, { userId, card, status: 'published', creationKey: aKey() });
    expect(created).toMatchObject({ ok: true, value: { revision: 1, status: 'published' } });
    const id = created.ok ? created.value.id : '';
    const [row] = await db.select().from(cards).where(eq(cards.id, id));
    expect(row).toMatchObject({
      document: card,
      toName: 'Mina',
      message: 'Long live!',
      receiverImageUrl: `/files/${photo}`,
    });
    expect(row?.publishedAt).toBeInstanceOf(Date);
    expect(await filesOf(id)).toEqual([photo]);
  });

  test('a hundred retries at the same time make one card', async () => {
    const userId = await addUser(db);
    const creationKey = aKey();
    const results = await Promise.all(
      Array.from({ length: 100 }, () =>
        createCard(db, { userId, card: aCard(), status: 'draft', creationKey }),
      ),
    );
    const ids = new Set(results.map((result) => (result.ok ? result.value.id : result.error.reason)));
    expect(ids.size).toBe(1);
    expect(await numberOf(userId)).toBe(1);
  });

  test('two users may choose the same key', async () => {
    const creationKey = 'the-same-key-for-both' as CreationKey;
    const [first, second] = [await addUser(db), await addUser(db)];
    for (const userId of [first, second]) {
      expect((await createCard(db, { userId, card: aCard(), status: 'draft', creationKey })).ok).toBe(true);
    }
    expect([await numberOf(first), await numberOf(second)]).toEqual([1, 1]);
  });

  test('the last free place goes to one of twenty that ask together', async () => {
    const userId = await addUser(db);
    const filled = cardsPerAccount - 1;
    await db.execute(sql`
      insert into cards (id, user_id, status, document, creation_key)
      select left(translate(encode(sha256(n::text::bytea || ${userId}), 'base64'), '+/=', '-_x'), 22), ${userId}, 'draft',
             ${JSON.stringify(aCard())}::jsonb, n::text
      from generate_series(1, ${filled}::int) n`);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        createCard(db, { userId, card: aCard(), status: 'draft', creationKey: aKey() }),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toEqual({
      ok: false,
      error: {
        reason: 'full',
        sentence: 'An account can keep 2,000 cards. Please delete one you no longer need.',
      },
    });
    expect(await numberOf(userId)).toBe(cardsPerAccount);
  });

  test.each([
    ['that is not there', async () => randomId()],
    ['of another user', async () => addFile(db, await addUser(db))],
    ['of another kind', async (userId: string) => addFile(db, userId, { kind: 'avatar' })],
  ])('refuses a photo %s and stores nothing', async (_name, make) => {
    const userId = await addUser(db);
    const card = aCard({ senderPhoto: aPhoto(await make(userId)) });
    const result = await createCard(db, { userId, card, status: 'draft', creationKey: aKey() });
    expect(result).toMatchObject({ ok: false, error: { reason: 'files' } });
    expect(await numberOf(userId)).toBe(0);
  });

  test.each<[name: string, place: 'photo' | 'sound', make: (userId: string) => Promise<string>]>([
    ['a photo as sound', 'sound', (userId) => addFile(db, userId)],
    ['a sound as photo', 'photo', (userId) => addFile(db, userId, { kind: 'audio' })],
    ["somebody else's sound", 'sound', async () => addFile(db, await addUser(db), { kind: 'audio' })],
    ['a sound that is not there', 'sound', async () => randomId()],
  ])('refuses %s', async (_name, place, make) => {
    const userId = await addUser(db);
    const file = await make(userId);
    const card = aCard(place === 'photo' ? { receiverPhoto: aPhoto(file) } : { audio: aSound(file) });
    const created = await createCard(db, { userId, card, status: 'draft', creationKey: aKey() });
    expect(created).toMatchObject({ ok: false, error: { reason: 'files' } });
    expect(await numberOf(userId)).toBe(0);
  });

  test('takes a sound of its owner, and says so', async () => {
    const userId = await addUser(db);
    const file = await addFile(db, userId, { kind: 'audio' });
    const { id } = await addCard(db, userId, { card: aCard({ audio: aSound(file) }) });
    const [row] = await db.select().from(cards).where(eq(cards.id, id));
    expect(row?.audioUrl).toBe(`/files/${file}`);
    expect(await filesOf(id)).toEqual([file]);
  });

  test('a user who is gone cannot store anything', async () => {
    const result = await createCard(db, {
      userId: randomId(),
      card: aCard(),
      status: 'draft',
      creationKey: aKey(),
    });
    expect(result).toMatchObject({ ok: false, error: { reason: 'missing' } });
  });
});

describe('updating', () => {
  test('stores the next revision with its files', async () => {
    const userId = await addUser(db);
    const [old, kept, fresh] = [
      await addFile(db, userId),
      await addFile(db, userId),
      await addFile(db, userId),
    ];
    const id = await addCard(db, userId, {
      card: aCard({ receiverPhoto: aPhoto(old), senderPhoto: aPhoto(kept) }),
    });
    const card = aCard({ toName: 'Ravi', receiverPhoto: aPhoto(fresh), senderPhoto: aPhoto(kept) });
    const updated = await updateCard(db, { id, card, status: 'published', expectedRevision: 1 });
    expect(updated).toMatchObject({ ok: true, value: { revision: 2, status: 'published' } });
    expect(await filesOf(id.id)).toEqual([fresh, kept].sort());
    expect(await getCardForViewer(db, id.id, null)).toMatchObject({ state: 'found', card, revision: 2 });
    await updateCard(db, { id, card: aCard(), status: 'published', expectedRevision: 2 });
    expect(await filesOf(id.id)).toEqual([]);
  });

  test('keeps the day of the first publication', async () => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    const [first] = await db.select({ at: cards.publishedAt }).from(cards).where(eq(cards.id, id.id));
    await updateCard(db, { id, card: aCard(), status: 'draft', expectedRevision: 1 });
    await updateCard(db, { id, card: aCard(), status: 'published', expectedRevision: 2 });
    const [last] = await db.select({ at: cards.publishedAt }).from(cards).where(eq(cards.id, id.id));
    expect(last?.at).toEqual(first?.at);
  });

  test('of fifty windows that save over the same revision one wins, and the others learn of it', async () => {
    const id = await addCard(db, await addUser(db));
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        updateCard(db, { id, card: aCard({ toName: `Window ${n}` }), status: 'draft', expectedRevision: 1 }),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const refused = results.filter((result) => !result.ok);
    expect(refused.every(({ error }) => error.reason === 'conflict' && error.revision === 2)).toBe(true);
    const winner = results.findIndex((result) => result.ok);
    expect(await getCardForViewer(db, id.id, id.userId)).toMatchObject({
      card: { toName: `Window ${winner}` },
    });
  });

  test('the same save again, because its answer was lost, is a success and no new revision', async () => {
    const id = await addCard(db, await addUser(db));
    const save = { id, card: aCard({ toName: 'Ravi' }), status: 'draft', expectedRevision: 1 } as const;
    expect(await updateCard(db, save)).toMatchObject({ ok: true, value: { revision: 2 } });
    expect(await updateCard(db, save)).toMatchObject({ ok: true, value: { revision: 2 } });
  });

  test('somebody else changes nothing', async () => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    const thief = claimedBy(await addUser(db), id);
    const result = await updateCard(db, {
      id: thief,
      card: aCard({ toName: 'Eve' }),
      status: 'draft',
      expectedRevision: 1,
    });
    expect(result).toMatchObject({ ok: false, error: { reason: 'missing' } });
    expect(await getCardForViewer(db, id.id, null)).toMatchObject({
      state: 'found',
      card: { toName: 'Mina' },
    });
  });

  test('a photo of somebody else changes nothing', async () => {
    const id = await addCard(db, await addUser(db));
    const card = aCard({ toName: 'Ravi', receiverPhoto: aPhoto(await addFile(db, await addUser(db))) });
    const result = await updateCard(db, { id, card, status: 'draft', expectedRevision: 1 });
    expect(result).toMatchObject({ ok: false, error: { reason: 'files' } });
    expect(await getCardForViewer(db, id.id, id.userId)).toMatchObject({
      revision: 1,
      card: { toName: 'Mina' },
    });
  });
});

describe('deleting', () => {
  test('is for good, and remembered; a second time changes nothing', async () => {
    const userId = await addUser(db);
    const photo = await addFile(db, userId);
    const id = await addCard(db, userId, { card: aCard({ receiverPhoto: aPhoto(photo) }) });
    await deleteCard(db, id);
    await deleteCard(db, id);
    expect(await numberOf(userId)).toBe(0);
    expect(await filesOf(id.id)).toEqual([]);
    expect(
      await db.select({ id: deletedCards.id }).from(deletedCards).where(eq(deletedCards.id, id.id)),
    ).toHaveLength(1);
    expect(await updateCard(db, { id, card: aCard(), status: 'draft', expectedRevision: 1 })).toMatchObject({
      error: { reason: 'missing' },
    });
  });

  test('somebody else deletes nothing', async () => {
    const id = await addCard(db, await addUser(db));
    await deleteCard(db, claimedBy(await addUser(db), id));
    expect(await numberOf(id.userId)).toBe(1);
  });
});

describe('duplicating', () => {
  test('makes a draft of its own with the same content', async () => {
    const userId = await addUser(db);
    const card = aCard({ toName: 'Ravi', receiverPhoto: aPhoto(await addFile(db, userId)) });
    const id = await addCard(db, userId, { status: 'published', card });
    const copy = await duplicateCard(db, id, aKey());
    expect(copy).toMatchObject({ ok: true, value: { status: 'draft', revision: 1 } });
    const copied = copy.ok ? copy.value.id : '';
    expect(copied).not.toBe(id.id);
    expect(await getCardForViewer(db, copied, userId)).toMatchObject({ card });
    await deleteCard(db, id);
    expect(await filesOf(copied)).toHaveLength(1);
  });

  test('the same request again makes no second copy', async () => {
    const id = await addCard(db, await addUser(db));
    const creationKey = aKey();
    await Promise.all(Array.from({ length: 10 }, () => duplicateCard(db, id, creationKey)));
    expect(await numberOf(id.userId)).toBe(2);
  });

  test('somebody else copies nothing, not even a published card', async () => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    const userId = await addUser(db);
    expect(await duplicateCard(db, claimedBy(userId, id), aKey())).toMatchObject({
      error: { reason: 'missing' },
    });
    expect(await numberOf(userId)).toBe(0);
  });
});
