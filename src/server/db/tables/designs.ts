import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { designRefusals } from '#content/design-publishing.ts';
import { designMoods, designMotifs, designOccasions } from '#content/design-titles.ts';
import { badges } from '#content/discover.ts';
import { tones } from '#content/tones.ts';
import { userReference } from './accounts.ts';
import { cards } from './cards.ts';
import { isOneOf, isRandomId, moment } from './columns.ts';

/** `own`: its maker's alone. `waiting`: for the operator's answer. `refused` and `withdrawn` are seen by nobody else either. */
export const designStates = ['own', 'waiting', 'public', 'refused', 'withdrawn'] as const;
export type DesignState = (typeof designStates)[number];

/** Looks that people keep to begin cards with, and those that they gave to everybody. A look is never changed. */
export const designs = pgTable(
  'designs',
  {
    id: text('id').primaryKey(),
    userId: userReference('user_id'),
    /** Chosen by the client: a design that is sent again makes no second one. */
    creationKey: text('creation_key').notNull(),
    /** An empty card with the look, as a document of any version: only `designs/stored-look.ts` reads and writes it. */
    look: jsonb('look').$type<unknown>().notNull(),
    /** Hash of the look: two that look the same are not both public. */
    fingerprint: text('fingerprint').notNull(),
    /** Hash of what is seen first of the look, since it was given to everybody: two of these are nearly the same. */
    likeness: text('likeness'),
    /** One of `tones`: the wish on it is ours, in the language of whoever sees it. */
    tone: text('tone').notNull(),
    /** What its maker calls it. Nobody else sees that. */
    name: text('name').notNull().default(''),
    state: text('state', { enum: designStates }).notNull().default('own'),
    /** The three that it is called by, since it was given to everybody. */
    occasion: text('occasion', { enum: designOccasions }),
    mood: text('mood', { enum: designMoods }),
    motif: text('motif', { enum: designMotifs }),
    /** The design that it was made from, of somebody else or of ours; null for none. */
    remixOf: text('remix_of'),
    /** The pen name of whoever made that one, as it was then; null for ours. */
    remixPenName: text('remix_pen_name'),
    /** Why the operator refused it; null where that did not happen last. */
    refusal: text('refusal', { enum: designRefusals }),
    /** What the operator praises it for; null for none. */
    badge: text('badge', { enum: badges }),
    /** Cards that began with it and were published in the last 30 days, counted every hour. */
    recentCards: integer('recent_cards').notNull().default(0),
    /** Public designs that were made from it, counted every hour. */
    remixes: integer('remixes').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    submittedAt: moment('submitted_at'),
    publishedAt: moment('published_at'),
    /** Since when a report or the operator keeps it from everybody but its maker. */
    hiddenAt: moment('hidden_at'),
    /** Since when no report hides it: the operator looked at it after one, and left it. */
    keptAt: moment('kept_at'),
  },
  (table) => [
    check('designs_id_check', isRandomId(table.id)),
    check('designs_look_check', sql`jsonb_typeof(${table.look}) = 'object'`),
    check('designs_state_check', isOneOf(table.state, designStates)),
    check(
      'designs_tone_check',
      isOneOf(
        table.tone,
        tones.map(({ key }) => key),
      ),
    ),
    check(
      'designs_title_check',
      sql`${table.state} = 'own' or num_nulls(${table.occasion}, ${table.mood}, ${table.motif}) = 0`,
    ),
    check('designs_refusal_check', isOneOf(table.refusal, designRefusals)),
    check('designs_published_check', sql`${table.state} <> 'public' or ${table.publishedAt} is not null`),
    uniqueIndex('designs_creation_key_unique').on(table.userId, table.creationKey),
    uniqueIndex('designs_fingerprint_unique').on(table.fingerprint).where(isOffered(table)),
    uniqueIndex('designs_likeness_unique').on(table.likeness).where(isOffered(table)),
    index('designs_own_index').on(table.userId, table.createdAt, table.id),
    index('designs_waiting_index').on(table.submittedAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('designs_hidden_index').on(table.hiddenAt, table.id).where(sql`${table.hiddenAt} is not null`),
    index('designs_remix_index').on(table.remixOf).where(sql`${table.remixOf} is not null`),
    // One for each order in which everybody sees them.
    index('designs_new_index').on(table.publishedAt, table.id).where(isPublic(table)),
    index('designs_sent_index').on(table.recentCards, table.id).where(isPublic(table)),
    index('designs_remixed_index').on(table.remixes, table.id).where(isPublic(table)),
    index('designs_badge_index').on(table.publishedAt, table.id).where(isPicked(table)),
    // One for each filter of the gallery: a rare one finds its designs without reading the others.
    index('designs_occasion_index').on(table.occasion, table.publishedAt, table.id).where(isPublic(table)),
    index('designs_mood_index').on(table.mood, table.publishedAt, table.id).where(isPublic(table)),
    index('designs_motif_index').on(table.motif, table.publishedAt, table.id).where(isPublic(table)),
  ],
);

type Columns = Readonly<Record<'state' | 'hiddenAt' | 'badge', AnyPgColumn>>;

/** Selects the designs that everybody sees. */
export function isPublic({ state, hiddenAt }: Pick<Columns, 'state' | 'hiddenAt'>): SQL {
  return sql`${state} = 'public' and ${hiddenAt} is null`;
}

function isPicked(table: Columns): SQL {
  return sql`${isPublic(table)} and ${table.badge} is not null`;
}

/** Selects the designs that are public, hidden or wait to be. */
export function isOffered({ state }: Pick<Columns, 'state'>): SQL {
  return sql`${state} in ('waiting', 'public')`;
}

/** Selects those that a report or the operator hid, and that nobody has answered for: also when their maker took them back. */
export function isHeldForReview({ state, hiddenAt }: Pick<Columns, 'state' | 'hiddenAt'>): SQL {
  return sql`${state} in ('public', 'withdrawn') and ${hiddenAt} is not null`;
}

/** What makers are called by others. The operator looks at each once, with the first design. */
export const penNames = pgTable(
  'pen_names',
  {
    userId: userReference('user_id').primaryKey(),
    name: text('name').notNull(),
    /** The name as it is compared: two that look alike are not both taken. */
    nameKey: text('name_key').notNull(),
    /** Null until the operator looked at it. */
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('pen_names_name_key_unique').on(table.nameKey)],
);

export const favouriteKinds = ['design', 'background', 'sticker', 'card'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** What an account or a guest marked to find it again. */
export const favourites = pgTable(
  'favourites',
  {
    userId: userReference('user_id'),
    kind: text('kind', { enum: favouriteKinds }).notNull(),
    /** The id of a design or a card, or the key of a background or a sticker. */
    target: text('target').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'favourites_pkey', columns: [table.userId, table.kind, table.target] }),
    check('favourites_kind_check', isOneOf(table.kind, favouriteKinds)),
    check('favourites_target_check', sql`length(${table.target}) between 1 and 61`),
  ],
);

/** Selects the cards that a user marked. */
export function isFavouriteCard(userId: string): SQL {
  const { userId: owner, kind, target } = favourites;
  return sql`exists (select from ${favourites} where ${owner} = ${userId} and ${kind} = 'card' and ${target} = ${cards.id})`;
}
