import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fail, ok } from '#std/result.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addCard, addUser } from '#tests/support/rows.ts';
import { deleteAccount } from '../accounts/write.ts';
import { reauthenticateAsOperator } from '../auth/reauthenticate.ts';
import { cards } from '../db/tables/cards.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { reports } from '../db/tables/reports.ts';
import { createMailQueue } from '../mail/write.ts';
import { parseFormKey } from '../messages/types.ts';
import { randomId } from '../random-id.ts';
import { findReportTarget } from './read.ts';
import type { ReportTarget } from './types.ts';
import { createReports, deleteOldReports } from './write.ts';

const { db } = await testDatabase();
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
const { store } = createReports({ db, mail: createMailQueue(db), secret });
const from = (address: string) => new Headers({ 'x-client-address': address });

function aReport(target: ReportTarget | null) {
  const key = parseFormKey(randomId());
  if (!key || !target) throw new Error('A random id is a key, and the card is there.');
  return { key, target, reason: 'unkind', text: 'It mocks her.' } as const;
}

async function publishedCard() {
  const owner = await addUser(db, 'Owner');
  return (await addCard(db, owner, { status: 'published' })).id;
}

async function targetOf(card: string) {
  const target = await findReportTarget(db, { card });
  return target.ok ? target.value : null;
}

const reportsOf = (card: string) => db.select().from(reports).where(eq(reports.cardId, card));
const mailsAbout = (card: string) =>
  db.select({ job: mailJobs.job }).from(mailJobs).where(sql`${mailJobs.job} ->> 'cardId' = ${card}`);

test('a report that is sent three times at once is stored once and mailed once', async () => {
  const card = await publishedCard();
  const report = aReport(await targetOf(card));
  const reporter = { userId: null, headers: from('203.0.113.9') };
  const stored = await Promise.all([
    store(report, reporter),
    store(report, reporter),
    store(report, reporter),
  ]);
  expect(stored.filter(Boolean)).toHaveLength(1);
  expect(await reportsOf(card)).toMatchObject([
    { reason: 'unkind', text: 'It mocks her.', state: 'open', reporterId: null, design: null },
  ]);
  expect(await mailsAbout(card)).toMatchObject([
    { job: { kind: 'report', reason: 'It hurts or bullies somebody', text: 'It mocks her.' } },
  ]);
});

test('visitors of one network are seen as one, without their address; an account is named until it goes', async () => {
  const card = await publishedCard();
  const target = await targetOf(card);
  const member = await addUser(db, 'Reporter');
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::9', '203.0.113.9'])
    await store(aReport(target), { userId: null, headers: from(address) });
  await store(aReport(target), { userId: member, headers: from('203.0.113.9') });
  const rows = await reportsOf(card);
  const hashes = rows.map(({ addressHash }) => addressHash).filter((hash) => hash !== null);
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(rows.map(({ reporterId }) => reporterId).filter(Boolean)).toEqual([member]);
  await deleteAccount(db, reauthenticateAsOperator(member));
  expect((await reportsOf(card)).filter(({ reporterId }) => reporterId !== null)).toEqual([]);
  expect(await reportsOf(card)).toHaveLength(4);
});

test('only what everybody may see can be reported', async () => {
  const owner = await addUser(db, 'Owner');
  const draft = await addCard(db, owner);
  const hidden = await publishedCard();
  await db.update(cards).set({ hiddenAt: new Date() }).where(eq(cards.id, hidden));
  for (const card of [draft.id, hidden, 'A'.repeat(22), 'x', '']) {
    expect(await findReportTarget(db, { card }), card).toEqual(fail('missing'));
  }
  expect(await findReportTarget(db, { design: 'lift-off' })).toEqual(
    ok({ cardId: null, design: 'lift-off' }),
  );
  expect(await findReportTarget(db, { design: 'no-such-design' })).toEqual(fail('missing'));
});

test('a report is kept for a year', async () => {
  const card = await publishedCard();
  await store(aReport(await targetOf(card)), { userId: null, headers: from('203.0.113.9') });
  const day = 24 * 60 * 60 * 1000;
  await deleteOldReports(db, new Date(Date.now() + 364 * day));
  expect(await reportsOf(card)).toHaveLength(1);
  await deleteOldReports(db, new Date(Date.now() + 366 * day));
  expect(await reportsOf(card)).toEqual([]);
});
