import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser } from '#tests/support/rows.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { deleteCard } from '../cards/write.ts';
import { shareChannels } from '../db/tables.ts';
import { listShares } from './read.ts';
import { parseChannel } from './types.ts';
import { recordShare } from './write.ts';

const { db } = await testDatabase();
const all = { limit: 100, cursor: null };

describe('sharing a card', () => {
  test('is noted with its channel and listed with the card, the latest first', async () => {
    const userId = await addUser(db);
    const first = await addCard(db, userId, { status: 'published', card: aCard({ toName: 'A' }) });
    const second = await addCard(db, userId, { status: 'published', card: aCard({ toName: 'B' }) });
    expect(await recordShare(db, first, 'whatsapp')).toEqual({ ok: true, value: undefined });
    await recordShare(db, second, 'qr');
    await recordShare(db, first, 'link');
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
    expect(await recordShare(db, draft, 'link')).toEqual({ ok: false, error: 'draft' });
    expect((await listShares(db, draft.userId, all)).items).toEqual([]);
  });

  test('is refused for the card of somebody else and for a deleted one', async () => {
    const card = await addCard(db, await addUser(db), { status: 'published' });
    const thief = { ...card, userId: await addUser(db) } as OwnedCardId;
    expect(await recordShare(db, thief, 'link')).toEqual({ ok: false, error: 'missing' });
    await deleteCard(db, card);
    expect(await recordShare(db, card, 'link')).toEqual({ ok: false, error: 'missing' });
  });

  test('leaves the list with its card', async () => {
    const card = await addCard(db, await addUser(db), { status: 'published' });
    await recordShare(db, card, 'link');
    await deleteCard(db, card);
    expect((await listShares(db, card.userId, all)).items).toEqual([]);
  });
});

test('a channel is one of ours', () => {
  for (const channel of shareChannels) expect(parseChannel(channel)).toBe(channel);
  for (const input of ['', 'pigeon', null, 7, {}, 'link\u0000']) expect(parseChannel(input)).toBeNull();
});
