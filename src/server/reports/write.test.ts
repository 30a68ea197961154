import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fail, ok } from '#std/result.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addCard, addDesign, addMaker, addUser, publicDesign } from '#tests/support/rows.ts';
import { deleteAccount } from '../accounts/write.ts';
import { reauthenticateAsOperator } from '../auth/reauthenticate.ts';
import { cards } from '../db/tables/cards.ts';
import { mailJobs } from '../db/tables/mail.ts';
import { reports } from '../db/tables/reports.ts';
import { deleteDesign } from '../designs/own.ts';
import { withdrawDesign } from '../designs/publish.ts';
import { unmetRequirements } from '../designs/publishing-requirements.ts';
import { hideDesign, refuseDesign, showDesign } from '../designs/review.ts';
import { createMailQueue } from '../mail/write.ts';
import { parseFormKey } from '../messages/types.ts';
import { listReports } from '../operator/read.ts';
import { randomId } from '../random-id.ts';
import { findReportTarget, type NewReport, type Reporter, type ReportTarget } from './read.ts';
import { deleteOldReports, storeReport } from './write.ts';

const { db } = await testDatabase();
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';
const store = (report: NewReport, reporter: Reporter) =>
  storeReport({ db, mail: createMailQueue(db), secret }, report, reporter);
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

async function targetOf(asked: Parameters<typeof findReportTarget>[1]) {
  const target = await findReportTarget(db, asked);
  return target.ok ? target.value : null;
}

const reportsOf = (card: string) => db.select().from(reports).where(eq(reports.cardId, card));
const mailsAbout = (card: string) =>
  db.select({ job: mailJobs.job }).from(mailJobs).where(sql`${mailJobs.job} ->> 'cardId' = ${card}`);

test('a report that is sent three times at once is stored once and mailed once', async () => {
  const card = await publishedCard();
  const report = aReport(await targetOf({ card }));
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
  const target = await targetOf({ card });
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

test('a report hides a design of somebody at once; the operator’s answer holds', async () => {
  const design = await addDesign(db, await addMaker(db, 'Reported Maker'), publicDesign());
  const isShown = async () => (await findReportTarget(db, { design })).ok;
  const target = await targetOf({ design });
  const report = () => store(aReport(target), { userId: null, headers: from('203.0.113.7') });
  await report();
  expect(await isShown()).toBe(false);
  expect(await showDesign(db, design)).toBe('public');
  expect(await isShown()).toBe(true);
  const stateOf = () => db.select({ state: reports.state }).from(reports).where(eq(reports.design, design));
  expect(await stateOf()).toEqual([{ state: 'closed' }]);
  await report();
  expect(await isShown()).toBe(true);
  expect(await stateOf()).toHaveLength(2);
  await hideDesign(db, design);
  expect(await isShown()).toBe(false);
});

test('a maker who takes back a reported design cannot delete it before the operator has answered', async () => {
  const userId = await addMaker(db, 'Quick Maker');
  const misuse = async () => (await unmetRequirements(db, userId)).some(({ kind }) => kind === 'blocked');
  for (const answer of ['refuse', 'refuse', 'show'] as const) {
    const id = await addDesign(db, userId, publicDesign());
    const reporter = { userId: null, headers: from('203.0.113.9') };
    await store(aReport(await targetOf({ design: id })), reporter);
    expect(await withdrawDesign(db, { userId, designId: id })).toBe(true);
    expect(await deleteDesign(db, { userId, id })).toBe(false);
    const { items } = await listReports(db, 'open', { limit: 50, cursor: null });
    expect(items.find(({ design }) => design === id)).toMatchObject({ designState: 'hidden' });
    if (answer === 'show') {
      expect(await showDesign(db, id)).toBe('withdrawn');
      expect(await deleteDesign(db, { userId, id })).toBe(true);
    } else expect(await refuseDesign(db, id, 'misuse')).toBe(true);
  }
  expect(await misuse()).toBe(true);
});

test('one sender hides few designs before the operator has answered, and none of ours', async () => {
  const maker = await addMaker(db, 'Maker Of Many');
  const ids: string[] = [];
  for (let one = 0; one < 5; one += 1) ids.push(await addDesign(db, maker, publicDesign()));
  for (const design of ['lift-off', ...ids])
    await store(aReport(await targetOf({ design })), { userId: null, headers: from('198.51.100.5') });
  expect((await findReportTarget(db, { design: 'lift-off' })).ok).toBe(true);
  const shown = await Promise.all(ids.map(async (design) => (await findReportTarget(db, { design })).ok));
  expect(shown).toEqual([false, false, true, true, true]);
  const next = await targetOf({ design: ids[4] ?? '' });
  await store(aReport(next), { userId: null, headers: from('192.0.2.1') });
  expect((await findReportTarget(db, { design: ids[4] ?? '' })).ok).toBe(false);
});

test('a report is kept for a year', async () => {
  const card = await publishedCard();
  await store(aReport(await targetOf({ card })), { userId: null, headers: from('203.0.113.9') });
  const day = 24 * 60 * 60 * 1000;
  await deleteOldReports(db, new Date(Date.now() + 364 * day));
  expect(await reportsOf(card)).toHaveLength(1);
  await deleteOldReports(db, new Date(Date.now() + 366 * day));
  expect(await reportsOf(card)).toEqual([]);
});
