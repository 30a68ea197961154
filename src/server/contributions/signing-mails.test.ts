// Shows: a signer has the own link mailed once, and whoever made a card that hardly anybody signed is told the day before
// Spec: 2.105

import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signingOn } from '#tests/support/contributions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { messageOf } from '#tests/support/mail-messages.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { deleteCard, sealCard, takeOffline } from '../cards/write.ts';
import { user } from '../db/tables/accounts.ts';
import { signings } from '../db/tables/contributions.ts';
import { deliveryLog } from '../db/tables/deliveries.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { readDeliveryLink } from '../deliveries/delivery-link.ts';
import { stopUrlFinder } from '../deliveries/note-mail.ts';
import { chooseMail } from '../deliveries/receiver.ts';
import type { MailJob } from '../mail/mail-kinds.ts';
import { createSigningMails } from '../mail/signing-mails.ts';
import { createMailQueue } from '../mail/write.ts';
import { findOwnNote, type OwnNote } from './read.ts';
import { parseLinkSecret } from './types.ts';
import { warnOfFewNotes } from './warn.ts';
import { mailNoteLink, withdrawNote } from './write.ts';

const { db } = await testDatabase();
const mail = createMailQueue(db);
const signing = signingOn(db);
const { secret } = signing.parts;
const parts = { db, secret, deliveryKey: secret, mail, config: { delivery: null } };
const config = { origin: 'https://bloom.example' };
const findStopUrl = stopUrlFinder({ db, deliveryKey: secret, config });
const signingMails = createSigningMails({ db, secret, config, findStopUrl });

async function aSignedCard() {
  const card = await signing.aSignedCard();
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, card.userId));
  return card;
}

const sign = (card: OwnedCardId) => signing.signed(card, { words: 'Hello' });

/** What waits to be sent about a card. */
async function posted(cardId: string): Promise<MailJob[]> {
  const rows = await db
    .select({ job: mailJobs.job })
    .from(mailJobs)
    .where(sql`${mailJobs.job} ->> 'cardId' = ${cardId}`);
  return rows.map(({ job }) => job as MailJob);
}

test('the link goes to one address once, and is made when the mail is sent', async () => {
  const card = await aSignedCard();
  const own = await sign(card);
  expect(await mailNoteLink(parts, own, 'ravi@example.org')).toMatchObject({ ok: true });
  expect(await mailNoteLink(parts, own, 'other@example.org')).toMatchObject({ error: { reason: 'mailed' } });
  const [job, ...more] = await posted(card.id);
  expect(more).toEqual([]);
  expect(JSON.stringify(job)).not.toContain(own);
  expect((await findOwnNote(db, own)) as OwnNote).toMatchObject({ isMailed: true });
  const message = job && (await messageOf(job, { signingMails }));
  expect(message).toMatchObject({ to: 'ravi@example.org' });
  expect(parseLinkSecret(/\/signed\/([\w-]+)/.exec(message?.text ?? '')?.[1])).toBe(own);
  // What was taken back needs no link.
  await withdrawNote(parts, own);
  if (job) await expect(messageOf(job, { signingMails })).rejects.toThrow('nothing');
});

test('a link goes three times to one address in thirty days, and never to one that wants no mail', async () => {
  const card = await aSignedCard();
  const spellings = ['ravi@gmail.com', 'r.avi@gmail.com', 'RAVI+x@googlemail.com', 'ravi@gmail.com'];
  for (const to of spellings)
    expect(await mailNoteLink(parts, await sign(card), to), 'the same answer').toMatchObject({ ok: true });
  expect(await posted(card.id)).toHaveLength(3);
  const [job] = await posted(card.id);
  const message = job && (await messageOf(job, { signingMails }));
  const [, token = ''] = /\/mail\/card\/(.+)$/.exec(message?.unsubscribeUrl ?? '') ?? [];
  const link = readDeliveryLink(parts.deliveryKey, token);
  expect(message?.text).toContain(message?.unsubscribeUrl);
  if (link) await chooseMail(db, link, 'never');
  // What waited already is not sent, and nothing more is asked for.
  if (job) await expect(messageOf(job, { signingMails })).rejects.toThrow('nothing');
  await db.delete(deliveryLog);
  const other = await aSignedCard();
  await mailNoteLink(parts, await sign(other), 'ravi@gmail.com');
  expect(await posted(other.id)).toEqual([]);
});

test('no word of the card stands in the mail, and one card has no more than fifty in a day', async () => {
  const card = await aSignedCard();
  await db.update(signings).set({ maxNotes: 60 });
  await sign(card);
  for (let n = 0; n < 52; n += 1) await mailNoteLink(parts, await sign(card), `r${n}@example.org`);
  const jobs = await posted(card.id);
  expect(jobs).toHaveLength(50);
  const [job] = jobs;
  const message = job && (await messageOf(job, { signingMails }));
  expect(`${message?.subject} ${message?.text}`).not.toMatch(/Papa|Asha|Ravi/);
});

const day = 86_400_000;
/** A seal that ends so many milliseconds from now, to the minute, by the clock of Greenwich. */
function sealIn(ms: number) {
  const [date = '', time = ''] = new Date(Date.now() + ms).toISOString().split('T');
  return { date, time: time.slice(0, 5), zone: 'Europe/London', city: 'London, United Kingdom' };
}

test('who made a card that opens within a day is told once that hardly anybody signed', async () => {
  const card = await aSignedCard();
  await sign(card);
  await sealCard(db, card, sealIn(2 * day));
  await warnOfFewNotes(parts, new Date());
  expect(await posted(card.id)).toEqual([]);
  await sealCard(db, card, sealIn(day / 2));
  await Promise.all([warnOfFewNotes(parts, new Date()), warnOfFewNotes(parts, new Date())]);
  const [job, ...more] = await posted(card.id);
  expect(more).toEqual([]);
  expect(job && (await messageOf(job, { signingMails })).text).toContain('one person has signed it');
  // Meanwhile somebody else signed.
  await sign(card);
  if (job) await expect(messageOf(job, { signingMails })).rejects.toThrow('nothing');
});

test('nobody is told of a card that enough signed, that is open, a draft or deleted, or without a confirmed address', async () => {
  const cards = await Promise.all(Array.from({ length: 5 }, aSignedCard));
  for (const card of cards) await sealCard(db, card, sealIn(day / 2));
  const [signed, open, draft, deleted, unconfirmed] = cards;
  if (!signed || !open || !draft || !deleted || !unconfirmed) throw new Error('five cards');
  await sign(signed);
  await sign(signed);
  await sealCard(db, open, sealIn(-day / 2));
  await takeOffline(db, draft);
  await deleteCard(db, deleted);
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, unconfirmed.userId));
  await warnOfFewNotes(parts, new Date());
  for (const card of cards) expect(await posted(card.id)).toEqual([]);
});
