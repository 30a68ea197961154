import { sql } from 'drizzle-orm';
import { newCard } from '#card/document/card.ts';
import type { Database } from '#server/db/database.ts';
import {
  account,
  guestAddresses,
  profiles,
  rateLimit,
  session,
  user,
  verification,
} from '#server/db/tables/accounts.ts';
import { auditLog } from '#server/db/tables/audit-log.ts';
import { cards } from '#server/db/tables/cards.ts';
import {
  contactCards,
  contactImports,
  contactSettings,
  contacts,
  reminders,
} from '#server/db/tables/contacts.ts';
import { contributions, invitations, organisers, signings } from '#server/db/tables/contributions.ts';
import { deliveries, deliveryLog, suppressions } from '#server/db/tables/deliveries.ts';
import { designs, favourites, penNames } from '#server/db/tables/designs.ts';
import { cardFiles, files, hiddenFiles, pendingDeletions, sentFiles } from '#server/db/tables/files.ts';
import { designLikes } from '#server/db/tables/likes.ts';
import { failedMails, mailJobs } from '#server/db/tables/mail.ts';
import { messages } from '#server/db/tables/messages.ts';
import { pushMessages, pushSubscriptions } from '#server/db/tables/push.ts';
import { replies, replyMails } from '#server/db/tables/replies.ts';
import { reports } from '#server/db/tables/reports.ts';
import { sharedCards } from '#server/db/tables/shares.ts';

/** Everything that COPY has to escape, and letters from several places. */
const awkward = 'tab\t newline\n return\r backslash \\ \\N \\. quote " \' — Zoë 🎂 आशा\u2028 ,;';

/** A row or more in every table. */
export async function fillTables({ db }: Pick<Database, 'db'>): Promise<void> {
  const id = (n: number) => String(n).padStart(22, 'x');
  const date = new Date('2026-02-28T23:59:59.123Z');
  await db.insert(user).values({ id: 'ann', name: awkward, email: 'ann@example.org', createdAt: date });
  await db.insert(guestAddresses).values({ userId: 'ann', addressHash: 'h', createdAt: date });
  await db.insert(session).values({ id: 's', token: 't', userId: 'ann', expiresAt: date });
  await db.insert(account).values({ id: 'a', accountId: 'x', providerId: 'google', userId: 'ann' });
  await db.insert(verification).values({ id: 'v', identifier: 'i', value: 'v', expiresAt: date });
  await db.insert(mailJobs).values({ id: 'o', job: { kind: 'reset' }, expiresAt: new Date() });
  await db.insert(rateLimit).values({ id: 'r', key: 'k', count: 1, lastRequest: 1_795_231_778_044 });
  await db.insert(profiles).values({ id: 'ann', fullName: '', website: null, avatarUrl: awkward });
  const names = Array.from({ length: 200 }, (_, n) => n);
  await db.insert(cards).values(
    names.map((n) => ({
      id: id(n),
      userId: 'ann',
      status: n % 2 ? ('draft' as const) : ('published' as const),
      document: { ...newCard(n), toName: awkward, message: `${awkward}${n}` },
      creationKey: `${n}`,
      revision: n + 1,
      ...(n === 3 && {
        sealDate: '2031-11-12',
        sealTime: '08:00',
        sealZone: 'Asia/Kolkata',
        sealCity: awkward,
      }),
    })),
  );
  await db.delete(cards).where(sql`revision > 190`);
  await db.insert(sharedCards).values({ id: 'sh', cardId: id(1), senderUserId: 'ann', channel: 'qr' });
  await db.insert(signings).values({ cardId: id(1), linkHash: 'h', maxNotes: 9 });
  const note = { formKey: 'k', linkHash: 'l', name: awkward, words: awkward, audience: 'everyone' } as const;
  await db.insert(contributions).values({ ...note, cardId: id(1), id: id(2), position: 1 });
  await db
    .insert(invitations)
    .values({ cardId: id(1), id: id(3), name: awkward, linkHash: 'i', position: 0 });
  await db.insert(deliveries).values({
    ...{ cardId: id(1), id: id(7), userId: 'ann', email: awkward, addressHash: 'h', language: 'en' },
    ...{ date: '2028-02-29', time: '08:00', zone: 'Asia/Kolkata', city: awkward },
  });
  await db.insert(deliveryLog).values({ addressHash: 'h', id: id(7), senderHash: 's', startedAt: date });
  await db.insert(suppressions).values({ addressHash: 'h', senderHash: '*', reason: 'unsubscribed' });
  await db.insert(organisers).values({ cardId: id(1), userId: 'ann' });
  const file = {
    id: id(900),
    userId: 'ann',
    kind: 'audio' as const,
    contentType: 'audio/wav',
    bytes: 5,
    seconds: 1.25,
  };
  await db.insert(files).values(file);
  await db.insert(cardFiles).values({ cardId: id(1), fileId: file.id });
  await db.insert(sentFiles).values({ cardId: id(1), fileId: file.id });
  await db.insert(hiddenFiles).values({ cardId: id(1), fileId: file.id });
  await db.insert(pendingDeletions).values({ id: id(901) });
  await db
    .insert(contactImports)
    .values({ userId: 'ann', id: id(5), replaced: [{ id: id(6), name: awkward }] });
  const birthday = { calendar: 'gregorian', month: 2, day: 29, leapDay: 'march' } as const;
  await db
    .insert(contacts)
    .values({ userId: 'ann', id: id(6), formKey: id(7), name: awkward, note: awkward, ...birthday });
  await db
    .insert(contactSettings)
    .values({ userId: 'ann', feedGeneration: 1, feedHash: 'f', seenZone: 'UTC' });
  const dated = { userId: 'ann', contactId: id(6), day: '2028-02-29' };
  await db.insert(reminders).values({ ...dated, kind: 'week' });
  const device = { userId: 'ann', id: id(8), endpoint: awkward, p256dh: 'p', auth: 'a' };
  await db.insert(pushSubscriptions).values(device);
  const waiting = { subscriptionId: id(8), tag: 't', message: { title: awkward }, expiresAt: date };
  await db.insert(pushMessages).values({ userId: 'ann', ...waiting });
  await db.insert(contactCards).values({ ...dated, cardId: id(1) });
  await db.insert(messages).values({ id: 'm', name: 'n', email: 'e', subject: 's', message: awkward });
  await db.insert(reports).values({ id: 'p', cardId: id(1), reason: 'other', text: awkward });
  await db.insert(replies).values({ id: 'r', cardId: id(1), reaction: 'love', text: awkward });
  await db.insert(replyMails).values({ userId: 'ann', dueAt: date, stoppedAt: date });
  await db.insert(designLikes).values({ id: 'l', design: 'lift-off', userId: 'ann' });
  const look = { id: id(9), creationKey: 'k', look: {}, fingerprint: 'f', tone: 'sweet', name: awkward };
  await db.insert(designs).values({ ...look, userId: 'ann' });
  await db.insert(penNames).values({ userId: 'ann', name: awkward, nameKey: 'n' });
  await db.insert(favourites).values({ userId: 'ann', kind: 'design', target: 'lift-off' });
  const failed = { id: 'f', job: { kind: 'reset' }, attempts: 3, reason: 'EENVELOPE', createdAt: date };
  await db.insert(failedMails).values(failed);
  await db
    .insert(auditLog)
    .values({ id: 'l', actor: awkward, action: 'card hide', target: id(1), outcome: 'done' });
}
