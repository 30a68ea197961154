import { and, eq, isNull } from 'drizzle-orm';
import { contactLimits } from '#content/contacts/limits.ts';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { profiles, user as users } from '../db/tables/accounts.ts';
import { contactSettings, contacts } from '../db/tables/contacts.ts';
import { deriveSecret, hashSecret } from '../links/links.ts';
import { randomId } from '../random-id.ts';
import { readerLanguage } from './settings.ts';
import type { Contact, ContactRefusal } from './types.ts';
import { columnsOf, findByFormKey, fullFor, noDetails } from './write.ts';

/*
 * Two links that somebody gives out: the address of a calendar with the birthdays that they keep, and one by which friends
 * tell theirs. Each can be made anew, so that the one before leads nowhere, or ended.
 */

export type ContactLink = 'calendar' | 'tell birthday';

export type ContactSecret = Brand<string, 'ContactSecret'>;

export const parseContactSecret = parseRandomId<ContactSecret>;

/** What links need: the database, and the site's secret, which is the same in every process. */
export interface LinkParts {
  readonly db: Db;
  readonly secret: string;
}

const columns = {
  calendar: { generation: 'feedGeneration', hash: 'feedHash' },
  'tell birthday': { generation: 'tellGeneration', hash: 'tellHash' },
} as const;

/** The secrets of both links; null for one that was not made, was ended, or cannot be shown any more. */
export async function getContactLinks(
  { db, secret }: LinkParts,
  userId: string,
): Promise<Readonly<Record<ContactLink, ContactSecret | null>>> {
  const [row] = await db.select().from(contactSettings).where(eq(contactSettings.userId, userId));
  const shown = (link: ContactLink) => {
    if (!row) return null;
    const { generation, hash } = columns[link];
    const made = deriveSecret(secret, link, userId, row[generation]);
    return made.hash === row[hash] ? (made.secret as ContactSecret) : null;
  };
  return { calendar: shown('calendar'), 'tell birthday': shown('tell birthday') };
}

/** Makes a link, or a new one in place of that before. */
export async function renewContactLink(
  { db, secret }: LinkParts,
  userId: string,
  link: ContactLink,
): Promise<void> {
  const { generation, hash } = columns[link];
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const own = eq(contactSettings.userId, userId);
    const [row] = await tx.select().from(contactSettings).where(own);
    const next = (row?.[generation] ?? 0) + 1;
    const change = { [generation]: next, [hash]: deriveSecret(secret, link, userId, next).hash };
    await tx
      .insert(contactSettings)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: contactSettings.userId, set: change });
  });
}

/** From now on it leads nowhere. */
export async function endContactLink(db: Db, userId: string, link: ContactLink): Promise<void> {
  await db
    .update(contactSettings)
    .set({ [columns[link].hash]: null })
    .where(eq(contactSettings.userId, userId));
}

/** Whose link it is, by a name that may be empty, and their language as far as it is known; null for one that leads nowhere. */
export async function findContactLink(db: Pick<Db, 'select'>, link: ContactLink, secret: ContactSecret) {
  const [row] = await db
    .select({
      userId: contactSettings.userId,
      name: users.name,
      language: readerLanguage,
    })
    .from(contactSettings)
    .innerJoin(users, eq(users.id, contactSettings.userId))
    .leftJoin(profiles, eq(profiles.id, contactSettings.userId))
    .where(eq(contactSettings[columns[link].hash], hashSecret(link, secret)));
  return row ?? null;
}

interface Told {
  readonly userId: string;
  /** Of the form: sent again, it is told once. */
  readonly formKey: string;
  readonly contact: Pick<Contact, 'name' | 'birthday'>;
}

/** A birthday that somebody told by the link. It waits until the owner accepts it. */
export function tellBirthday(
  db: Db,
  { userId, formKey, contact }: Told,
): Promise<Result<void, ContactRefusal>> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (await findByFormKey(tx, userId, formKey)) return ok(undefined);
    const isFull = user && (await fullFor(tx, { userId, user, added: 1 }));
    // Whoever tells it need not know how many others are kept, nor that the account is gone.
    if (!user || isFull) return fail(full);
    const isWaiting = and(eq(contacts.userId, userId), isNull(contacts.acceptedAt));
    if ((await tx.$count(contacts, isWaiting)) >= contactLimits.waiting) return fail(full);
    const told = columnsOf({ ...contact, ...noDetails });
    await tx.insert(contacts).values({ ...told, userId, id: randomId(), formKey });
    return ok(undefined);
  });
}

const full: ContactRefusal = { reason: 'full', sentence: ['contact.toldFull'] };
