import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ReminderKind } from '#content/contacts/reminder-kinds.ts';
import { contactSettings, contacts } from '../db/tables/contacts.ts';
import { readSignedLink, signLink } from '../links/links.ts';
import type { LookupParts } from './mail-kind.ts';

/** Whose birthday a letter is about. */
export interface BirthdayRef {
  readonly id: string;
  /** The birthday: `2026-11-12`. */
  readonly day: string;
}

export interface NamedBirthday extends BirthdayRef {
  readonly name: string;
  /** The year of birth by the common calendar; null where it is not known. */
  readonly born: number | null;
}

/** Whose letters of which kind. */
export interface BirthdayReader {
  readonly userId: string;
  readonly kind: ReminderKind;
}

/** Mail about birthdays: what it says, and who wants none of a kind. */
export interface BirthdayMails {
  /** Null when nobody of them is kept any more, or the user wants no such letter. */
  birthdays(
    reader: BirthdayReader,
    people: readonly BirthdayRef[],
  ): Promise<{
    readonly named: readonly NamedBirthday[];
    readonly unsubscribeUrl: string;
  } | null>;
  /** Whose such an address is; null for one that we did not make. */
  readerOf(token: string): BirthdayReader | null;
  isUnsubscribed(reader: BirthdayReader): Promise<boolean>;
  setUnsubscribed(reader: BirthdayReader, isUnsubscribed: boolean): Promise<void>;
}

const columns = { week: 'mailsWeekBefore', day: 'mailsOnDay' } as const;

export function createBirthdayMails({ db, config, secret }: LookupParts): BirthdayMails {
  async function isUnsubscribed({ userId, kind }: BirthdayReader): Promise<boolean> {
    const [row] = await db.select().from(contactSettings).where(eq(contactSettings.userId, userId));
    return row ? !row[columns[kind]] : false;
  }
  return {
    isUnsubscribed,
    async birthdays(reader, people) {
      const { userId, kind } = reader;
      if (await isUnsubscribed(reader)) return null;
      const ids = people.map(({ id }) => id);
      const rows = await db
        .select({ id: contacts.id, name: contacts.name, calendar: contacts.calendar, year: contacts.year })
        .from(contacts)
        .where(and(eq(contacts.userId, userId), inArray(contacts.id, ids), isNull(contacts.deletedAt)));
      const named = people.flatMap((one) => {
        const row = rows.find(({ id }) => id === one.id);
        return row ? [{ ...one, name: row.name, born: row.calendar === 'gregorian' ? row.year : null }] : [];
      });
      const token = signLink(secret, 'birthday mail', `${userId}~${kind}`);
      return named.length > 0 ? { named, unsubscribeUrl: `${config.origin}/mail/birthdays/${token}` } : null;
    },
    readerOf(token) {
      const [userId = '', kind] = readSignedLink(secret, 'birthday mail', token)?.split('~') ?? [];
      return kind === 'week' || kind === 'day' ? { userId, kind } : null;
    },
    async setUnsubscribed({ userId, kind }, stops) {
      const change = { [columns[kind]]: !stops };
      await db.transaction(async (tx) => {
        const changed = await tx
          .update(contactSettings)
          .set(change)
          .where(eq(contactSettings.userId, userId))
          .returning({ userId: contactSettings.userId });
        if (changed.length > 0) return;
        // Nothing for an account that is gone: the row of an account that has no contacts is of no use either.
        const [kept] = await tx
          .select({ userId: contacts.userId })
          .from(contacts)
          .where(eq(contacts.userId, userId))
          .limit(1);
        if (kept)
          await tx
            .insert(contactSettings)
            .values({ userId, ...change })
            .onConflictDoNothing();
      });
    },
  };
}
