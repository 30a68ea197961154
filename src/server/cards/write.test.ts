// Spec: 4.4, 4.5, 6.4, 7.6, 7.8
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aKey, aPhoto, aShare, aSound } from '#tests/support/rows.ts';
import { said } from '#tests/support/said.ts';
import { cards } from '../db/tables/cards.ts';
import { cardFiles } from '../db/tables/files.ts';
import { findFileFor } from '../files/read.ts';
import { randomId } from '../random-id.ts';
import { listShares } from '../shares/read.ts';
import { recordShare } from '../shares/write.ts';
import { requireOwnedCard } from './policy.ts';
import { countCards, getCardForViewer, listCards } from './read.ts';
import {
  type CreationKey,
  cardsPerAccount,
  newerCardMessage,
  type OwnedCardId,
  undoTimeMs,
} from './types.ts';
import {
  createCard,
  deleteCard,
  duplicateCard,
  type NewCard,
  removeDeletedCards,
  restoreCard,
  updateCard,
} from './write.ts';

const { db } = await testDatabase();

const numberOf = (userId: string) => db.$count(cards, eq(cards.userId, userId));

async function filesOf(id: string): Promise<string[]> {
  const rows = await db.select().from(cardFiles).where(eq(cardFiles.cardId, id));
  return rows.map(({ fileId }) => fileId).sort();
}

/** Asks for a new draft. */
const create = (userId: string, change: Partial<NewCard> = {}) =>
  createCard(db, { userId, card: aCard(), status: 'draft', creationKey: aKey(), ...change });

/** The same card, claimed by somebody else: what a mistake in the pages would hand over. */
function claimedBy(userId: string, { id }: OwnedCardId): OwnedCardId {
  return { id, userId } as OwnedCardId;
}

describe('creating', () => {
  test('stores the document, and what lists sort and search by', async () => {
    const userId = await addUser(db);
    const photo = await addFile(db, userId);
    const card = aCard({ message: '', wish: 'Long live!', receiverPhoto: aPhoto(photo) });
    const created = await create(userId, { card, status: 'published' });
    expect(created).toMatchObject({ ok: true, value: { revision: 1, status: 'published' } });
    const id = created.ok ? created.value.id : '';
    const [row] = await db.select().from(cards).where(eq(cards.id, id));
    expect(row).toMatchObject({ document: card, searchText: 'mina anna long live!', indexedRevision: 1 });
    expect(row?.publishedAt).toBeInstanceOf(Date);
    expect(await filesOf(id)).toEqual([photo]);
  });

  test('twenty retries at the same time make one card', async () => {
    const userId = await addUser(db);
    const creationKey = aKey();
    const results = await Promise.all(Array.from({ length: 20 }, () => create(userId, { creationKey })));
    const ids = new Set(results.map((result) => (result.ok ? result.value.id : result.error.reason)));
    expect(ids.size).toBe(1);
    expect(await numberOf(userId)).toBe(1);
  });

  test('two users may choose the same key', async () => {
    const creationKey = 'the-same-key-for-both' as CreationKey;
    const [first, second] = [await addUser(db), await addUser(db)];
    for (const userId of [first, second]) expect((await create(userId, { creationKey })).ok).toBe(true);
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
    const results = await Promise.all(Array.from({ length: 20 }, () => create(userId)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toEqual({
      ok: false,
      error: {
        reason: 'full',
        sentence: said('An account can keep 2,000 cards. Please delete one you no longer need.'),
      },
    });
    expect(await numberOf(userId)).toBe(cardsPerAccount);
  });

  test.each<[name: string, place: 'photo' | 'receiver' | 'sound', make: (userId: string) => Promise<string>]>(
    [
      ['a photo that is not there', 'photo', async () => randomId()],
      ['a photo of another user', 'photo', async () => addFile(db, await addUser(db))],
      ['a picture of an account as photo', 'photo', (userId) => addFile(db, userId, { kind: 'avatar' })],
      ['a photo as sound', 'sound', (userId) => addFile(db, userId)],
      ['a sound as the receiver’s photo', 'receiver', (userId) => addFile(db, userId, { kind: 'audio' })],
      ["somebody else's sound", 'sound', async () => addFile(db, await addUser(db), { kind: 'audio' })],
      ['a sound that is not there', 'sound', async () => randomId()],
    ],
  )('refuses %s and stores nothing', async (_name, place, make) => {
    const userId = await addUser(db);
    const file = await make(userId);
    const places = {
      photo: { senderPhoto: aPhoto(file) },
      receiver: { receiverPhoto: aPhoto(file) },
      sound: { audio: aSound(file) },
    };
    const card = aCard(places[place]);
    expect(await create(userId, { card })).toMatchObject({ ok: false, error: { reason: 'files' } });
    expect(await numberOf(userId)).toBe(0);
  });

  test('takes six photos of its owner, each of which may be on it twice, and nobody else’s', async () => {
    const userId = await addUser(db);
    const ids = await Promise.all(Array.from({ length: 5 }, () => addFile(db, userId)));
    const [first = '', second = '', ...more] = ids;
    const photos = [first, ...more].map(aPhoto);
    const card = aCard({ receiverPhoto: aPhoto(first), senderPhoto: aPhoto(second), photos });
    const { id } = await addCard(db, userId, { card });
    expect(await filesOf(id)).toEqual(ids.toSorted());
    const foreign = aCard({ photos: [aPhoto(await addFile(db, await addUser(db)))] });
    expect(await create(userId, { card: foreign })).toMatchObject({ ok: false, error: { reason: 'files' } });
  });

  test('takes a sound of its owner, and says so', async () => {
    const userId = await addUser(db);
    const file = await addFile(db, userId, { kind: 'audio' });
    const { id } = await addCard(db, userId, { card: aCard({ audio: aSound(file) }) });
    expect(await filesOf(id)).toEqual([file]);
  });

  test('a user who is gone cannot store anything', async () => {
    expect(await create(randomId())).toMatchObject({ ok: false, error: { reason: 'missing' } });
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
    await updateCard(db, { id, card: aCard(), status: 'offline', expectedRevision: 1 });
    await updateCard(db, { id, card: aCard(), status: 'published', expectedRevision: 2 });
    const [last] = await db.select({ at: cards.publishedAt }).from(cards).where(eq(cards.id, id.id));
    expect(last?.at).toEqual(first?.at);
  });

  test('a published card becomes a draft when it is taken offline, and never by saving a draft', async () => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    const save = { id, card: aCard({ toName: 'Ravi' }), expectedRevision: 1 };
    const refused = await updateCard(db, { ...save, status: 'draft' });
    expect(refused).toMatchObject({ ok: false, error: { reason: 'published' } });
    const online = { state: 'found', revision: 1, card: { toName: 'Mina' } };
    expect(await getCardForViewer(db, id.id, null)).toMatchObject(online);
    const offline = { ok: true, value: { revision: 2, status: 'draft' } };
    expect(await updateCard(db, { ...save, status: 'offline' })).toMatchObject(offline);
    expect(await updateCard(db, { ...save, status: 'offline' }), 'once more').toMatchObject(offline);
    expect(await getCardForViewer(db, id.id, null)).toEqual({ state: 'missing' });
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

  test('a page of before an upgrade resets nothing that it does not know', async () => {
    const userId = await addUser(db);
    const [known, unknown] = [await addFile(db, userId), await addFile(db, userId)];
    const added = { heading: 'Hurra!', age: 40, textAlign: 'start', photos: [aPhoto(unknown)] } as const;
    const card = aCard({ ...added, photos: [...added.photos], receiverPhoto: aPhoto(known) });
    const id = await addCard(db, userId, { card });
    const save = { id, card: aCard({ toName: 'Ravi' }), status: 'draft', expectedRevision: 1 } as const;
    for (const _ of ['sent', 'sent again']) {
      expect(await updateCard(db, { ...save, version: 1 })).toMatchObject({
        ok: true,
        value: { revision: 2 },
      });
    }
    expect(await getCardForViewer(db, id.id, userId)).toMatchObject({
      card: aCard({ ...added, photos: [...added.photos], toName: 'Ravi' }),
    });
    expect(await filesOf(id.id)).toEqual([unknown]);
  });

  test('a card of a newer program is neither replaced nor copied', async () => {
    const id = await addCard(db, await addUser(db));
    const document = { ...aCard(), version: 5, sparkle: true };
    await db.update(cards).set({ document }).where(eq(cards.id, id.id));
    const save = { id, card: aCard(), status: 'draft', expectedRevision: 1 } as const;
    const refused = { ok: false, error: { reason: 'unreadable', sentence: newerCardMessage } };
    expect(await updateCard(db, save)).toMatchObject(refused);
    expect(await duplicateCard(db, id, aKey())).toMatchObject(refused);
    const [row] = await db.select().from(cards).where(eq(cards.id, id.id));
    expect(row).toMatchObject({ document, revision: 1 });
    expect(await numberOf(id.userId)).toBe(1);
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
  /** As the sweeper does, when the time for second thoughts is over. */
  const later = () => new Date(Date.now() + undoTimeMs + 60_000);
  const everything = { limit: 10, cursor: null };

  test('takes the card from every list and every hand at once; its files stay', async () => {
    const userId = await addUser(db);
    const photo = await addFile(db, userId);
    const card = aCard({ receiverPhoto: aPhoto(photo) });
    const creationKey = aKey();
    const created = await create(userId, { card, status: 'published', creationKey });
    const id = claimedBy(userId, { id: created.ok ? created.value.id : '' } as OwnedCardId);
    await recordShare(db, id, aShare('link'));
    await deleteCard(db, id);
    await deleteCard(db, id);
    for (const viewer of [null, userId]) {
      expect(await getCardForViewer(db, id.id, viewer)).toEqual({ state: 'gone' });
    }
    expect(await requireOwnedCard(db, id.id, userId)).toEqual({ ok: false, error: 'gone' });
    expect((await listCards(db, userId, 'created', everything)).items).toEqual([]);
    expect((await listShares(db, userId, everything)).items).toEqual([]);
    expect(await countCards(db, userId)).toEqual({ drafts: 0, created: 0, shared: 0 });
    const missing = { ok: false, error: { reason: 'missing' } };
    expect(await updateCard(db, { id, card, status: 'draft', expectedRevision: 1 })).toMatchObject(missing);
    expect(await create(userId, { card, creationKey })).toMatchObject(missing);
    expect(await duplicateCard(db, id, aKey())).toMatchObject(missing);
    expect(await recordShare(db, id, aShare('qr'))).toEqual({ ok: false, error: 'missing' });
    expect(await findFileFor(db, { id: photo, viewerId: null })).toBeNull();
    expect(await filesOf(id.id)).toHaveLength(1);
  });

  test('can be undone: the card is there again as it was, with its shares and views', async () => {
    const userId = await addUser(db);
    const id = await addCard(db, userId, { status: 'published' });
    await recordShare(db, id, aShare('link'));
    await db.update(cards).set({ views: 12 }).where(eq(cards.id, id.id));
    const [before] = await db.select().from(cards).where(eq(cards.id, id.id));
    await deleteCard(db, id);
    await removeDeletedCards(db, new Date());
    for (const _ of ['once', 'again'])
      expect(await restoreCard(db, id.id, userId)).toMatchObject({ ok: true });
    expect(await db.select().from(cards).where(eq(cards.id, id.id))).toEqual([before]);
    expect(await countCards(db, userId)).toEqual({ drafts: 0, created: 1, shared: 1 });
    await removeDeletedCards(db, later());
    expect(await numberOf(userId)).toBe(1);
  });

  test('is final when the time is over: the id is remembered, the files are let go of', async () => {
    const userId = await addUser(db);
    const photo = await addFile(db, userId);
    const id = await addCard(db, userId, { card: aCard({ receiverPhoto: aPhoto(photo) }) });
    const kept = await addCard(db, userId);
    await deleteCard(db, id);
    await removeDeletedCards(db, later());
    expect(await numberOf(userId)).toBe(1);
    expect(await filesOf(id.id)).toEqual([]);
    expect(await getCardForViewer(db, id.id, null)).toEqual({ state: 'gone' });
    expect(await restoreCard(db, id.id, userId)).toMatchObject({ ok: false, error: { reason: 'gone' } });
    expect(await getCardForViewer(db, kept.id, userId)).toMatchObject({ state: 'found' });
  });

  test('of hundreds of cards is final in one call', async () => {
    const userId = await addUser(db);
    const { id } = await addCard(db, userId);
    await db.execute(sql`insert into cards (id, user_id, status, document, creation_key, deleted_at)
      select lpad('d' || n, 22, '0'), user_id, status, document, 'key ' || n, now()
      from cards, generate_series(1, 230) n where id = ${id}`);
    expect(await removeDeletedCards(db, later())).toBeGreaterThanOrEqual(230);
    expect(await numberOf(userId)).toBe(1);
  });

  test('and its undoing are for the owner only', async () => {
    const id = await addCard(db, await addUser(db));
    const thief = claimedBy(await addUser(db), id);
    await deleteCard(db, thief);
    expect(await getCardForViewer(db, id.id, id.userId)).toMatchObject({ state: 'found' });
    await deleteCard(db, id);
    expect(await restoreCard(db, id.id, thief.userId)).toMatchObject({ error: { reason: 'gone' } });
    expect(await getCardForViewer(db, id.id, id.userId)).toEqual({ state: 'gone' });
  });

  test('makes room for another card, and then cannot be undone in a full account', async () => {
    const { id, userId } = await addCard(db, await addUser(db));
    await db.execute(sql`insert into cards (id, user_id, status, document, creation_key)
      select lpad('f' || n, 22, '0'), user_id, status, document, 'key ' || n
      from cards, generate_series(1, ${cardsPerAccount - 1}) n where id = ${id}`);
    await deleteCard(db, { id, userId } as OwnedCardId);
    await addCard(db, userId);
    expect(await restoreCard(db, id, userId)).toMatchObject({ error: { reason: 'full' } });
  });

  test('and restoring at the same moment leave one truth', async () => {
    const id = await addCard(db, await addUser(db));
    await deleteCard(db, id);
    const [restored] = await Promise.all([
      restoreCard(db, id.id, id.userId),
      removeDeletedCards(db, later()),
    ]);
    const { state } = await getCardForViewer(db, id.id, id.userId);
    expect(state).toBe(restored.ok ? 'found' : 'gone');
    expect(await numberOf(id.userId)).toBe(restored.ok ? 1 : 0);
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
