// Shows: an invitation to sign a card is mailed at once, by the rules of all mail to others: one for each invitation, never twice, not after it was withdrawn, within the sender’s limits; it leads to signing and is no mail of the card
// Spec: 10.13
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addSender, forgetMail, sendingParts, tokenIn } from '#tests/support/deliveries.ts';
import { mailSite, messageOf } from '#tests/support/mail-messages.ts';
import { mailServer, refusal } from '#tests/support/mail-server.ts';
import { addCard } from '#tests/support/rows.ts';
import {
  getInvitationSecret,
  inviteByName,
  listInvitations,
  withdrawInvitation,
} from '../contributions/invitations.ts';
import type { InvitationId } from '../contributions/types.ts';
import { startSigning } from '../contributions/write.ts';
import { cards } from '../db/tables/cards.ts';
import { deliveries } from '../db/tables/deliveries.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { deliverDue } from './deliver.ts';
import { readDeliveryLink } from './delivery-link.ts';
import { listDeliveries, listInvitationMails } from './read.ts';
import { mailInvitation, sendAgain } from './write.ts';

const { db } = await testDatabase();
/** Two minutes before midnight in Greenwich: a day is no limit here. */
const now = new Date('2026-11-12T23:58:00Z');
const minutesAfter = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => forgetMail(db));

async function world(names: readonly string[] = ['Ravi'], options: Parameters<typeof mailServer>[0] = {}) {
  const server = await mailServer(options);
  const parts = { ...sendingParts(db, server.url), secret: 'the-secret-of-the-site' };
  const { userId } = await addSender(db);
  // A draft: the card is not published before it is signed.
  const owned = await addCard(db, userId);
  await startSigning(parts, owned);
  await inviteByName(parts, owned, names);
  const ids = (await listInvitations(parts, owned)).map(({ id }) => id);
  const ask = async (email: string, at = now, id: InvitationId | undefined = ids[0]) => {
    const invitationId = id ?? ('' as InvitationId);
    const asked = await mailInvitation(parts, { owned, now: at }, { email, language: 'en', invitationId });
    return asked.ok ? 'ok' : asked.error.reason;
  };
  const state = async () => (await db.select().from(deliveries))[0]?.state;
  return { server, parts, owned, ids, ask, state };
}

test('it goes out at once, also past midnight, and its one link leads to where the card is signed', async () => {
  const { server, parts, owned, ids, ask } = await world();
  expect(await ask('ravi@example.org')).toBe('ok');
  await deliverDue(parts, minutesAfter(5));
  const [mail = '', ...more] = server.mails;
  expect(more).toEqual([]);
  expect(mail).toContain('to: ravi@example.org'.replace('to', 'To'));
  const link = readDeliveryLink(parts.deliveryKey, tokenIn(mail));
  expect(link).toMatchObject({ cardId: owned.id, about: { invitationId: ids[0] } });
  const secret = await getInvitationSecret(parts, { cardId: owned.id, id: ids[0] ?? '' });
  expect(secret).toMatch(/^[\w-]{22}$/);
  // Neither a share of the card nor a mail to its receiver.
  expect(await db.$count(sharedCards)).toBe(0);
  expect(await listDeliveries(db, owned)).toEqual([]);
  expect((await listInvitationMails(db, owned)).get(ids[0] ?? '')).toMatchObject({ state: 'sent' });
});

test('it is sent once: again only where nobody knows that it arrived, or to a corrected address', async () => {
  const { server, parts, owned, ask } = await world();
  await ask('ravi@example.org');
  expect(await ask('ravi@example.org')).toBe('late');
  await deliverDue(parts, now);
  expect(await ask('RAVI@example.org')).toBe('late');
  const [{ id } = { id: '' }] = await db.select().from(deliveries);
  expect(await sendAgain(parts, { owned, id: id as never, now })).toMatchObject({ ok: false });
  expect(await ask('rabi@example.org')).toBe('ok');
  await deliverDue(parts, minutesAfter(1));
  expect(server.mails).toHaveLength(2);
  expect(await db.$count(deliveries)).toBe(1);
});

test('whoever asked is told when it did not arrive, and led to the names and not to the mails of the card', async () => {
  const { parts, owned, ask } = await world(['Ravi'], {
    onRcptTo: (_to, _session, done) => done(refusal(550)),
  });
  await ask('ravi@example.org');
  await deliverDue(parts, now);
  const [posted] = await db.select({ job: mailJobs.job }).from(mailJobs);
  const { subject, text } = await messageOf(posted?.job as never);
  expect(subject).toBe('Somebody may not know that you asked them to sign');
  expect(text).toContain(`${mailSite.origin}/dashboard/signing?card=${owned.id}`);
  expect(text).not.toContain('the link to your card');
});

test('after the invitation was withdrawn, or the card deleted or hidden, nothing is sent', async () => {
  const withdrawn = await world();
  await withdrawn.ask('ravi@example.org');
  await withdrawInvitation(db, withdrawn.owned, withdrawn.ids[0] as InvitationId);
  await deliverDue(withdrawn.parts, now);
  expect(withdrawn.server.mails).toEqual([]);
  expect(await withdrawn.ask('ravi@example.org')).toBe('signing');
  const hidden = await world();
  await hidden.ask('ravi@example.org');
  await db.update(cards).set({ hiddenAt: now, status: 'published' }).where(eq(cards.id, hidden.owned.id));
  await deliverDue(hidden.parts, now);
  expect([hidden.server.mails.length, await hidden.state()]).toEqual([0, 'cancelled']);
  expect(await hidden.ask('other@example.org')).toBe('signing');
});

test('what an outage held back for more than a day is missed', async () => {
  const { server, parts, ask, state } = await world();
  await ask('ravi@example.org');
  await deliverDue(parts, minutesAfter(24 * 60 + 1));
  expect([server.mails.length, await state()]).toEqual([0, 'missed']);
});

test('a name is no way around the limits of a sender', async () => {
  const names = Array.from({ length: 22 }, (_, n) => `Friend ${n}`);
  const { server, parts, ids, ask } = await world(names);
  const answers = [];
  for (const [n, id] of ids.entries()) answers.push(await ask(`r${n}@example.org`, now, id));
  expect(answers.filter((one) => one === 'ok')).toHaveLength(20);
  expect(answers.slice(20)).toEqual(['day', 'day']);
  // Nor are other addresses for the same names.
  await deliverDue(parts, now);
  for (const [n, id] of ids.entries()) await ask(`s${n}@example.org`, minutesAfter(2), id);
  await deliverDue(parts, minutesAfter(3));
  expect(server.mails).toHaveLength(20);
});
