import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  time,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { reactionKeys } from '#content/reply-form.ts';

/*
 * Every table of the product. Triggers do what table definitions cannot: an id is never used again, a changed card
 * sends a notification, a file that no card uses any more gets a date. They are in the migrations beside this file.
 */

export const cardStatuses = ['draft', 'published'] as const;
export type CardStatus = (typeof cardStatuses)[number];

export const shareChannels = [
  'whatsapp',
  'email',
  'facebook',
  'instagram',
  'youtube',
  'pinterest',
  'x',
  'link',
  'qr',
  'device',
] as const;
export type ShareChannel = (typeof shareChannels)[number];

export const reportStates = ['open', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

export const fileKinds = ['photo', 'audio', 'avatar'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Of Unicode; no name has it, and none is sorted after it: cards without a name come last. */
export const lastCharacter = 0x10ffff;

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An id that cannot be guessed: 128 random bits as 22 characters of base64url. */
const isRandomId = (column: AnyPgColumn): SQL => sql`${column} ~ '^[A-Za-z0-9_-]{22}$'`;

const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/* The names of these five tables and of their properties are the ones Better Auth looks for. */

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
const userReference = (name: string) =>
  text(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** The ways into an account: its own password (`credential`) and accounts elsewhere. */
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
    /** When whoever made this way in proved that the user's address is theirs; null when never. */
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
    /** The way in that opened it; ends with it. Null for sessions of before this was noted. */
    openedBy: text('opened_by').references(() => account.id, { onDelete: 'cascade' }),
    /** The guest whose session this browser had when it logged in, until the account took the cards or left them. */
    guestId: text('guest_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('session_user_id_index').on(table.userId),
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
  (table) => [index('verification_identifier_index').on(table.identifier)],
);

export const rateLimit = pgTable('rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  /** Milliseconds since 1970. */
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** The name and picture a user shows; a user without a row has not set any. */
export const profiles = pgTable('profiles', {
  id: userReference('id').primaryKey(),
  fullName: text('full_name'),
  website: text('website'),
  avatarUrl: text('avatar_url'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The document is the card. */
export const cards = pgTable(
  'cards',
  {
    id: text('id').primaryKey(),
    userId: userReference('user_id'),
    status: text('status', { enum: cardStatuses }).notNull(),
    /** Of any version: what is read goes through the document's own reader first, and no SQL looks inside. */
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
    index('cards_unindexed_index').on(table.id).where(isUnindexed(table)),
    index('cards_deleted_index').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Of the cards that were not deleted a moment ago: whoever lists, shows or changes cards asks for this. */
export function isNotDeleted(table: { readonly deletedAt: AnyPgColumn }): SQL {
  return sql`${table.deletedAt} is null`;
}

/** Of the cards whose columns for lists are not those of their document. */
export function isUnindexed(table: Record<'indexedRevision' | 'revision', AnyPgColumn>): SQL {
  return sql`${table.indexedRevision} <> ${table.revision}`;
}

/** Of the cards that everybody may see who has their address, once they are not sealed: `isSealed` says that. */
export function isPublic(table: Pick<typeof cards, 'status' | 'deletedAt' | 'hiddenAt'>): SQL | undefined {
  return and(eq(table.status, 'published'), isNotDeleted(table), isNull(table.hiddenAt));
}

/** Written by a trigger. The address of a deleted card answers "gone", and its id is never given again. */
export const deletedCards = pgTable('deleted_cards', {
  id: text('id').primaryKey(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
});

export const sharedCards = pgTable(
  'shared_cards',
  {
    id: text('id').primaryKey(),
    cardId: text('card_id')
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    senderUserId: userReference('sender_user_id'),
    channel: text('channel', { enum: shareChannels }).notNull(),
    sharedAt: moment('shared_at').notNull().defaultNow(),
  },
  (table) => [
    check('shared_cards_channel_check', isOneOf(table.channel, shareChannels)),
    index('shared_cards_sender_index').on(table.senderUserId, table.sharedAt, table.id),
    index('shared_cards_card_id_index').on(table.cardId),
  ],
);

/** What receivers answered to a card. Only the owner of the card reads it. */
export const replies = pgTable(
  'replies',
  {
    id: text('id').primaryKey(),
    cardId: text('card_id')
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    /** Null where there are words only. */
    reaction: text('reaction', { enum: reactionKeys }),
    /** Empty where there is a reaction only. */
    text: text('text').notNull().default(''),
    /** As the visitor typed it; may be empty. */
    name: text('name').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the owner first saw it. */
    seenAt: moment('seen_at'),
    /** Since when the owner hides it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    check('replies_content_check', sql`${table.reaction} is not null or ${table.text} <> ''`),
    index('replies_card_index').on(table.cardId, table.createdAt, table.id),
  ],
);

/** When a user last got mail about replies, and whether they want any. Without a row: never yet, and yes. */
export const replyMails = pgTable('reply_mails', {
  userId: userReference('user_id').primaryKey(),
  /** When the last one was sent, or will be. */
  dueAt: moment('due_at'),
  /** Since when the user wants none. */
  stoppedAt: moment('stopped_at'),
});

/** Who likes which design: an account, or a browser in which nobody was signed in. */
export const designLikes = pgTable(
  'design_likes',
  {
    id: text('id').primaryKey(),
    design: text('design').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** Hash of the browser's cookie. */
    browser: text('browser'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('design_likes_owner_check', sql`num_nonnulls(${table.userId}, ${table.browser}) = 1`),
    // Nobody counts twice, whatever two requests do at the same time.
    unique('design_likes_user_unique').on(table.userId, table.design),
    unique('design_likes_browser_unique').on(table.browser, table.design),
    index('design_likes_design_index').on(table.design),
  ],
);

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
    /** Of sound only. */
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

/** What visitors wrote to the site's operator. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('messages_created_at_index').on(table.createdAt)],
);

/** What somebody finds wrong with a card, or with a design of ours. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    /** The reported card, perhaps removed since; null for a design. */
    cardId: text('card_id'),
    /** The reported design; null for a card. */
    design: text('design'),
    reason: text('reason').notNull(),
    /** What the person added; empty when nothing. */
    text: text('text').notNull().default(''),
    /** Null for a visitor, and when the account is gone. */
    reporterId: text('reporter_id').references(() => user.id, { onDelete: 'set null' }),
    /** HMAC of a visitor's network, so that many reports of one sender are seen as such; null for an account. */
    addressHash: text('address_hash'),
    state: text('state', { enum: reportStates }).notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    check('reports_target_check', sql`num_nonnulls(${table.cardId}, ${table.design}) = 1`),
    check('reports_state_check', isOneOf(table.state, reportStates)),
    index('reports_list_index').on(table.state, table.createdAt, table.id),
    index('reports_created_at_index').on(table.createdAt),
    index('reports_card_id_index').on(table.cardId),
    index('reports_reporter_id_index').on(table.reporterId),
  ],
);

/** Mail that waits to be sent; a row is deleted when its mail was. A trigger notifies the mail workers of new rows. */
export const mailJobs = pgTable(
  'mail_jobs',
  {
    id: text('id').primaryKey(),
    /** A `MailJob`, written by this release or the one before. */
    job: jsonb('job').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** In the future while a worker is sending it. */
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    /** When the workers give up. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('mail_jobs_next_try_at_index').on(table.nextTryAt)],
);

/** Mail that could not be sent: refused for good, or tried for too long. The operator sends it once more or drops it. */
export const failedMails = pgTable(
  'failed_mails',
  {
    id: text('id').primaryKey(),
    /** A `MailJob`. */
    job: jsonb('job').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull(),
    /** A code such as `EENVELOPE`, or `EXPIRED`; never an address. */
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
    failedAt: moment('failed_at').notNull().defaultNow(),
  },
  (table) => [index('failed_mails_failed_at_index').on(table.failedAt, table.id)],
);

/** What operators did. A trigger refuses changes, and removals before a year has passed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    /** The operator's address, or the command line and its user. */
    actor: text('actor').notNull(),
    /** The command: `card hide`. */
    action: text('action').notNull(),
    /** The id of the card, account, mail or report that it was about; empty where there is none. */
    target: text('target').notNull(),
    outcome: text('outcome').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_created_at_index').on(table.createdAt, table.id),
    index('audit_log_target_index').on(table.target),
  ],
);
