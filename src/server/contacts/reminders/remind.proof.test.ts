// Shows: over 400 days each reminder is posted once and on its day, in three zones of each offset and in every one in the long form, with the process killed between and a day's outage; a clock that jumps sends nothing twice
// Spec: 10.12
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { localTime } from '#content/contacts/local-day.ts';
import { keepContact } from '#tests/support/contacts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { isLongForm } from '#tests/support/long-form.ts';
import { aContact, addUser } from '#tests/support/rows.ts';
import { profiles, user } from '../../db/tables/accounts.ts';
import { contactSettings, contacts, reminders } from '../../db/tables/contacts.ts';
import { mailJobs } from '../../db/tables/mail.ts';
import { createMailQueue } from '../../mail/write.ts';
import type { NewContact } from '../types.ts';
import { remindOfBirthdays } from './remind.ts';

vi.setConfig({ testTimeout: 600_000 });

const { db } = await testDatabase();
const mail = createMailQueue(db);
const origin = 'https://bloom.example';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

beforeEach(async () => {
  await db.delete(mailJobs);
  await db.delete(user);
});

async function reader(zone: string, people: readonly Partial<NewContact>[], since: string): Promise<string> {
  const userId = await addUser(db, 'Mina', { emailVerified: true });
  await db.insert(profiles).values({ id: userId, timeZone: zone });
  for (const one of people) await keepContact(db, userId, { ...one, since });
  return userId;
}

interface Letter {
  readonly userId: string;
  readonly reminds: 'week' | 'day';
  readonly people: readonly { readonly day: string }[];
  readonly today: string;
}

const letters = async () =>
  (await db.select({ job: mailJobs.job }).from(mailJobs)).map(({ job }) => job as unknown as Letter);

const sentTo = async (userId: string) => sentOf(await letters(), userId);

/** "day 2026-04-24 on 2026-04-24", of one reader, in order. */
function sentOf(all: readonly Letter[], userId: string): string[] {
  return all
    .filter((letter) => letter.userId === userId)
    .flatMap(({ reminds, people, today }) => people.map((one) => `${reminds} ${one.day} on ${today}`))
    .sort((one, other) => one.slice(-10).localeCompare(other.slice(-10)));
}

const birthday = aContact().birthday;

/** Around that birthday. */
function offsetIn(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return format.format(new Date('2026-04-20T00:00:00Z'));
}

test('in zones of each offset: a week before and on the day, in the morning, each once, whatever is killed', async () => {
  const everyZone = Intl.supportedValuesOf('timeZone');
  const someZones = [...Map.groupBy(everyZone, offsetIn).values()].flatMap((alike) => alike.slice(0, 3));
  // All of them every two hours take minutes.
  const zones = isLongForm ? everyZone : someZones;
  const hours = isLongForm ? 2 : 6;
  const users = new Map<string, string>();
  for (const zone of zones) users.set(zone, await reader(zone, [{ birthday }], '2026-01-01'));
  const posted = new Map<string, Date>();
  let now = new Date('2026-04-10T00:30:00Z');
  let killed = 0;
  // The first letter of every few is written, and its process killed before it is kept.
  const mortal: typeof mail.post = async (job, tx) => {
    await mail.post(job, tx);
    if ('people' in job && (killed + posted.size) % 7 === 3) {
      killed += 1;
      throw new Error('killed');
    }
    if ('people' in job) posted.set(`${job.userId} ${job.reminds}`, now);
  };
  for (; now < new Date('2026-05-01T00:00:00Z'); now = new Date(now.getTime() + hours * hour)) {
    // Each kill ends one run: the job's next one goes on.
    await remindOfBirthdays({ db, origin, mail: { post: mortal } }, now).catch(() => {});
    await remindOfBirthdays({ db, origin, mail }, now).catch(() => {});
  }
  expect(killed).toBeGreaterThan(20);
  const sent = await letters();
  for (const [zone, userId] of users)
    expect(sentOf(sent, userId), zone).toEqual([
      'week 2026-04-24 on 2026-04-17',
      'day 2026-04-24 on 2026-04-24',
    ]);
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'America/New_York']) {
    const at = posted.get(`${users.get(zone)} day`);
    if (at) expect(localTime(zone, at).hour, zone).toBeGreaterThanOrEqual(7);
  }
});

test('over 400 days: every calendar and 29 February both ways, beside each other in two processes', async () => {
  const leap = { ...birthday, month: 2, day: 29 };
  const people = [
    { name: 'A', birthday },
    { name: 'B', birthday: leap },
    { name: 'C', birthday: { ...leap, leapDay: 'march' as const } },
    { name: 'D', birthday: { ...birthday, calendar: 'chinese' as const, month: 1, day: 1 } },
    { name: 'E', birthday: { ...birthday, calendar: 'islamic' as const, month: 9, day: 1 } },
    { name: 'F', birthday: { ...birthday, calendar: 'moving' as const, month: 11, day: 8, year: 2026 } },
  ];
  const userId = await reader('Europe/Berlin', people, '2026-01-01');
  for (let at = Date.parse('2026-01-02T05:30:00Z'); at < Date.parse('2027-02-10'); at += 6 * hour) {
    const now = new Date(at);
    await Promise.all([
      remindOfBirthdays({ db, origin, mail }, now),
      remindOfBirthdays({ db, origin, mail }, now),
    ]);
  }
  const sent = await sentTo(userId);
  expect(sent.filter((one) => one.startsWith('day'))).toEqual(
    [
      '2026-02-17',
      '2026-02-18',
      '2026-02-28',
      '2026-03-01',
      '2026-04-24',
      '2026-11-08',
      '2027-02-06',
      '2027-02-08',
    ].map((on) => `day ${on} on ${on}`),
  );
  expect(sent.filter((one) => one.startsWith('week'))).toHaveLength(8);
  expect(new Set(sent).size).toBe(sent.length);
});

test('after an outage of a day and a half it is late and says when it was; after a week it is not sent', async () => {
  const userId = await reader('UTC', [{ birthday }], '2026-01-01');
  await remindOfBirthdays({ db, origin, mail }, new Date('2026-04-25T12:00:00Z'));
  expect(await sentTo(userId)).toEqual(['day 2026-04-24 on 2026-04-25']);
  const later = await reader('UTC', [{ birthday }], '2026-01-01');
  await remindOfBirthdays({ db, origin, mail }, new Date('2026-05-01T12:00:00Z'));
  expect(await sentTo(later)).toEqual([]);
});

test('a clock that jumps forth and back sends nothing twice', async () => {
  const userId = await reader('UTC', [{ birthday }], '2026-01-01');
  for (const now of [
    '2026-04-17T08:00Z',
    '2027-04-17T08:00Z',
    '2026-04-17T09:00Z',
    '2026-04-24T08:00Z',
    '2027-04-17T08:00Z',
  ])
    await remindOfBirthdays({ db, origin, mail }, new Date(now));
  expect(await sentTo(userId)).toEqual([
    'week 2026-04-24 on 2026-04-17',
    'day 2026-04-24 on 2026-04-24',
    'week 2027-04-24 on 2027-04-17',
  ]);
});

test('whoever is added later than it would have been due gets none of it, nor a deleted one, nor one without a wish for it', async () => {
  const late = await reader('UTC', [{ birthday }], '2026-04-20T12:00:00Z');
  const gone = await reader('UTC', [{ birthday }], '2026-01-01');
  await db.update(contacts).set({ deletedAt: sql`now()` }).where(eq(contacts.userId, gone));
  const silent = await reader('UTC', [{ birthday }], '2026-01-01');
  await db.update(contacts).set({ isReminded: false }).where(eq(contacts.userId, silent));
  const onDay = await reader('UTC', [{ birthday }], '2026-01-01');
  await db.insert(contactSettings).values({ userId: onDay, mailsWeekBefore: false });
  const unproved = await reader('UTC', [{ birthday }], '2026-01-01');
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, unproved));
  for (let at = Date.parse('2026-04-15T08:00Z'); at < Date.parse('2026-04-28'); at += day)
    await remindOfBirthdays({ db, origin, mail }, new Date(at));
  expect(await sentTo(late)).toEqual(['day 2026-04-24 on 2026-04-24']);
  for (const userId of [gone, silent, unproved]) expect(await sentTo(userId)).toEqual([]);
  expect(await sentTo(onDay)).toEqual(['day 2026-04-24 on 2026-04-24']);
});

test('several people of one day stand in one letter', async () => {
  const userId = await reader(
    'UTC',
    [
      { name: 'A', birthday },
      { name: 'B', birthday },
    ],
    '2026-01-01',
  );
  await remindOfBirthdays({ db, origin, mail }, new Date('2026-04-24T08:00Z'));
  expect((await letters()).filter((letter) => letter.userId === userId)).toMatchObject([
    { people: [{}, {}] },
  ]);
  expect(await db.$count(reminders, eq(reminders.userId, userId))).toBe(2);
});
