import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
} from 'drizzle-orm/pg-core';
import { audiences, othersSee } from '#content/contribution-choices.ts';
import { cardReference } from './cards.ts';
import { isOneOf, isRandomId, moment } from './columns.ts';

/** How a card is signed by others: a row for each card whose owner asked for that. */
export const signings = pgTable(
  'signings',
  {
    cardId: cardReference().primaryKey(),
    /** Of the signing link. */
    linkHash: text('link_hash').notNull(),
    /** Counts the links: each is made anew from it. */
    generation: integer('generation').notNull().default(1),
    /** What signers see of the notes of others. */
    othersSee: text('others_see', { enum: othersSee }).notNull().default('signed'),
    /** Whether a note waits until the organiser approves it. */
    approvesFirst: boolean('approves_first').notNull().default(false),
    maxNotes: integer('max_notes').notNull(),
    /** Until when signers are asked to sign, as a seal says it (`card/seal`); nothing ends then. Null: not asked. */
    signByDate: date('sign_by_date', { mode: 'string' }),
    signByTime: time('sign_by_time'),
    signByZone: text('sign_by_zone'),
    signByCity: text('sign_by_city'),
    pausedAt: moment('paused_at'),
    /** When somebody but its owner first opened the card: notes that come later are late. */
    openedAt: moment('opened_at'),
    /** Since when late notes are taken without an end. */
    keptOpenAt: moment('kept_open_at'),
    /** When its owner was told that few had signed. */
    warnedAt: moment('warned_at'),
    /** Counts the links by which others help to organise; 0 while there was none. */
    organiserGeneration: integer('organiser_generation').notNull().default(0),
    organiserLinkHash: text('organiser_link_hash'),
    /** When its owner's account was deleted, so that the card ends some time after it is opened. */
    orphanedAt: moment('orphaned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('signings_link_unique').on(table.linkHash),
    unique('signings_organiser_link_unique').on(table.organiserLinkHash),
    index('signings_orphaned_index').on(table.orphanedAt).where(sql`${table.orphanedAt} is not null`),
    check('signings_others_see_check', isOneOf(table.othersSee, othersSee)),
    check('signings_sign_by_check', sql`num_nulls(${table.signByDate}, ${table.signByTime}) in (0, 2)`),
    check('signings_generation_check', sql`${table.generation} > 0`),
    check('signings_max_notes_check', sql`${table.maxNotes} > 0`),
  ],
);

/** What others wrote on a card. A row of its own, so that no signer's write meets one of the card's owner. */
export const contributions = pgTable(
  'contributions',
  {
    cardId: cardReference(),
    id: text('id').notNull(),
    /** Chosen by the form: sent again, it makes no second note. */
    formKey: text('form_key').notNull(),
    /** Of the signer's own link. */
    linkHash: text('link_hash').notNull(),
    generation: integer('generation').notNull().default(1),
    /** Both are empty when it was withdrawn. */
    name: text('name').notNull(),
    words: text('words').notNull(),
    /** A photo or a voice that stands with the words (`sent_files`). */
    fileId: text('file_id'),
    /** What is said in the voice, as its signer wrote it down. */
    transcript: text('transcript').notNull().default(''),
    /** The path of a drawing, on a pad as that for signatures (`card/signature`). */
    ink: text('ink'),
    audience: text('audience', { enum: audiences }).notNull(),
    /** Written by the organiser for somebody. */
    isOnBehalf: boolean('is_on_behalf').notNull().default(false),
    /** It came after the card was opened. */
    isLate: boolean('is_late').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Its place among those of its card, as they came or as the organiser moved them. */
    position: integer('position').notNull(),
    /** Null while it waits for the organiser. */
    approvedAt: moment('approved_at'),
    /** Since when the organiser hides it. */
    hiddenAt: moment('hidden_at'),
    /** Since when its signer took it back: the row stays, so that its form is not stored again. */
    withdrawnAt: moment('withdrawn_at'),
    /** When the organiser first saw it as it is. */
    seenAt: moment('seen_at'),
    /** When its link was mailed to its signer, which is done once. */
    mailedAt: moment('mailed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'contributions_pkey', columns: [table.cardId, table.id] }),
    unique('contributions_form_key_unique').on(table.cardId, table.formKey),
    unique('contributions_link_unique').on(table.linkHash),
    index('contributions_file_id_index').on(table.fileId).where(sql`${table.fileId} is not null`),
    check('contributions_attachment_check', sql`num_nonnulls(${table.fileId}, ${table.ink}) <= 1`),
    check('contributions_file_id_check', isRandomId(table.fileId)),
    check('contributions_id_check', isRandomId(table.id)),
    check('contributions_audience_check', isOneOf(table.audience, audiences)),
    check(
      'contributions_name_check',
      sql`(${table.name} <> '') = (${table.withdrawnAt} is null) and (${table.words} = '' or ${table.withdrawnAt} is null)`,
    ),
  ],
);

/** Who was asked by name to sign a card, each by a link of their own. */
export const invitations = pgTable(
  'invitations',
  {
    cardId: cardReference(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    linkHash: text('link_hash').notNull(),
    /** Its place in the list. */
    position: integer('position').notNull(),
    seenAt: moment('seen_at'),
    /** The note that was written by it, which may have been taken back since. */
    noteId: text('note_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'invitations_pkey', columns: [table.cardId, table.id] }),
    unique('invitations_name_unique').on(table.cardId, table.name),
    unique('invitations_link_unique').on(table.linkHash),
    check('invitations_id_check', isRandomId(table.id)),
    check('invitations_name_check', sql`${table.name} <> ''`),
  ],
);

/** Who helps a card's owner to organise how it is signed. */
export const organisers = pgTable(
  'organisers',
  {
    cardId: cardReference(),
    /** An account or a guest. Without a foreign key: rows stand beside those of their card. */
    userId: text('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'organisers_pkey', columns: [table.cardId, table.userId] }),
    index('organisers_user_id_index').on(table.userId),
  ],
);

type NoteColumns = Record<'approvedAt' | 'hiddenAt' | 'withdrawnAt', AnyPgColumn>;

/** Selects the notes that stand on their card. */
export function isOnCard({ approvedAt, hiddenAt, withdrawnAt }: NoteColumns): SQL | undefined {
  return and(isNotNull(approvedAt), isNull(hiddenAt), isNull(withdrawnAt));
}
