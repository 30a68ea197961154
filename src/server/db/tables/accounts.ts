import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/* The first five tables are as Better Auth wanted them, which release 0.1 used: both releases run on them during an upgrade. */

export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** A guest, who makes cards without an account. The email address is a placeholder (`placeholder-email.ts`). */
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('user_guest_index').on(table.createdAt).where(sql`${table.isAnonymous}`)],
);

/** A column that names a user and goes with them. */
export const userReference = (name: string) =>
  text(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The sign-in methods of an account: its own password (`credential`) and accounts elsewhere. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userReference('user_id'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    /** When whoever made this sign-in method proved that the user's address is theirs; null when never. */
    provedAt: moment('proved_at'),
    /** Hash of the cookie of the browser it was made in, for as long as the address is not proved. */
    browser: text('browser'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // One outside account opens one account here, whatever two requests do at the same time.
    unique('account_provider_account_unique').on(table.providerId, table.accountId),
    index('account_user_id_index').on(table.userId),
  ],
);

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: userReference('user_id'),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The sign-in method that opened it; ends with it. Null for sessions of before this was noted. */
    openedBy: text('opened_by').references(() => account.id, { onDelete: 'cascade' }),
    /** The guest whose session this browser had when it logged in, until the account took the cards or left them. */
    guestId: text('guest_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('session_user_id_index').on(table.userId),
    // For the job that deletes what has expired.
    index('session_expires_at_index').on(table.expiresAt),
    index('session_opened_by_index').on(table.openedBy),
    index('session_guest_id_index').on(table.guestId).where(sql`${table.guestId} is not null`),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verification_identifier_index').on(table.identifier),
    // For the same job.
    index('verification_expires_at_index').on(table.expiresAt),
  ],
);

export const rateLimit = pgTable(
  'rate_limit',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull().unique(),
    count: integer('count').notNull(),
    /** Milliseconds since 1970. */
    lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limit_last_request_index').on(table.lastRequest)],
);

/** Where a guest had a link to the cards mailed: a keyed hash of the address. */
export const guestAddresses = pgTable(
  'guest_addresses',
  {
    userId: userReference('user_id').primaryKey(),
    addressHash: text('address_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('guest_addresses_hash_index').on(table.addressHash)],
);

/** The name and picture a user shows; a user without a row has not set any. */
export const profiles = pgTable('profiles', {
  id: userReference('id').primaryKey(),
  fullName: text('full_name'),
  website: text('website'),
  avatarUrl: text('avatar_url'),
  /** Of mail; null: as the browser last said. */
  language: text('language'),
  timeZone: text('time_zone'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
