// Shows: who may have mail sent to others, how much of it, and that whoever wants none gets none, in whatever spelling
// Spec: 10.13
import { eq } from 'drizzle-orm';
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
  tokenIn,
} from '#tests/support/deliveries.ts';
import { mailServer } from '#tests/support/mail-server.ts';
import { addCard, addGuest } from '#tests/support/rows.ts';
import type { AccountViewer } from '../auth/viewer.ts';
import { session, user } from '../db/tables/accounts.ts';
import { deliveries, suppressions } from '../db/tables/deliveries.ts';
import { moveGuestCards } from '../guests/write.ts';
import { randomId } from '../random-id.ts';
import { addressHash } from './address.ts';
import { deliverDue, type SendingParts } from './deliver.ts';
import { readDeliveryLink } from './delivery-link.ts';
import { deliveryLimits } from './limits.ts';
import { chooseMail, noteOpened, readStopped } from './receiver.ts';
import { everybody, forgetBounces, liftSuppression, suppress } from './suppressions.ts';
import { cancelDelivery, saveDelivery } from './write.ts';

const { db } = await testDatabase();
const due = new Date('2026-11-12T02:30:00Z');
const asked = new Date('2026-11-01T12:00:00Z');
const hours = (count: number, from = asked) => new Date(from.getTime() - count * 60 * 60 * 1000);

beforeEach(() => forgetMail(db));

async function site(): Promise<{ parts: SendingParts; mails: readonly string[] }> {
  const server = await mailServer();
  return { parts: sendingParts(db, server.url), mails: server.mails };
}

/** The answer to a wish for a mail: the reason why not, or `ok`. */
async function ask(
  parts: SendingParts,
  owned: Awaited<ReturnType<typeof addSender>>,
  change = {},
  now = asked,
) {
  const saved = await saveDelivery(parts, { owned, id: null, now }, aDelivery(change));
  return saved.ok ? 'ok' : saved.error.reason;
}

const receivers = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ email: `r${n}@example.org` }));

test('an account may that confirmed its address a day ago; no other, and no guest', async () => {
  const { parts } = await site();
  expect(await ask(parts, await addSender(db, { confirmedAt: hours(23) }))).toBe('new');
  expect(await ask(parts, await addSender(db, { confirmedAt: hours(25) }))).toBe('ok');
  const unproved = await addSender(db);
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, unproved.userId));
  expect(await ask(parts, unproved)).toBe('unconfirmed');
  const guest = await addSender(db);
  await db.update(user).set({ isAnonymous: true }).where(eq(user.id, guest.userId));
  expect(await ask(parts, guest)).toBe('unconfirmed');
  const off = { ...parts, config: { ...parts.config, delivery: null } };
  expect(await ask(off, await addSender(db))).toBe('off');
});

test('a guest’s cards that were moved into an account may be mailed by it', async () => {
  const { parts, mails } = await site();
  const owned = await addSender(db);
  const guestId = await addGuest(db);
  const card = await addCard(db, guestId, { status: 'published' });
  expect(await ask(parts, card)).toBe('unconfirmed');
  const [sessionId, expiresAt] = [randomId(), new Date(Date.now() + 60_000)];
  await db
    .insert(session)
    .values({ id: sessionId, token: sessionId, userId: owned.userId, guestId, expiresAt });
  await moveGuestCards(db, { userId: owned.userId, sessionId } as AccountViewer);
  expect(await ask(parts, { ...card, userId: owned.userId } as typeof card)).toBe('ok');
  await deliverDue(parts, due);
  expect(mails).toHaveLength(1);
});

test('a draft is mailed to nobody', async () => {
  const { parts } = await site();
  const { userId } = await addSender(db);
  expect(await ask(parts, await addCard(db, userId))).toBe('draft');
});

test('five receivers a day in the first week, twenty after, also by several cards', async () => {
  const { parts, mails } = await site();
  const young = await addSender(db, { confirmedAt: hours(48) });
  const other = await addCard(db, young.userId, { status: 'published' });
  const answers = [];
  for (const [n, receiver] of receivers(7).entries())
    answers.push(await ask(parts, n % 2 ? young : other, receiver));
  expect(answers).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'day', 'day']);
  const old = await addSender(db);
  const more = [];
  for (const receiver of receivers(21)) more.push(await ask(parts, old, receiver));
  expect(more.filter((one) => one === 'ok')).toHaveLength(deliveryLimits.perDay);
  await deliverDue(parts, due);
  expect(mails).toHaveLength(5 + 20);
});

test('many requests at once are no more than one after the other', async () => {
  const { parts } = await site();
  const young = await addSender(db, { confirmedAt: hours(48) });
  const others = [];
  for (const receiver of receivers(20))
    others.push({ card: await addCard(db, young.userId, { status: 'published' }), receiver });
  const answers = await Promise.all(others.map(({ card, receiver }) => ask(parts, card, receiver)));
  expect(answers.filter((one) => one === 'ok')).toHaveLength(deliveryLimits.newPerDay);
});

test('whoever collects mails for one day, or deletes cards and begins again, sends no more in a day', async () => {
  const { parts, mails } = await site();
  const young = await addSender(db, { confirmedAt: hours(30) });
  const answers = [];
  // Each on another day before, and none of the rows is left to be counted but those of today.
  for (const [n, receiver] of receivers(6).entries())
    answers.push(await ask(parts, young, receiver, hours(-25 * n)));
  expect(answers.filter((one) => one === 'ok')).toHaveLength(5);
  const at = { ...mumbai, date: '2026-11-02' };
  await db.delete(deliveries);
  const morning = new Date('2026-11-02T03:00:00Z');
  for (let round = 0; round < 4; round += 1) {
    for (const { email } of receivers(5)) await ask(parts, young, { email: `${round}${email}`, at });
    await deliverDue(parts, morning);
    await db.delete(deliveries);
  }
  expect(mails).toHaveLength(5);
});

test('three to one address in thirty days, by whatever accounts and spellings', async () => {
  const { parts, mails } = await site();
  const spellings = [
    'a.unt@gmail.com',
    'aunt+x@gmail.com',
    'AUNT@googlemail.com',
    'au.nt@gmail.com',
    'aunt@gmail.com',
  ];
  for (const email of spellings) expect(await ask(parts, await addSender(db), { email })).toBe('ok');
  await deliverDue(parts, due);
  expect(mails).toHaveLength(deliveryLimits.perAddress.max);
  const states = await db.select({ state: deliveries.state }).from(deliveries);
  expect(states.filter(({ state }) => state === 'refused')).toHaveLength(2);
});

test('the name stands in the header once three opened mail under that very name', async () => {
  const { parts, mails } = await site();
  const owned = await addSender(db);
  for (const receiver of receivers(3)) await addDelivery(parts, owned, receiver);
  await deliverDue(parts, due);
  for (const mail of mails) await noteOpened(db, linkIn(parts, mail), due);
  const sendNext = async (name: string, day: number) => {
    await db.update(user).set({ name }).where(eq(user.id, owned.userId));
    const at = { ...mumbai, date: `2026-11-${day}` };
    await addDelivery(parts, owned, { email: `next${day}@example.org`, at });
    await deliverDue(parts, new Date(due.getTime() + (day - 12) * 24 * 60 * 60 * 1000));
    return /^From: .*$/m.exec(mails.at(-1) ?? '')?.[0];
  };
  expect(mails.filter((mail) => /^From: .*Mira/m.test(mail))).toEqual([]);
  expect(await sendNext('Mira', 14)).toContain('Mira');
  expect(await sendNext('Win Free Money Here', 16)).not.toContain('Win');
  expect(await sendNext('Mira', 18)).toContain('Mira');
});

test('one mail for a card and an address, in whatever spelling', async () => {
  const { parts } = await site();
  const owned = await addSender(db);
  expect(await ask(parts, owned, { email: 'aunt@gmail.com' })).toBe('ok');
  expect(await ask(parts, owned, { email: 'a.u.n.t+1@googlemail.com' })).toBe('twice');
  const id = (await db.select().from(deliveries))[0]?.id as never;
  await cancelDelivery(db, owned, id);
  expect(await ask(parts, owned, { email: 'aunt@gmail.com' })).toBe('ok');
  expect(await db.$count(deliveries)).toBe(1);
});

test('the whole site sends so much in an hour; the rest waits', async () => {
  const { parts, mails } = await site();
  const capped = { ...parts, config: { ...parts.config, delivery: { perHour: 3 } } };
  const owned = await addSender(db);
  for (const receiver of receivers(8)) await ask(parts, owned, receiver);
  await Promise.all([deliverDue(capped, due), deliverDue(capped, due)]);
  expect(mails).toHaveLength(3);
  await deliverDue(capped, new Date(due.getTime() + 61 * 60_000));
  expect(mails).toHaveLength(6);
});

/** The link of a mail, as its receiver has it. */
function linkIn(parts: SendingParts, mail: string) {
  const link = readDeliveryLink(parts.deliveryKey, tokenIn(mail));
  if (!link) throw new Error('The mail has no link.');
  return link;
}

test('whoever wants none gets none, from this sender or from all, and can want it again', async () => {
  const { parts, mails } = await site();
  const [one, other] = [await addSender(db), await addSender(db)];
  await addDelivery(parts, one, { email: 'aunt@gmail.com' });
  await deliverDue(parts, due);
  const link = linkIn(parts, mails[0] ?? '');
  const next = { ...mumbai, date: '2026-11-13' };
  const dayAfter = new Date(due.getTime() + 24 * 60 * 60 * 1000);

  await chooseMail(db, link, 'sender');
  const [second, third] = [await addCard(db, one.userId, { status: 'published' }), other];
  const refused = await addDelivery(parts, second, { email: 'a.unt+2@gmail.com', at: next });
  await addDelivery(parts, third, { email: 'AUNT@gmail.com', at: next });
  await deliverDue(parts, dayAfter);
  expect(mails).toHaveLength(2);
  expect(await readDelivery(db, refused)).toMatchObject({ state: 'refused', reason: 'not-taken' });

  await chooseMail(db, link, 'never');
  const fourth = await addCard(db, other.userId, { status: 'published' });
  expect(await ask(parts, fourth, { email: 'aunt@googlemail.com', at: next }), 'the same answer').toBe('ok');
  // What was asked for while it was not wanted is not sent later.
  await chooseMail(db, link, 'resume');
  await deliverDue(parts, dayAfter);
  expect(mails).toHaveLength(2);
});

test('what the operator stopped no receiver lifts, and after a report of one sender more can be said', async () => {
  const { parts, mails } = await site();
  await addDelivery(parts, await addSender(db));
  await deliverDue(parts, due);
  const link = linkIn(parts, mails[0] ?? '');
  expect(await readStopped(db, link)).toEqual({ from: null, mayResume: false });
  await chooseMail(db, link, 'sender');
  expect(await readStopped(db, link)).toEqual({ from: 'sender', mayResume: true });
  await chooseMail(db, link, 'never');
  expect(await readStopped(db, link)).toEqual({ from: 'everybody', mayResume: true });
  await chooseMail(db, link, 'resume');
  expect(await readStopped(db, link)).toEqual({ from: null, mayResume: false });
  await suppress(db, { addressHash: link.addressHash, senderHash: everybody }, 'operator');
  await chooseMail(db, link, 'resume');
  expect(await readStopped(db, link)).toEqual({ from: 'everybody', mayResume: false });
});

test('an address that returned mail is forgotten after a year, one that unsubscribed never', async () => {
  const [returned, unsubscribed] = [randomId(), randomId()];
  await suppress(db, { addressHash: returned, senderHash: everybody }, 'bounced');
  await suppress(db, { addressHash: unsubscribed, senderHash: everybody }, 'unsubscribed');
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await forgetBounces(db, inDays(364));
  expect(await db.$count(suppressions)).toBe(2);
  await forgetBounces(db, inDays(366));
  expect(await db.select().from(suppressions)).toMatchObject([{ addressHash: unsubscribed }]);
});

test('whoever unsubscribes between asking and sending gets none', async () => {
  const { parts, mails } = await site();
  await addDelivery(parts, await addSender(db), { email: 'aunt@example.org' });
  const hash = addressHash(parts.deliveryKey, 'AUNT+later@example.org');
  await suppress(db, { addressHash: hash, senderHash: everybody }, 'unsubscribed');
  await deliverDue(parts, due);
  expect(mails).toHaveLength(0);
});

test('a report stops its sender for all, also as another account with the same mailbox', async () => {
  const { parts, mails } = await site();
  const owned = await addSender(db);
  await db.update(user).set({ email: 'mira@gmail.com' }).where(eq(user.id, owned.userId));
  for (const receiver of receivers(2)) await addDelivery(parts, owned, receiver);
  const later = await addDelivery(parts, owned, {
    email: 'x@example.org',
    at: { ...mumbai, date: '2026-11-13' },
  });
  await deliverDue(parts, due);
  await chooseMail(db, linkIn(parts, mails[0] ?? ''), 'report');
  await deliverDue(parts, new Date('2026-11-13T02:30:00Z'));
  expect(mails).toHaveLength(2);
  expect(await readDelivery(db, later)).toMatchObject({ state: 'cancelled', reason: 'sender' });
  expect(await ask(parts, owned, { email: 'y@example.org' })).toBe('stopped');
  await db.delete(user);
  const again = await addSender(db);
  await db.update(user).set({ email: 'm.i.r.a+new@gmail.com' }).where(eq(user.id, again.userId));
  expect(await ask(parts, again)).toBe('stopped');
});

test('the operator stops all at once, and lets it go on', async () => {
  const { parts, mails } = await site();
  const id = await addDelivery(parts, await addSender(db));
  const all = { addressHash: everybody, senderHash: everybody };
  await suppress(db, all, 'operator');
  await deliverDue(parts, due);
  expect(await readDelivery(db, id)).toMatchObject({ state: 'scheduled', reason: 'stopped' });
  await liftSuppression(db, all, 'operator');
  await deliverDue(parts, new Date(due.getTime() + 6 * 60_000));
  expect(mails).toHaveLength(1);
});

test('a link that we did not sign leads nowhere', async () => {
  const { parts, mails } = await site();
  await addDelivery(parts, await addSender(db));
  await deliverDue(parts, due);
  const token = tokenIn(mails[0] ?? '');
  expect(readDeliveryLink(parts.deliveryKey, token)).toMatchObject({ senderHash: expect.any(String) });
  for (const forged of ['', 'x.y', token.replace('~', '~x'), `${token}x`, token.replace(/\..*/, '')])
    expect(readDeliveryLink(parts.deliveryKey, forged), forged).toBeNull();
});
