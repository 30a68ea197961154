import { eq, sql } from 'drizzle-orm';
import type { Language } from '#content/languages/languages.ts';
import type { Db } from '../db/database.ts';
import { profiles, user } from '../db/tables/accounts.ts';
import { contactSettings, contacts } from '../db/tables/contacts.ts';

/** The language of mail and calendars: of the profile, or as the browser last said; null: not known. */
export const readerLanguage = sql<
  string | null
>`coalesce(${profiles.language}, ${contactSettings.seenLanguage})`;

/** By whose clock, in the same way. */
export const readerZone = sql<string | null>`coalesce(${profiles.timeZone}, ${contactSettings.seenZone})`;

/** What somebody chose about reminders. */
export interface ReminderSettings {
  readonly mailsWeekBefore: boolean;
  readonly mailsOnDay: boolean;
  /** Messages on devices say names, also on a locked screen. */
  readonly pushesNames: boolean;
  /** By whose clock: of the profile, or as the browser last said; null: not known. */
  readonly zone: string | null;
}

export async function getReminderSettings(db: Pick<Db, 'select'>, userId: string): Promise<ReminderSettings> {
  const [row] = await db
    .select({ settings: contactSettings, zone: readerZone })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .leftJoin(contactSettings, eq(contactSettings.userId, user.id))
    .where(eq(user.id, userId));
  const { settings, zone } = row ?? { settings: null, zone: null };
  return {
    mailsWeekBefore: settings?.mailsWeekBefore ?? true,
    mailsOnDay: settings?.mailsOnDay ?? true,
    pushesNames: settings?.pushesNames ?? false,
    zone,
  };
}

/** What they chose, and the language and the zone of the browser for whoever chose none. */
type Change = Partial<Omit<ReminderSettings, 'zone'>> & {
  readonly seenLanguage?: Language;
  readonly seenZone?: string;
};

/** Only for who keeps somebody's birthday. */
export async function changeContactSettings(db: Db, userId: string, set: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ one: sql`1` })
      .from(contacts)
      .where(eq(contacts.userId, userId))
      .limit(1);
    if (!kept) return;
    await tx
      .insert(contactSettings)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: contactSettings.userId, set });
  });
}
