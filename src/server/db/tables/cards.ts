import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  unique,
} from 'drizzle-orm/pg-core';
import { userReference } from './accounts.ts';
import { isOneOf, isRandomId, moment } from './columns.ts';

export const cardStatuses = ['draft', 'published'] as const;
export type CardStatus = (typeof cardStatuses)[number];

/** The last code point of Unicode. No name has it, so that cards without a name are sorted last. */
export const lastCharacter = 0x10ffff;

/** The document is the card. */
export const cards = pgTable(
  'cards',
  {
    id: text('id').primaryKey(),
    userId: userReference('user_id'),
    status: text('status', { enum: cardStatuses }).notNull(),
    /** A document of any version: only `parseStoredCard` reads it, and no SQL looks inside. */
    document: jsonb('document').$type<unknown>().notNull(),
    /** What lists sort names by, written with the document (`cards/search`). */
    nameKey: text('name_key')
      .notNull()
      .default(sql`chr(${sql.raw(`${lastCharacter}`)})`),
    /** What is searched, written with the document. */
    searchText: text('search_text').notNull().default(''),
    /** The revision that both were written for; another one when a process of an older release saved the card. */
    indexedRevision: integer('indexed_revision').notNull().default(0),
    /** Counts the saves; a save names the revision it was made from, so none is overwritten unseen. */
    revision: integer('revision').notNull().default(1),
    /** Chosen by the client for its first save: a retried save finds the card instead of making another. */
    creationKey: text('creation_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
    /** Since when it waits to be removed. Until it is, it can be brought back; nobody sees it meanwhile. */
    deletedAt: moment('deleted_at'),
    /** Since when the operator keeps it from everybody but its owner; no save changes that. */
    hiddenAt: moment('hidden_at'),
    /**
     * Until when it is sealed, as its owner said it (`card/seal`): no SQL compares it with a moment, because only one
     * zone database may decide. Null for a card that is open.
     */
    sealDate: date('seal_date', { mode: 'string' }),
    sealTime: time('seal_time'),
    /** Null: midnight by the clock of whoever opens it. */
    sealZone: text('seal_zone'),
    sealCity: text('seal_city'),
    /** Since when it takes no replies. */
    repliesClosedAt: moment('replies_closed_at'),
    /** Counts the changes of what others wrote on it; 0 for a card that nobody else ever wrote on. */
    notesRevision: integer('notes_revision').notNull().default(0),
    /** The design that it began with; null for an empty card, and for cards of before this was noted. */
    design: text('design'),
    /** How often others opened its page. Written in batches, and no change of the card. */
    views: bigint('views', { mode: 'number' }).notNull().default(0),
    /** How often it was downloaded, written as `views` is. */
    downloads: bigint('downloads', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('cards_id_check', isRandomId(table.id)),
    check('cards_status_check', isOneOf(table.status, cardStatuses)),
    check('cards_document_check', sql`jsonb_typeof(${table.document}) = 'object'`),
    check('cards_revision_check', sql`${table.revision} > 0`),
    check('cards_seal_check', sql`num_nulls(${table.sealDate}, ${table.sealTime}) in (0, 2)`),
    unique('cards_creation_key_unique').on(table.userId, table.creationKey),
    // One for each order of the lists; each is read in both directions.
    index('cards_list_index')
      .on(table.userId, table.status, table.updatedAt, table.id)
      .where(isNotDeleted(table)),
    index('cards_name_index')
      .on(table.userId, table.status, sql`${table.nameKey} collate "C"`, table.id)
      .where(isNotDeleted(table)),
    index('cards_views_index')
      .on(table.userId, table.status, table.views, table.id)
      .where(isNotDeleted(table)),
    index('cards_hidden_index').on(table.hiddenAt, table.id).where(sql`${table.hiddenAt} is not null`),
    index('cards_seal_date_index').on(table.sealDate).where(sql`${table.sealDate} is not null`),
    index('cards_unindexed_index').on(table.id).where(isUnindexed(table)),
    index('cards_deleted_index').on(table.deletedAt).where(isDeleted(table)),
  ],
);

/** A column that names a card and goes with it. */
export const cardReference = () =>
  text('card_id')
    .notNull()
    .references(() => cards.id, { onDelete: 'cascade' });

/**
 * Selects the cards that were not deleted a moment ago. Whoever lists, counts or changes cards of one user or of all asks
 * for this; who may see a card is said by `cards/access.ts`.
 */
export function isNotDeleted(table: { readonly deletedAt: AnyPgColumn }): SQL {
  return sql`${table.deletedAt} is null`;
}

/** Selects the cards that their owner can still bring back. */
export function isDeleted(table: { readonly deletedAt: AnyPgColumn }): SQL {
  return sql`${table.deletedAt} is not null`;
}

/** Selects the drafts or the published cards of a list. */
export function hasStatus(table: { readonly status: AnyPgColumn }, status: CardStatus): SQL {
  return eq(table.status, status);
}

/** Selects the cards whose columns for lists are not those of their document. */
export function isUnindexed(table: Record<'indexedRevision' | 'revision', AnyPgColumn>): SQL {
  return sql`${table.indexedRevision} <> ${table.revision}`;
}

/** Written by a trigger. The address of a deleted card answers "gone", and its id is never given again. */
export const deletedCards = pgTable('deleted_cards', {
  id: text('id').primaryKey(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
});
