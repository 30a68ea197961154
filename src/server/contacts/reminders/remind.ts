import { createHash } from 'node:crypto';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Day } from '#content/birthdays.ts';
import { addDays, dayKey, daysBetween } from '#content/contacts/birthday.ts';
import { localTime } from '#content/contacts/local-day.ts';
import { nextOccurrences } from '#content/contacts/next-occurrences.ts';
import type { ReminderKind, reminderWays } from '#content/contacts/reminder-kinds.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/accounts.ts';
import { contactCards, contactSettings, contacts, reminders } from '../../db/tables/contacts.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import type { MailQueue } from '../../mail/write.ts';
import { postPush } from '../../push/send.ts';
import { dropPreparedCards } from '../cards.ts';
import { contactOf } from '../read.ts';
import { readerLanguage, readerZone } from '../settings.ts';
import { keepCardsWaiting } from './prepared-cards.ts';

interface RemindParts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
  /** Of the site. */
  readonly origin: string;
}

/**
 * Days before a birthday on which each reminder is due, and days that it may be late, as after an outage: then the letter
 * says how long it is until then, or that it was.
 */
const due: Readonly<Record<ReminderKind, { readonly before: number; readonly late: number }>> = {
  week: { before: 7, late: 4 },
  day: { before: 0, late: 2 },
};

/** The hour of somebody's own day from which they get mail. */
const earliestHour = 7;

/** People of one reading. */
const batchSize = 1000;

/** A reminder that is due. */
interface Due {
  readonly userId: string;
  readonly contactId: string;
  /** The birthday. */
  readonly day: string;
  readonly kind: ReminderKind;
}

/**
 * Posts the letters that are due, by everybody's own clock: each birthday once for each kind, whatever is killed or runs
 * beside it, because the row that says so is written with the letter. The card for a birthday is stored before the letter of a week
 * before. Whoever is added later than a reminder would have been due gets none of it.
 */
export async function remindOfBirthdays({ db, mail, origin }: RemindParts, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (let after = ''; ; ) {
    const rows = await readBatch(db, { now, after });
    if (rows.length === 0) break;
    for (const own of Map.groupBy(rows, ({ userId }) => userId).values()) {
      // What fails for one is told at the end: it keeps nobody else's letter back.
      const failed = (error: unknown) => void failures.push(error);
      await remind({ db, mail, origin }, own, now).catch(failed);
    }
    after = rows.at(-1)?.userId ?? '';
  }
  // Over for everybody, wherever they are.
  const over = lt(contactCards.day, dayKey(addDays(localTime(null, now).day, -1)));
  while (await db.transaction((tx) => dropPreparedCards(tx, over)));
  if (failures.length > 0) throw failures[0];
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

/** Whoever has a birthday around now, of some users: all of the last one. */
async function readBatch(db: Db, { now, after }: { readonly now: Date; readonly after: string }) {
  const users = db
    .selectDistinct({ userId: contacts.userId })
    .from(contacts)
    .where(and(gt(contacts.userId, after), isNear(now)))
    .orderBy(asc(contacts.userId))
    .limit(batchSize);
  return db
    .select({
      contact: contacts,
      userId: contacts.userId,
      email: user.email,
      name: user.name,
      language: readerLanguage,
      zone: readerZone,
      week: sql<boolean>`coalesce(${contactSettings.mailsWeekBefore}, true)`,
      day: sql<boolean>`coalesce(${contactSettings.mailsOnDay}, true)`,
      pushesNames: sql<boolean>`coalesce(${contactSettings.pushesNames}, false)`,
      isGuest: user.isAnonymous,
      hasAddress: sql<boolean>`${user.emailVerified} and not ${user.isAnonymous}`,
      hasDevice: sql<boolean>`${exists(db.select({ one: sql`1` }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, contacts.userId)))}`,
    })
    .from(contacts)
    .innerJoin(user, eq(user.id, contacts.userId))
    .leftJoin(profiles, eq(profiles.id, contacts.userId))
    .leftJoin(contactSettings, eq(contactSettings.userId, contacts.userId))
    .where(and(inArray(contacts.userId, users), isNear(now)))
    .orderBy(asc(contacts.userId));
}

/** Selects birthdays of some days, at UTC one more on each side; those of the moon are worked out for everybody. */
function isNear(now: Date): SQL | undefined {
  const today = localTime(null, now).day;
  const first = -due.day.late - 1;
  const days = Array.from({ length: due.week.before + 2 - first }, (_, index) =>
    addDays(today, first + index),
  );
  // Where there is no 29 February it is celebrated on one of its neighbours.
  const leapDay = { month: 2, day: 29 };
  const near = [...days, leapDay].map(({ month, day }) =>
    and(eq(contacts.calendar, 'gregorian'), eq(contacts.month, month), eq(contacts.day, day)),
  );
  return and(
    or(...near, inArray(contacts.calendar, ['half', 'chinese', 'hebrew', 'islamic', 'moving'])),
    contacts.isReminded,
    isNotNull(contacts.acceptedAt),
    isNull(contacts.deletedAt),
  );
}

interface Reminded {
  /** Everybody around whose birthday it is, of one user. */
  readonly own: readonly Row[];
  readonly first: Row;
  /** All of one kind. */
  readonly dues: readonly Due[];
  /** By the user's own clock. */
  readonly today: Day;
  readonly now: Date;
}

/** One letter for each kind, with everybody whom it is due for. */
async function remind(parts: RemindParts, own: readonly Row[], now: Date): Promise<void> {
  const [first] = own;
  const here = first && localTime(first.zone, now);
  if (!here || here.hour < earliestHour) return;
  const all = own.flatMap((row) => dueOf(row, here.day));
  for (const kind of ['day', 'week'] as const) {
    const dues = all.filter((one) => one.kind === kind);
    if (dues.length === 0) continue;
    const reminded = { own, first, dues, today: here.day, now };
    if (kind === 'week') await keepCards(parts.db, reminded);
    if (first.hasAddress && first[kind]) await remindByMail(parts, reminded);
    if (first.hasDevice) await remindByPush(parts, reminded);
  }
}

async function remindByMail({ db, mail }: RemindParts, { dues, first, today }: Reminded): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await noteReminded(tx, dues, 'mail');
    const { userId, email, name, language } = first;
    const [{ kind } = { kind: 'day' as const }] = dues;
    if (added.length === 0) return;
    const people = added.map(({ contactId, day }) => ({ id: contactId, day }));
    const said = { userId, reminds: kind, people, today: dayKey(today) };
    await mail.post(
      { kind: 'birthdays', to: email, name, ...said, ...(language !== null && { language }) },
      tx,
    );
  });
}

async function keepCards(db: Db, { own, first, dues, today }: Reminded): Promise<void> {
  const { userId, isGuest, name } = first;
  const language = languageFrom(first.language ?? '');
  const sender = { userId, isGuest: isGuest === true, name, language, today };
  const ids = new Set(dues.map(({ contactId }) => contactId));
  const people = own.filter(({ contact }) => ids.has(contact.id)).map(({ contact }) => contactOf(contact));
  await keepCardsWaiting(db, sender, people);
}

/** A message for each person, so that each leads to their card. */
async function remindByPush({ db, origin }: RemindParts, { own, dues, today, now }: Reminded): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { userId, contactId, day, kind } of await noteReminded(tx, dues, 'push')) {
      const row = own.find(({ contact }) => contact.id === contactId);
      if (!row) continue;
      const language = languageFrom(row.language ?? '');
      const text = textIn(language, 'contacts');
      const days = Math.round((Date.parse(day) - Date.parse(dayKey(today))) / dayMs);
      const name = row.pushesNames ? isolatedLine(row.contact.name) : '';
      await postPush(tx, {
        userId,
        message: {
          title: days < 0 ? text('push.late') : text('push.soon', { days }),
          body: name ? text('push.body.name', { name }) : text('push.body'),
          navigate: origin + pathIn(language, `/studio?contact=${contactId}`),
          lang: language,
        },
        tag: createHash('sha256').update(`${contactId} ${day} ${kind}`).digest('base64url').slice(0, 32),
        now,
        expiresAt: new Date(now.getTime() + dayMs),
      });
    }
  });
}

/** Writes down what is told now; what was told before is left out. */
function noteReminded(tx: Transaction, dues: Reminded['dues'], way: (typeof reminderWays)[number]) {
  return tx
    .insert(reminders)
    .values(dues.map((one) => ({ ...one, way })))
    .onConflictDoNothing()
    .returning();
}

const dayMs = 24 * 60 * 60 * 1000;

function dueOf(row: Row, today: Day): readonly Due[] {
  const { id, birthday } = contactOf(row.contact);
  const kept = localTime(row.zone, row.contact.acceptedAt ?? new Date()).day;
  return (['week', 'day'] as const).flatMap((kind) => {
    const { before, late } = due[kind];
    const [next] = nextOccurrences(birthday, addDays(today, before - late), 1);
    if (!next) return [];
    const dueDay = addDays(next.day, -before);
    const isDue = daysBetween(dueDay, today) >= 0 && daysBetween(kept, dueDay) >= 0;
    return isDue ? [{ userId: row.userId, contactId: id, day: dayKey(next.day), kind }] : [];
  });
}
