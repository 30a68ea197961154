import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { birthdayCalendars, leapDays } from '#content/contacts/birthday.ts';
import { reminderKinds, reminderWays } from '#content/contacts/reminder-kinds.ts';
import { user, userReference } from './accounts.ts';
import { isOneOf, isRandomId, moment } from './columns.ts';

/** Files of contacts that somebody took over: each is undone as one. */
export const contactImports = pgTable(
  'contact_imports',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    /** The contacts that it changed, as they were before (`ReplacedContact`). */
    replaced: jsonb('replaced').notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'contact_imports_pkey', columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [user.id] }).onDelete('cascade'),
    check('contact_imports_id_check', isRandomId(table.id)),
  ],
);

/** Whose birthdays an account or a guest keeps. */
export const contacts = pgTable(
  'contacts',
  {
    userId: userReference('user_id'),
    id: text('id').notNull(),
    /** Of the form or the line of a file: sent again, it makes no second row. */
    formKey: text('form_key').notNull(),
    name: text('name').notNull(),
    calendar: text('calendar', { enum: birthdayCalendars }).notNull(),
    /** Of that calendar, as `Birthday` counts it. */
    month: smallint('month').notNull(),
    day: smallint('day').notNull(),
    year: smallint('year'),
    leapDay: text('leap_day', { enum: leapDays }).notNull(),
    /** One of ours; null: not said. */
    relationship: text('relationship'),
    language: text('language'),
    city: text('city'),
    zone: text('zone'),
    note: text('note').notNull().default(''),
    /** Whether its owner is reminded of it by mail, where they are at all. */
    isReminded: boolean('is_reminded').notNull().default(true),
    /** The import that made it. */
    importId: text('import_id'),
    /** Null while a birthday that was told by the link waits for the owner. */
    acceptedAt: moment('accepted_at'),
    /** Since when it can be brought back, and is shown nowhere. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'contacts_pkey', columns: [table.userId, table.id] }),
    unique('contacts_form_key_unique').on(table.userId, table.formKey),
    // For those whose day is near, of everybody.
    index('contacts_day_index').on(table.calendar, table.month, table.day),
    index('contacts_deleted_at_index').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('contacts_id_check', isRandomId(table.id)),
    check('contacts_form_key_check', isRandomId(table.formKey)),
    check('contacts_name_check', sql`${table.name} <> ''`),
    check('contacts_calendar_check', isOneOf(table.calendar, birthdayCalendars)),
    check('contacts_leap_day_check', isOneOf(table.leapDay, leapDays)),
    check('contacts_day_check', sql`${table.month} between 1 and 13 and ${table.day} between 1 and 31`),
    check('contacts_zone_check', sql`num_nulls(${table.city}, ${table.zone}) in (0, 2)`),
  ],
);

/** What somebody chose about the people whose birthdays they keep; no row: nothing yet. */
export const contactSettings = pgTable(
  'contact_settings',
  {
    userId: userReference('user_id').primaryKey(),
    /** Counts the addresses of the calendar: each is made anew from it. 0 while there was none. */
    feedGeneration: integer('feed_generation').notNull().default(0),
    /** Of the calendar's address; null while nobody may read it. */
    feedHash: text('feed_hash'),
    /** The same of the link by which friends tell their birthdays. */
    tellGeneration: integer('tell_generation').notNull().default(0),
    tellHash: text('tell_hash'),
    /** Mail a week before, and on the day. */
    mailsWeekBefore: boolean('mails_week_before').notNull().default(true),
    mailsOnDay: boolean('mails_on_day').notNull().default(true),
    /** Messages on devices say names, which others may read on a locked screen. */
    pushesNames: boolean('pushes_names').notNull().default(false),
    /** As the browser last said, for whoever chose none in the profile. */
    seenLanguage: text('seen_language'),
    seenZone: text('seen_zone'),
  },
  (table) => [
    unique('contact_settings_feed_unique').on(table.feedHash),
    unique('contact_settings_tell_unique').on(table.tellHash),
  ],
);

/** Reminders that were sent: each once, whatever restarts. */
export const reminders = pgTable(
  'reminders',
  {
    userId: text('user_id').notNull(),
    contactId: text('contact_id').notNull(),
    /** The birthday, as the day of one year. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: reminderKinds }).notNull(),
    way: text('way', { enum: reminderWays }).notNull().default('mail'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'reminders_pkey',
      columns: [table.userId, table.contactId, table.day, table.kind, table.way],
    }),
    foreignKey({
      columns: [table.userId, table.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('reminders_kind_check', isOneOf(table.kind, reminderKinds)),
    check('reminders_way_check', isOneOf(table.way, reminderWays)),
  ],
);

/** The card that waits for a birthday. */
export const contactCards = pgTable(
  'contact_cards',
  {
    userId: text('user_id').notNull(),
    contactId: text('contact_id').notNull(),
    /** The birthday, as the day of one year. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Without a foreign key: rows stand beside those of their account. */
    cardId: text('card_id').notNull(),
    /** Prepared by us a week before; false once its owner is known to have gone on with it. */
    isPrepared: boolean('is_prepared').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'contact_cards_pkey', columns: [table.userId, table.contactId, table.day] }),
    index('contact_cards_card_index').on(table.cardId),
    index('contact_cards_prepared_index').on(table.day).where(sql`${table.isPrepared}`),
    foreignKey({
      columns: [table.userId, table.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);
