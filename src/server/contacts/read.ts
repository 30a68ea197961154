import { and, asc, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { City } from '#content/cities.ts';
import type { Db, Transaction } from '../db/database.ts';
import { isNotDeleted } from '../db/tables/cards.ts';
import { contactImports, contacts } from '../db/tables/contacts.ts';
import type { Contact, ContactId } from './types.ts';

type Reader = Pick<Db | Transaction, 'select'>;

type Row = typeof contacts.$inferSelect;

/** Everybody whose birthday a user keeps; those who told theirs and were not accepted are apart. */
export function listContacts(db: Reader, userId: string): Promise<readonly Contact[]> {
  return list(db, userId, isNotNull(contacts.acceptedAt));
}

/** Those who told their birthday by the link, the first first. */
export function listWaiting(db: Reader, userId: string): Promise<readonly Contact[]> {
  return list(db, userId, isNull(contacts.acceptedAt));
}

async function list(db: Reader, userId: string, which: SQL): Promise<readonly Contact[]> {
  const rows = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, userId), isNotDeleted(contacts), which))
    .orderBy(asc(contacts.createdAt), asc(contacts.id));
  return rows.map(contactOf);
}

/** A user's own contact; null when there is none of this id. */
export async function getContact(db: Reader, userId: string, id: ContactId): Promise<Contact | null> {
  const [row] = await db
    .select()
    .from(contacts)
    .where(and(isContact(userId, id), isNotDeleted(contacts)));
  return row ? contactOf(row) : null;
}

/** A contact that was deleted and can be brought back; null for any other. */
export async function findDeletedContact(db: Reader, userId: string, id: ContactId) {
  const [row] = await db
    .select({ id: contacts.id, name: contacts.name })
    .from(contacts)
    .where(and(isContact(userId, id), isNotNull(contacts.deletedAt)));
  return row ?? null;
}

/** All rows of a user, also those that wait or can be brought back: they count. */
export function countContacts(db: Pick<Db, '$count'>, userId: string): Promise<number> {
  return db.$count(contacts, eq(contacts.userId, userId));
}

/** Imports that can be undone: how many contacts each made that are still there, and how many it changed. */
export async function listImports(db: Reader, userId: string) {
  const { id, createdAt, replaced } = contactImports;
  const made = and(eq(contacts.userId, userId), eq(contacts.importId, id), isNotDeleted(contacts));
  const rows = await db
    .select({ id, createdAt, replaced, added: count(contacts.id) })
    .from(contactImports)
    .leftJoin(contacts, made)
    .where(eq(contactImports.userId, userId))
    .groupBy(contactImports.userId, id)
    .orderBy(desc(createdAt));
  return rows.map(({ replaced: before, ...row }) => ({
    ...row,
    changed: (before as readonly unknown[]).length,
  }));
}

export function isContact(userId: string, id: ContactId): SQL | undefined {
  return and(eq(contacts.userId, userId), eq(contacts.id, id));
}

export function contactOf(row: Row): Contact {
  const { id, name, calendar, month, day, year, leapDay, relationship, language, city, zone, note } = row;
  const place: City | null = city !== null && zone !== null ? { label: city, zone } : null;
  return {
    id: id as ContactId,
    ...{ name, relationship, language, note, isReminded: row.isReminded, updatedAt: row.updatedAt },
    birthday: { calendar, month, day, year, leapDay },
    city: place,
  };
}
