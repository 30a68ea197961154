import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { userReference } from './accounts.ts';
import { cardReference, cards } from './cards.ts';
import { isOneOf, isRandomId, moment } from './columns.ts';

export const fileKinds = ['photo', 'audio', 'avatar'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What was uploaded. The bytes are in the file store under the same id. */
export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    userId: userReference('user_id'),
    kind: text('kind', { enum: fileKinds }).notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pixels, of pictures only. */
    width: integer('width'),
    height: integer('height'),
    /** The length of a sound; null for a photo. */
    seconds: real('seconds'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When a card last stopped using it; null when no card ever did. Set by a trigger. */
    releasedAt: moment('released_at'),
  },
  (table) => [
    check('files_id_check', isRandomId(table.id)),
    check('files_kind_check', isOneOf(table.kind, fileKinds)),
    check('files_bytes_check', sql`${table.bytes} >= 0`),
    index('files_user_id_index').on(table.userId),
    index('files_unused_index').on(sql`greatest(${table.createdAt}, ${table.releasedAt})`),
  ],
);

/**
 * Files whose bytes are to be deleted after `dueAt`. A trigger adds every deleted row of `files`. An upload adds its id
 * before it stores bytes and takes it out again when it writes its row, so that a failed upload is cleaned up.
 */
export const pendingDeletions = pgTable('pending_deletions', {
  id: text('id').primaryKey(),
  dueAt: moment('due_at').notNull().defaultNow(),
});

/** Which files a card needs: a file in use cannot be deleted. */
export const cardFiles = pgTable(
  'card_files',
  {
    cardId: text('card_id').notNull(),
    fileId: text('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.fileId] }),
    foreignKey({ columns: [table.cardId], foreignColumns: [cards.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.fileId], foreignColumns: [files.id] }).onDelete('restrict'),
    index('card_files_file_id_index').on(table.fileId),
  ],
);

/** Files that others sent for a card: each stands with a note or an answer, whose row names it. */
export const sentFiles = pgTable(
  'sent_files',
  {
    cardId: cardReference(),
    /** Without a foreign key: rows stand beside those of their card, a file beside its owner. */
    fileId: text('file_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'sent_files_pkey', columns: [table.cardId, table.fileId] }),
    index('sent_files_file_id_index').on(table.fileId),
  ],
);

/**
 * Files of the cards that the operator hid or removed: nobody but their owner sees them, and no other card takes them,
 * also when that card lets go of them or is no more.
 */
export const hiddenFiles = pgTable(
  'hidden_files',
  {
    fileId: text('file_id').notNull(),
    /** For whose sake; perhaps removed since. */
    cardId: text('card_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.cardId] }),
    foreignKey({ columns: [table.fileId], foreignColumns: [files.id] }).onDelete('cascade'),
  ],
);
