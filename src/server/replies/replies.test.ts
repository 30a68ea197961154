import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { replySchema } from '#content/reply-form.ts';
import { farAway } from '#tests/support/contributions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addCard, addUser, removeCard } from '#tests/support/rows.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { deleteCard, sealCard, setRepliesClosed, takeOffline } from '../cards/write.ts';
import { cards } from '../db/tables/cards.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { replies, replyMails } from '../db/tables/replies.ts';
import { createReplyMails } from '../mail/reply-mails.ts';
import { createMailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { countReplies, listReplies, listUnseenReplies } from './read.ts';
import { parseReplyIds, type ReplyId, repliesPerCard } from './types.ts';
import { deleteReply, hideReply, markSeen, storeReply } from './write.ts';

const { db } = await testDatabase();
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
const origin = 'https://bloom.example';
const parts = { db, mail: createMailQueue(db), secret };
const mails = createReplyMails({ db, config: { origin }, secret });

const from = (address: string) => new Headers({ 'x-client-address': address });

async function aPublishedCard({ isVerified = true } = {}) {
  return addCard(db, await addUser(db, 'Mira', { emailVerified: isVerified }), { status: 'published' });
}

function answer({ id }: OwnedCardId, said: object = {}, address = '203.0.113.9') {
  const reply = replySchema.parse({ reaction: 'love', name: 'Asha', ...said });
  return storeReply(parts, { ...reply, cardId: id }, from(address));
}

/** Fills a card with replies; returns the id of one of them. */
async function addReplies(card: OwnedCardId, number: number): Promise<ReplyId> {
  const ids = Array.from({ length: number }, () => randomId() as ReplyId);
  await db.insert(replies).values(ids.map((id) => ({ id, cardId: card.id, text: 'Hello' })));
  return ids[0] as ReplyId;
}

const idsOf = async (card: OwnedCardId) => (await listReplies(db, card)).map(({ id }) => id);

const jobsOf = ({ userId }: OwnedCardId) =>
  db
    .select({ job: mailJobs.job, isLater: sql<boolean>`${mailJobs.nextTryAt} > now()` })
    .from(mailJobs)
    .where(sql`${mailJobs.job} ->> 'userId' = ${userId}`);

test('what a receiver answers is there for the owner of the card, the newest first', async () => {
  const card = await aPublishedCard();
  expect(await answer(card)).toEqual({ ok: true, value: undefined });
  await answer(card, { reaction: '', text: ' Thank\r\nyou!  ' });
  expect(await listReplies(db, card)).toMatchObject([
    { reaction: null, text: 'Thank you!', name: 'Asha', isNew: true, isHidden: false },
    { reaction: 'love', text: '', isNew: true },
  ]);
  expect(await countReplies(db, card.userId, [card.id])).toEqual(new Map([[card.id, { all: 2, unseen: 2 }]]));
  expect(await countReplies(db, await addUser(db), [card.id])).toEqual(new Map());
  await markSeen(db, card, await idsOf(card));
  expect(await countReplies(db, card.userId, [card.id])).toEqual(new Map([[card.id, { all: 2, unseen: 0 }]]));
});

test('new replies to all cards of a user come together, the newest first, until they are seen', async () => {
  const card = await aPublishedCard();
  const second = await addCard(db, card.userId, { status: 'published' });
  const gone = await addCard(db, card.userId, { status: 'published' });
  const foreign = await aPublishedCard();
  for (const [to, text] of [
    [card, 'One'],
    [second, 'Two'],
    [gone, 'Gone'],
    [foreign, 'Not mine'],
  ] as const)
    await answer(to, { text });
  await deleteCard(db, gone);
  const unseenTexts = async () =>
    (await listUnseenReplies(db, card.userId, 6)).map(({ reply, facts }) => [reply.text, facts.id]);
  expect(await unseenTexts()).toEqual([
    ['Two', second.id],
    ['One', card.id],
  ]);
  expect(await listUnseenReplies(db, card.userId, 1)).toHaveLength(1);
  const [hidden] = await idsOf(second);
  if (hidden) await hideReply(db, second, { id: hidden, hide: true });
  expect(await unseenTexts()).toEqual([['One', card.id]]);
  await markSeen(db, card, await idsOf(card));
  expect(await unseenTexts()).toEqual([]);
});

test('a reply that came after the list was shown stays unseen, and its mail is sent', async () => {
  const card = await aPublishedCard();
  await answer(card, { text: 'Before' });
  const shown = await idsOf(card);
  await answer(card, { text: 'After' });
  await markSeen(db, card, shown);
  expect(await listReplies(db, card)).toMatchObject([
    { text: 'After', isNew: true },
    { text: 'Before', isNew: false },
  ]);
  expect(await mails.unseenReplies(card.userId)).toMatchObject({ count: 1 });
});

test('nobody marks the replies to a card of somebody else', async () => {
  const [card, other] = [await aPublishedCard(), await aPublishedCard()];
  await answer(card);
  await markSeen(db, other, await idsOf(card));
  expect(await listReplies(db, card)).toMatchObject([{ isNew: true }]);
});

test('the ids of shown replies are read from one field; what is no id is left out', () => {
  const [one, two] = ['a'.repeat(22), 'B-_9'.padEnd(22, '0')];
  expect(parseReplyIds(`${one},${two}`)).toEqual([one, two]);
  expect(parseReplyIds(`${one}, ,x,${two}\0`)).toEqual([one]);
  expect(parseReplyIds('')).toEqual([]);
  expect(parseReplyIds(undefined), 'of a page from before an upgrade').toEqual([]);
  expect(parseReplyIds(`${one},`.repeat(2 * repliesPerCard))).toHaveLength(repliesPerCard);
});

test('the same words from the same network are one reply, also ten at once', async () => {
  const card = await aPublishedCard();
  await Promise.all(Array.from({ length: 10 }, () => answer(card)));
  await answer(card, {}, '198.51.100.1');
  expect(await listReplies(db, card)).toHaveLength(2);
});

test('a hidden reply is not counted, and can be shown again; one of another card is not touched', async () => {
  const [card, other] = [await aPublishedCard(), await aPublishedCard()];
  await answer(card);
  const [reply] = await listReplies(db, card);
  const id = reply?.id ?? ('' as never);
  expect(await hideReply(db, other, { id, hide: true })).toBe(false);
  expect(await hideReply(db, card, { id, hide: true })).toBe(true);
  expect((await countReplies(db, card.userId, [card.id])).size).toBe(0);
  expect(await listReplies(db, card)).toMatchObject([{ isHidden: true }]);
  await hideReply(db, card, { id, hide: false });
  expect((await countReplies(db, card.userId, [card.id])).size).toBe(1);
});

test('a card that nobody else can open takes none, and says why', async () => {
  const refused = async (change: (card: OwnedCardId) => Promise<unknown>) => {
    const card = await aPublishedCard();
    await change(card);
    const stored = await answer(card);
    expect(await listReplies(db, card)).toHaveLength(stored.ok ? 1 : 0);
    return stored.ok ? 'stored' : stored.error.reason;
  };
  expect(await refused((card) => takeOffline(db, card))).toBe('missing');
  expect(await refused((card) => deleteCard(db, card))).toBe('gone');
  expect(await refused((card) => removeCard(db, card))).toBe('gone');
  expect(
    await refused(({ id }) => db.update(cards).set({ hiddenAt: new Date() }).where(eq(cards.id, id))),
  ).toBe('hidden');
  expect(await refused((card) => sealCard(db, card, farAway))).toBe('sealed');
  expect(await refused((card) => sealCard(db, card, { ...farAway, zone: null }))).toBe('sealed');
  expect(await refused((card) => setRepliesClosed(db, card, true))).toBe('closed');
  expect(await refused((card) => sealCard(db, card, { ...farAway, date: '2020-01-01' }))).toBe('stored');
});

test('a card has a limit, which parallel requests do not pass', async () => {
  const card = await aPublishedCard();
  await addReplies(card, repliesPerCard - 1);
  const stored = await Promise.all(Array.from({ length: 5 }, (_, n) => answer(card, { text: `${n}` })));
  expect(stored.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await listReplies(db, card)).toHaveLength(repliesPerCard);
});

test('a reply that its owner hides makes room for another one', async () => {
  const card = await aPublishedCard();
  const id = await addReplies(card, repliesPerCard);
  expect((await answer(card, { text: 'Thank you' })).ok).toBe(false);
  await hideReply(db, card, { id, hide: true });
  expect((await answer(card, { text: 'Thank you' })).ok).toBe(true);
  expect((await answer(card, { text: 'And once more' })).ok).toBe(false);
});

test('a reply that its owner deletes is gone and makes room; one of another card is not touched', async () => {
  const [card, other] = [await aPublishedCard(), await aPublishedCard()];
  const id = await addReplies(card, repliesPerCard);
  expect(await deleteReply(db, other, id)).toBe(false);
  expect(await idsOf(card)).toContain(id);
  expect((await answer(card, { text: 'Thank you' })).ok).toBe(false);
  expect(await deleteReply(db, card, id)).toBe(true);
  expect(await idsOf(card)).not.toContain(id);
  expect(await deleteReply(db, card, id), 'a second time').toBe(false);
  expect((await answer(card, { text: 'Thank you' })).ok).toBe(true);
});

test('the owner gets one mail now and one an hour later, however many answer', async () => {
  const card = await aPublishedCard();
  for (const text of ['1', '2', '3', '4']) await answer(card, { text });
  expect(await jobsOf(card)).toMatchObject([
    { job: { kind: 'reply', name: 'Mira' }, isLater: false },
    { isLater: true },
  ]);
  expect(await mails.unseenReplies(card.userId)).toMatchObject({ count: 4, toName: 'Mina', cardId: card.id });
  // Two hours later.
  await db
    .update(replyMails)
    .set({ dueAt: sql`now() - interval '1 hour'` })
    .where(eq(replyMails.userId, card.userId));
  await answer(card, { text: '5' });
  expect((await jobsOf(card)).filter(({ isLater }) => !isLater)).toHaveLength(2);
});

test('there is no mail for an address that nobody proved, nor about what the owner has seen', async () => {
  const unproved = await aPublishedCard({ isVerified: false });
  await answer(unproved);
  expect(await jobsOf(unproved)).toEqual([]);
  const card = await aPublishedCard();
  await answer(card);
  await markSeen(db, card, await idsOf(card));
  expect(await mails.unseenReplies(card.userId)).toBeNull();
});

test('one address stops the mail of one account, and no guess does', async () => {
  const card = await aPublishedCard();
  await answer(card);
  const token = (await mails.unseenReplies(card.userId))?.unsubscribeUrl.split('/').at(-1) ?? '';
  expect(mails.userOf(token)).toBe(card.userId);
  const other = await addUser(db);
  const [, proof] = token.split('.');
  for (const guess of [
    `${other}.${proof}`,
    card.userId,
    `${card.userId}.`,
    `${token}.x`,
    token.slice(0, -1),
    '',
  ]) {
    expect(mails.userOf(guess), guess).toBeNull();
  }
  await mails.setUnsubscribed(card.userId, true);
  await mails.setUnsubscribed('nobody', true);
  expect(await mails.isUnsubscribed(card.userId)).toBe(true);
  expect(await mails.unseenReplies(card.userId)).toBeNull();
  await db.delete(mailJobs);
  await db.update(replyMails).set({ dueAt: null });
  await answer(card, { text: 'More' });
  expect(await jobsOf(card)).toEqual([]);
  await mails.setUnsubscribed(card.userId, false);
  await answer(card, { text: 'And more' });
  expect(await jobsOf(card)).toHaveLength(1);
});
