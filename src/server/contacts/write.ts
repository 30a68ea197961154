import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { contactLimits } from '#content/contacts/limits.ts';
import { foldText } from '#content/fold-text.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db, Transaction } from '../db/database.ts';
import { type LockedUser, lockUser } from '../db/locks/lock-user.ts';
import { contactCards, contactImports, contactSettings, contacts } from '../db/tables/contacts.ts';
import { randomId } from '../random-id.ts';
import { dropPreparedCards } from './cards.ts';
import { countContacts, isContact, listContacts } from './read.ts';
import {
  type Contact,
  type ContactId,
  type ContactRefusal,
  type ImportedContact,
  type ImportResult,
  type NewContact,
  undoTimeMs,
} from './types.ts';

const missing: ContactRefusal = { reason: 'missing', sentence: ['contact.missing'] };

/** Rows of one statement. */
const batchSize = 500;

interface Added {
  readonly userId: string;
  /** Of the form: sent again, it makes nobody twice. */
  readonly formKey: string;
  readonly contact: NewContact;
}

/** Keeps somebody's birthday. */
export function addContact(
  db: Db,
  { userId, formKey, contact }: Added,
): Promise<Result<ContactId, ContactRefusal>> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return fail(missing);
    const known = await findByFormKey(tx, userId, formKey);
    if (known) return ok(known);
    const full = await fullFor(tx, { userId, user, added: 1 });
    if (full) return fail(full);
    const id = randomId() as ContactId;
    await tx.insert(contacts).values({ ...columnsOf(contact), userId, id, formKey, acceptedAt: sql`now()` });
    return ok(id);
  });
}

/** The contact that this form made before; null for the first time. */
export async function findByFormKey(
  tx: Transaction,
  userId: string,
  formKey: string,
): Promise<ContactId | null> {
  const [known] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), eq(contacts.formKey, formKey)));
  return (known?.id as ContactId | undefined) ?? null;
}

interface Room {
  readonly userId: string;
  /** The same, locked: two writes do not count the same room. */
  readonly user: LockedUser;
  readonly added: number;
}

/** Why no more can be kept; null while there is room. */
export async function fullFor(
  tx: Transaction,
  { userId, user, added }: Room,
): Promise<ContactRefusal | null> {
  const max = user.isGuest ? contactLimits.perGuest : contactLimits.perAccount;
  if ((await countContacts(tx, userId)) + added <= max) return null;
  return { reason: 'full', sentence: ['contact.full', { max }] };
}

export function changeContact(
  db: Db,
  userId: string,
  { id, ...contact }: NewContact & Pick<Contact, 'id'>,
): Promise<Result<void, ContactRefusal>> {
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(contacts)
      .set({ ...columnsOf(contact), updatedAt: sql`now()` })
      .where(and(isContact(userId, id), isNull(contacts.deletedAt)))
      .returning({ id: contacts.id });
    if (changed.length === 0) return fail(missing);
    await dropCardsOf(tx, userId, [{ id }]);
    return ok(undefined);
  });
}

/** Shown nowhere from now on; `restoreContact` brings it back until `deleteOldContacts` removes it. */
export function deleteContact(db: Db, userId: string, id: ContactId): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(contacts)
      .set({ deletedAt: sql`now()` })
      .where(and(isContact(userId, id), isNull(contacts.deletedAt)));
    await dropCardsOf(tx, userId, [{ id }]);
  });
}

/** What was prepared for them says what was known of them before. */
async function dropCardsOf(
  tx: Transaction,
  userId: string,
  people: readonly { readonly id: string }[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await dropPreparedCards(tx, and(eq(contactCards.userId, userId), inArray(contactCards.contactId, ids)));
}

/** Returns the name. */
export async function restoreContact(
  db: Db,
  userId: string,
  id: ContactId,
): Promise<Result<string, ContactRefusal>> {
  const restored = await db
    .update(contacts)
    .set({ deletedAt: null })
    .where(isContact(userId, id))
    .returning({ name: contacts.name });
  return restored[0] ? ok(restored[0].name) : fail(missing);
}

/** Removes contacts whose deletion can no longer be undone. */
export async function deleteOldContacts(db: Db, now: Date): Promise<void> {
  await db.delete(contacts).where(lt(contacts.deletedAt, new Date(now.getTime() - undoTimeMs)));
}

interface Import {
  readonly userId: string;
  /** Chosen by the page: sent again, nothing is taken over twice. */
  readonly id: string;
  readonly chosen: readonly ImportedContact[];
}

/**
 * Takes over lines of a file, all or none; a long file comes in parts with the same id. Whoever is there with the same name
 * and birthday is left as they are, so that a part may be sent again; a line that replaces somebody changes their birthday
 * alone. Returns what the import has done up to now.
 */
export function importContacts(
  db: Db,
  { userId, id, chosen }: Import,
): Promise<Result<ImportResult, ContactRefusal>> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return fail(missing);
    const there = await listContacts(tx, userId);
    const { added, changed } = sortOut(there, chosen);
    const full = await fullFor(tx, { userId, user, added: added.length });
    if (full) return fail(full);
    const before = changed.map((one) => one.before);
    const replaced = await noteImport(tx, { userId, id }, before);
    for (let at = 0; at < added.length; at += batchSize) {
      const rows = added.slice(at, at + batchSize).map((contact) => ({
        ...columnsOf({ ...contact, ...noDetails }),
        ...{ userId, id: randomId(), formKey: randomId(), importId: id, acceptedAt: sql`now()` },
      }));
      await tx.insert(contacts).values(rows);
    }
    for (const { before, birthday } of changed)
      await tx
        .update(contacts)
        .set({ ...birthday, updatedAt: sql`now()` })
        .where(isContact(userId, before.id));
    await dropCardsOf(tx, userId, before);
    const isOfImport = and(eq(contacts.userId, userId), eq(contacts.importId, id));
    return ok({ id, added: await tx.$count(contacts, isOfImport), changed: replaced });
  });
}

/** Remembers what undoes an import; returns how many contacts it has changed. */
async function noteImport(
  tx: Transaction,
  own: { readonly userId: string; readonly id: string },
  before: readonly ReplacedContact[],
): Promise<number> {
  const isOwn = and(eq(contactImports.userId, own.userId), eq(contactImports.id, own.id));
  const [known] = await tx.select({ replaced: contactImports.replaced }).from(contactImports).where(isOwn);
  const earlier = (known?.replaced ?? []) as readonly ReplacedContact[];
  // Of somebody who is changed twice the first birthday is that of before.
  const replaced = [...earlier, ...before.filter(({ id }) => !earlier.some((one) => one.id === id))];
  if (known) await tx.update(contactImports).set({ replaced }).where(isOwn);
  else await tx.insert(contactImports).values({ ...own, replaced });
  return replaced.length;
}

/** A contact whose birthday an import changes, as it was. */
interface ReplacedContact {
  readonly id: ContactId;
  readonly birthday: Contact['birthday'];
}

function sortOut(there: readonly Contact[], chosen: readonly ImportedContact[]) {
  const known = new Set(there.map(sameness));
  const byId = new Map(there.map((contact) => [contact.id, contact]));
  const added: ImportedContact[] = [];
  const changed: { before: ReplacedContact; birthday: Contact['birthday'] }[] = [];
  for (const one of chosen) {
    if (known.has(sameness(one))) continue;
    known.add(sameness(one));
    const old = one.replaces === null ? undefined : byId.get(one.replaces);
    if (old) changed.push({ before: { id: old.id, birthday: old.birthday }, birthday: one.birthday });
    else added.push(one);
  }
  return { added, changed };
}

/** Equal for the same name and birthday. */
function sameness({ name, birthday }: Pick<Contact, 'name' | 'birthday'>): string {
  const { calendar, month, day, year } = birthday;
  return JSON.stringify([foldText(name), calendar, month, day, year]);
}

/** Undoes an import as one: who came by it goes, and who was changed has the birthday of before. */
export function undoImport(db: Db, userId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const [undone] = await tx
      .delete(contactImports)
      .where(and(eq(contactImports.userId, userId), eq(contactImports.id, id)))
      .returning({ replaced: contactImports.replaced });
    if (!undone) return;
    const isOfImport = and(eq(contacts.userId, userId), eq(contacts.importId, id));
    const replaced = undone.replaced as readonly ReplacedContact[];
    const added = tx.select({ id: contacts.id }).from(contacts).where(isOfImport);
    await dropPreparedCards(tx, and(eq(contactCards.userId, userId), inArray(contactCards.contactId, added)));
    await dropCardsOf(tx, userId, replaced);
    await tx.delete(contacts).where(isOfImport);
    for (const { id: contact, birthday } of replaced)
      await tx.update(contacts).set(birthday).where(isContact(userId, contact));
  });
}

/** Moves a guest's contacts into an account. */
export async function moveContacts(tx: Transaction, guestId: string, userId: string): Promise<void> {
  await tx.update(contactImports).set({ userId }).where(eq(contactImports.userId, guestId));
  // Clients choose these keys; the account may have used the same one.
  const formKey = sql`left(replace(gen_random_uuid()::text, '-', ''), 22)`;
  await tx.update(contacts).set({ userId, formKey }).where(eq(contacts.userId, guestId));
  const theirs = tx.select({ one: sql`1` }).from(contactSettings).where(eq(contactSettings.userId, userId));
  // An account that has chosen keeps its own; links of the guest lead nowhere then.
  await tx
    .update(contactSettings)
    .set({ userId })
    .where(and(eq(contactSettings.userId, guestId), notExists(theirs)));
}

/** Accepts birthdays that were told by the link. */
export async function acceptContacts(db: Db, userId: string, ids: readonly ContactId[]): Promise<void> {
  await db
    .update(contacts)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(contacts.userId, userId), inArray(contacts.id, [...ids]), isNull(contacts.acceptedAt)));
}

/** Of somebody of whom a name and a birthday are known. */
export const noDetails = {
  relationship: null,
  language: null,
  city: null,
  note: '',
  isReminded: true,
} as const;

export function columnsOf({ birthday, city, ...rest }: NewContact) {
  return { ...rest, ...birthday, city: city?.label ?? null, zone: city?.zone ?? null };
}
