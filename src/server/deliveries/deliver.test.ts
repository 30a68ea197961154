// Shows: a card's link is mailed at its hour by the receiver's clock, once, never before, never after it was cancelled; what a lost answer, a crash, an outage, a changed card or account make of it
// Spec: 10.13
import { eq } from 'drizzle-orm';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import {
  aDelivery,
  addDelivery,
  addSender,
  forgetMail,
  mumbai,
  readDelivery,
  sendingParts,
} from '#tests/support/deliveries.ts';
import { mailServer, refusal } from '#tests/support/mail-server.ts';
import { aCard, removeCard } from '#tests/support/rows.ts';
import { deleteAccount } from '../accounts/write.ts';
import type { ReauthenticatedUser } from '../auth/reauthenticate.ts';
import { deleteCard, updateCard } from '../cards/write.ts';
import { user } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { deliveries, deliveryLog } from '../db/tables/deliveries.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { claimDelivery } from './claim.ts';
import { deliverDue } from './deliver.ts';
import { noteOpened } from './receiver.ts';
import { cancelDelivery, deleteOldDeliveries, saveDelivery, sendAgain } from './write.ts';

const { db } = await testDatabase();

/** 8:00 in Mumbai. */
const due = new Date('2026-11-12T02:30:00Z');
const minutesAfter = (minutes: number) => new Date(due.getTime() + minutes * 60_000);

beforeEach(() => forgetMail(db));

async function world(options: SMTPServerOptions = {}) {
  const server = await mailServer(options);
  const parts = sendingParts(db, server.url);
  const owned = await addSender(db);
  const id = await addDelivery(parts, owned);
  const state = async () => {
    const { state, reason } = await readDelivery(db, id);
    return reason === null ? state : `${state}: ${reason}`;
  };
  return { server, parts, owned, id, state, run: (now: Date) => deliverDue(parts, now) };
}

const problems = async () =>
  (await db.select({ job: mailJobs.job }).from(mailJobs)).map(
    ({ job }) => (job as { problem?: string }).problem,
  );

test('it is sent at its minute in its zone, not one before, and is a share of the card then', async () => {
  const { server, run, state, owned } = await world();
  await run(minutesAfter(-1));
  expect([server.mails.length, await state()]).toEqual([0, 'scheduled']);
  expect(await db.$count(sharedCards)).toBe(0);
  await run(due);
  await run(minutesAfter(1));
  expect([server.mails.length, await state()]).toEqual([1, 'sent']);
  expect(await db.select().from(sharedCards)).toMatchObject([
    { cardId: owned.id, senderUserId: owned.userId, channel: 'email' },
  ]);
});

test('it says “you” as its card does', async () => {
  const { server, parts, owned, run } = await world();
  const document = aCard({ relationship: 'Teacher', tone: 'formal' });
  for (const [email, closeness] of Object.entries({
    'guessed@x.example': {},
    'chosen@x.example': { closeness: 'familiar' } as const,
  })) {
    await addDelivery(parts, owned, { email, language: 'es' });
    await db.update(cards).set({ document: { ...document, ...closeness } });
    await run(due);
  }
  expect(server.mails.join('').match(/(Toque|Toca)(?= para verla)/g)).toEqual(['Toque', 'Toca']);
});

test('nothing is read between its claim and its conversation: it is sent though the database is away then', async () => {
  const { server, parts, state } = await world();
  let isClaimed = false;
  const db = new Proxy(parts.db, {
    get(target, key) {
      isClaimed ||= key === 'transaction';
      if (isClaimed && key === 'select') throw new Error('The database is away.');
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await deliverDue({ ...parts, db }, due).catch(() => {});
  expect([server.mails.length, await state()]).toEqual([1, 'sent']);
});

test('a mail that cannot be written was not sent: it is tried again, is not counted, and keeps back no other', async () => {
  const { server, parts, owned, run, state } = await world();
  await addDelivery(parts, owned, { email: 'uncle@example.org' });
  const writeMail: typeof parts.writeMail = async (mail) => {
    if ('to' in mail && mail.to === 'aunt@example.org') throw new Error('It cannot be written.');
    return parts.writeMail(mail);
  };
  await deliverDue({ ...parts, writeMail }, due);
  expect([server.mails.length, await state()]).toEqual([1, 'scheduled: busy']);
  expect(await db.$count(deliveryLog)).toBe(1);
  await run(minutesAfter(6));
  expect([server.mails.length, await state()]).toEqual([2, 'sent']);
});

test('an error at one mail is logged, stops no other, and the run has failed', async () => {
  const { server, parts, owned, state } = await world();
  await addDelivery(parts, owned, { email: 'uncle@example.org', at: { ...mumbai, date: '2026-11-11' } });
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warnings.push(said) };
  const mail = { post: () => Promise.reject(new Error('The database is away.')) };
  await expect(deliverDue({ ...parts, mail, log }, due)).rejects.toThrow('1 mails to receivers failed');
  expect([server.mails.length, await state()]).toEqual([1, 'sent']);
  expect(warnings).toEqual([[{ reason: 'The database is away.' }, 'mail to a receiver failed']]);
});

test('of two processes at one moment one sends it', async () => {
  const { server, run } = await world();
  await Promise.all([run(due), run(due), run(due)]);
  expect(server.mails).toHaveLength(1);
});

test('none is begun once the process is to stop', async () => {
  const { server, parts, state } = await world();
  await deliverDue(parts, due, AbortSignal.abort());
  expect([server.mails.length, await state()]).toEqual([0, 'scheduled']);
});

test('a card that the operator hid is not sent, which its sender is told; what the sender cancels is not', async () => {
  const { server, parts, owned, id, run, state } = await world();
  const other = await addDelivery(parts, owned, { email: 'uncle@example.org' });
  await cancelDelivery(db, owned, other);
  await db.update(cards).set({ hiddenAt: due }).where(eq(cards.id, owned.id));
  await run(due);
  expect([server.mails.length, await state()]).toEqual([0, 'cancelled: hidden']);
  expect(await problems()).toEqual(['cancelled']);
  expect(await readDelivery(db, id)).toMatchObject({ nextTryAt: null });
});

test('after an outage it is sent on the same day there, and later its sender is asked', async () => {
  const { server, run } = await world();
  await run(new Date('2026-11-12T18:29:00Z'));
  expect(server.mails).toHaveLength(1);
  const late = await world();
  await late.run(new Date('2026-11-12T18:30:00Z'));
  expect([late.server.mails.length, await late.state()]).toEqual([0, 'missed']);
  expect(await problems()).toEqual(['missed']);
  const { parts, owned, id } = late;
  const now = new Date('2026-11-14T09:00:00Z');
  expect(await sendAgain(parts, { owned, id, now })).toEqual({ ok: true, value: id });
  await late.run(now);
  expect([late.server.mails.length, await late.state()]).toEqual([1, 'sent']);
});

test('after it was cancelled it is not sent, and once it is being sent it cannot be cancelled', async () => {
  const { server, owned, id, run, parts } = await world();
  expect(await cancelDelivery(db, owned, id)).toMatchObject({ ok: true });
  await run(due);
  expect(server.mails).toHaveLength(0);
  const now = new Date('2026-11-12T02:00:00Z');
  expect(await saveDelivery(parts, { owned, id, now }, aDelivery())).toMatchObject({ ok: true });
  expect(await claimDelivery(parts, await readDelivery(db, id), due)).toMatchObject({ isTrusted: false });
  expect(await cancelDelivery(db, owned, id)).toMatchObject({ ok: false, error: { reason: 'late' } });
});

test('a day that was changed after it was read is the day that counts', async () => {
  const { id, owned, parts } = await world();
  const read = await readDelivery(db, id);
  const at = { ...mumbai, date: '2026-11-20' };
  await saveDelivery(parts, { owned, id, now: minutesAfter(-60) }, aDelivery({ at }));
  expect(await claimDelivery(parts, read, due)).toBeNull();
});

test('a mail whose process was killed is unknown, its sender is told, and may have it sent again', async () => {
  const { server, parts, owned, id, state, run } = await world();
  await claimDelivery(parts, await readDelivery(db, id), due);
  await run(minutesAfter(2));
  expect(await state()).toBe('sending');
  await run(minutesAfter(4));
  expect([server.mails.length, await state(), await problems()]).toEqual([0, 'unknown', ['unknown']]);
  await sendAgain(parts, { owned, id, now: minutesAfter(5) });
  await run(minutesAfter(6));
  expect([server.mails.length, await state()]).toEqual([1, 'sent']);
});

test('an answer that was lost is unknown, a refusal is refused, and a busy server is tried again', async () => {
  const lost = await world({
    onData: (stream, session) => stream.resume().on('end', () => lost.server.hangUp(session)),
  });
  await lost.run(due);
  await lost.run(minutesAfter(10));
  expect(await lost.state()).toBe('unknown');

  const refused = await world({ onRcptTo: (_to, _session, done) => done(refusal(550)) });
  await refused.run(due);
  expect(await refused.state()).toBe('refused: not-taken');

  let isBusy = true;
  const busy = await world({ onRcptTo: (_to, _session, done) => done(isBusy ? refusal(451) : null) });
  for (const minutes of [0, 5, 10, 15]) await busy.run(minutesAfter(minutes));
  expect([busy.server.mails.length, await busy.state()]).toEqual([0, 'scheduled: busy']);
  isBusy = false;
  await busy.run(minutesAfter(20));
  expect([busy.server.mails.length, await busy.state()]).toEqual([1, 'sent']);
  expect((await problems()).sort()).toEqual(['refused', 'unknown']);
});

test('a server that hangs up before it takes the message is tried again', async () => {
  let isDown = true;
  const away = await world({
    onRcptTo: (_to, session, done) => (isDown ? away.server.hangUp(session) : done()),
  });
  await away.run(due);
  expect(await away.state()).toBe('scheduled: busy');
  isDown = false;
  await away.run(minutesAfter(6));
  expect([away.server.mails.length, await away.state()]).toEqual([1, 'sent']);
});

test('a changed card is sent as it is now', async () => {
  const { server, owned, run } = await world();
  const card = aCard({ toName: 'Aunt' });
  await updateCard(db, { id: owned, card, status: 'published', expectedRevision: 1 });
  await run(due);
  expect(server.mails).toHaveLength(1);
});

test('a card that was taken offline waits, and is sent when it is back the same day', async () => {
  const { server, owned, run, state } = await world();
  await db.update(cards).set({ status: 'draft' }).where(eq(cards.id, owned.id));
  await run(due);
  expect([server.mails.length, await state()]).toEqual([0, 'scheduled: offline']);
  await db.update(cards).set({ status: 'published' }).where(eq(cards.id, owned.id));
  await run(minutesAfter(6));
  expect(server.mails).toHaveLength(1);
});

test('a deleted card is not sent, and its mail goes with it', async () => {
  const { server, owned, run, state, id } = await world();
  await deleteCard(db, owned);
  await run(due);
  expect([server.mails.length, await state()]).toEqual([0, 'scheduled: offline']);
  await removeCard(db, owned);
  expect(await db.$count(deliveries, eq(deliveries.id, id))).toBe(0);
});

test('a deleted account sends nothing, also by a card that somebody else keeps', async () => {
  const { server, owned, run, id } = await world();
  const heir = await addSender(db, { name: 'Heir' });
  await deleteAccount(db, { userId: owned.userId } as ReauthenticatedUser, async (tx) => {
    await tx
      .update(cards)
      .set({ userId: heir.userId, creationKey: 'another-key-of-it' })
      .where(eq(cards.id, owned.id));
  });
  await run(due);
  expect(server.mails).toHaveLength(0);
  expect(await db.$count(deliveries, eq(deliveries.id, id))).toBe(0);
});

test('an account whose address is no longer confirmed sends nothing', async () => {
  const { server, owned, run, state } = await world();
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, owned.userId));
  await run(due);
  expect([server.mails.length, await state()]).toEqual([0, 'cancelled: sender']);
});

test('a site that sends no mail to others, or has stopped, lets it wait', async () => {
  const { server, parts, state } = await world();
  await deliverDue({ ...parts, config: { ...parts.config, delivery: null } }, due);
  expect([server.mails.length, await state()]).toEqual([0, 'scheduled: stopped']);
});

test('nobody opened it: once more, after three days, and once only', async () => {
  const { server, parts, owned, id, run, state } = await world();
  await run(due);
  const again = (now: Date) => sendAgain(parts, { owned, id, now });
  expect(await again(minutesAfter(2 * 24 * 60))).toMatchObject({ ok: false, error: { reason: 'late' } });
  const later = minutesAfter(3 * 24 * 60 + 1);
  expect(await again(later)).toMatchObject({ ok: true });
  await run(later);
  expect([server.mails.length, await state()]).toEqual([2, 'sent']);
  expect(await again(minutesAfter(7 * 24 * 60))).toMatchObject({ ok: false });
  // Nor by cancelling it in between.
  await db.update(deliveries).set({ state: 'cancelled' }).where(eq(deliveries.id, id));
  expect(await again(minutesAfter(7 * 24 * 60))).toMatchObject({ ok: true });
  await run(minutesAfter(7 * 24 * 60));
  expect(await again(minutesAfter(12 * 24 * 60))).toMatchObject({ ok: false });
  await db.update(deliveries).set({ repeatedAt: null, openedAt: later }).where(eq(deliveries.id, id));
  expect(await again(minutesAfter(7 * 24 * 60))).toMatchObject({ ok: false });
});

test('what is opened has arrived, and a link to an address of before says nothing of it', async () => {
  const { id, parts, state } = await world();
  const { cardId, addressHash } = await readDelivery(db, id);
  await claimDelivery(parts, await readDelivery(db, id), due);
  await db.update(deliveries).set({ state: 'unknown' });
  const link = { cardId, id, senderHash: 'x', about: 'card' } as const;
  await noteOpened(db, { ...link, addressHash: 'another' }, minutesAfter(5));
  expect(await state()).toBe('unknown');
  await noteOpened(db, { ...link, addressHash }, minutesAfter(5));
  expect(await readDelivery(db, id)).toMatchObject({
    state: 'sent',
    sentAt: due,
    openedAt: minutesAfter(5),
  });
});

test('addresses are forgotten some time after their day, and what waits is not', async () => {
  const { owned, parts, run, id } = await world();
  const waiting = await addDelivery(parts, owned, {
    email: 'b@example.org',
    at: { ...mumbai, date: '2027-11-12' },
  });
  await run(due);
  const after = (days: number) => new Date(due.getTime() + days * 24 * 60 * 60 * 1000);
  await deleteOldDeliveries(db, after(29));
  expect([await db.$count(deliveries), await db.$count(deliveryLog)]).toEqual([2, 1]);
  await deleteOldDeliveries(db, after(59));
  expect([await db.$count(deliveries, eq(deliveries.id, id)), await db.$count(deliveryLog)]).toEqual([1, 0]);
  await deleteOldDeliveries(db, after(62));
  expect((await db.select().from(deliveries)).map((row) => row.id)).toEqual([waiting]);
});
