// Spec: 3.4, 7.7
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser, aShare } from '#tests/support/rows.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { deleteCard } from '../cards/write.ts';
import { shareChannels } from '../db/tables/shares.ts';
import { listShares } from './read.ts';
import { parseChannel, parseShareKey, sharesPerAccount } from './types.ts';
import { recordShare } from './write.ts';

const { db } = await testDatabase();
const all = { limit: 100, cursor: null };

describe('sharing a card', () => {
  test('is stored with its channel and listed with the card, the latest first', async () => {
    const userId = await addUser(db);
    const first = await addCard(db, userId, { status: 'published', card: aCard({ toName: 'A' }) });
    const second = await addCard(db, userId, { status: 'published', card: aCard({ toName: 'B' }) });
    expect(await recordShare(db, first, aShare('whatsapp'))).toEqual({ ok: true, value: undefined });
    await recordShare(db, second, aShare('qr'));
    await recordShare(db, first, aShare('link'));
    const { items, cursor } = await listShares(db, userId, all);
    expect(items.map(({ channel, card, facts }) => [channel, card?.toName, facts.id])).toEqual([
      ['link', 'A', first.id],
      ['qr', 'B', second.id],
      ['whatsapp', 'A', first.id],
    ]);
    expect(cursor).toBeNull();
    const page = await listShares(db, userId, { limit: 2, cursor: null });
    const rest = await listShares(db, userId, { limit: 2, cursor: page.cursor });
    expect([...page.items, ...rest.items]).toEqual(items);
  });

  test('is refused for a draft, which nobody else could open', async () => {
    const draft = await addCard(db, await addUser(db));
    expect(await recordShare(db, draft, aShare('link'))).toEqual({ ok: false, error: 'draft' });
    expect((await listShares(db, draft.userId, all)).items).toEqual([]);
  });

  test('is refused for the card of somebody else and for a deleted one', async () => {
    const card = await addCard(db, await addUser(db), { status: 'published' });
    const thief = { ...card, userId: await addUser(db) } as OwnedCardId;
    expect(await recordShare(db, thief, aShare('link'))).toEqual({ ok: false, error: 'missing' });
    await deleteCard(db, card);
    expect(await recordShare(db, card, aShare('link'))).toEqual({ ok: false, error: 'missing' });
  });

  test('is stored once, however often and fast the same share arrives', async () => {
    const card = await addCard(db, await addUser(db), { status: 'published' });
    const share = aShare('link');
    const answers = await Promise.all(Array.from({ length: 8 }, () => recordShare(db, card, share)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await listShares(db, card.userId, all)).items).toHaveLength(1);
    await recordShare(db, card, aShare('link'));
    expect((await listShares(db, card.userId, all)).items).toHaveLength(2);
  });

  test('under the key of somebody else changes nothing of theirs', async () => {
    const theirs = await addCard(db, await addUser(db), { status: 'published' });
    const mine = await addCard(db, await addUser(db), { status: 'published' });
    const share = aShare('qr');
    await recordShare(db, theirs, share);
    await recordShare(db, mine, { ...share, channel: 'x' });
    expect((await listShares(db, theirs.userId, all)).items).toMatchObject([{ channel: 'qr' }]);
    expect((await listShares(db, mine.userId, all)).items).toEqual([]);
  });

  test('is refused at the limit of an account', async () => {
    const { id, userId } = await addCard(db, await addUser(db), { status: 'published' });
    await db.execute(sql`insert into shared_cards (id, card_id, sender_user_id, channel)
      select lpad(n::text, 22, 'x'), ${id}, ${userId}, 'link' from generate_series(1, ${sharesPerAccount}) n`);
    const card = { id, userId } as OwnedCardId;
    expect(await recordShare(db, card, aShare('link'))).toEqual({ ok: false, error: 'full' });
  });

  test('is removed from the list with its card', async () => {
    const card = await addCard(db, await addUser(db), { status: 'published' });
    await recordShare(db, card, aShare('link'));
    await deleteCard(db, card);
    expect((await listShares(db, card.userId, all)).items).toEqual([]);
  });
});

test('a channel is one of ours', () => {
  for (const channel of shareChannels) expect(parseChannel(channel)).toBe(channel);
  for (const input of ['', 'pigeon', null, 7, {}, 'link\u0000']) expect(parseChannel(input)).toBeNull();
});

test('a key is 22 letters of base64url', () => {
  expect(parseShareKey('AAAAAAAAAAAAAAAAAAAA-_')).toBe('AAAAAAAAAAAAAAAAAAAA-_');
  for (const input of [
    '',
    'A'.repeat(21),
    'A'.repeat(23),
    `${'A'.repeat(21)}\n`,
    `${'A'.repeat(21)}/`,
    7,
    null,
    {},
  ]) {
    expect(parseShareKey(input)).toBeNull();
  }
});
