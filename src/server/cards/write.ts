import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Card } from '#card/document/card.ts';
import { keepNewerFields, parseStoredCard } from '#card/document/versions.ts';
import type { Seal } from '#card/seal/seal.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db, Transaction } from '../db/database.ts';
import { deleteCards } from '../db/delete-cards.ts';
import { type LockedUser, lockUser } from '../db/locks/lock-user.ts';
import { cards, hasStatus, isNotDeleted } from '../db/tables/cards.ts';
import { cardFiles, files } from '../db/tables/files.ts';
import { randomId } from '../random-id.ts';
import { accessColumns, sealValues, storedAccessOf } from './access.ts';
import { filesOf, hiddenFilesOf } from './read.ts';
import { searchColumns } from './search.ts';
import {
  type CardId,
  type CardStatus,
  type CardWriteFailure,
  type CreationKey,
  cardsPerAccount,
  cardsPerGuest,
  damagedCardMessage,
  newerCardMessage,
  type OwnedCardId,
  type ParsedCard,
  type RestoreFailure,
  type SaveAs,
  type StoredRevision,
  statusAfter,
  undoTimeMs,
} from './types.ts';

export interface NewCard {
  readonly userId: string;
  readonly card: ParsedCard;
  readonly status: CardStatus;
  readonly creationKey: CreationKey;
  /** The id of the design that it began with; null for none. */
  readonly design?: string | null;
  /** Null for a card that opens at once. */
  readonly seal?: Seal | null;
}

export interface CardUpdate {
  readonly id: OwnedCardId;
  readonly card: ParsedCard;
  /** The version of the document that was sent; the newest by default. What an older one cannot say stays as it is stored. */
  readonly version?: number;
  /** What is asked for, not yet the status that follows. */
  readonly status: SaveAs;
  /** The revision that the client has edited. */
  readonly expectedRevision: number;
  /** Stored with the document, so that a card is never open between the two; the stored one stays where it is absent. */
  readonly seal?: Seal | null;
}

/**
 * Stores a new card. A repeated call with the same user and key returns the first card, also when it was changed since.
 * Of that call the seal alone is stored: it may have been chosen after the first one was sent.
 */
export function createCard(
  db: Db,
  { userId, card, status, creationKey, design = null, seal }: NewCard,
): Promise<Result<StoredRevision, CardWriteFailure>> {
  return db.transaction(async (tx) => {
    // The number of cards stays right until the commit, and a repeated save waits for the first.
    const owner = await lockUser(tx, userId);
    if (!owner) return fail(failures.missing);
    const [known] = await tx
      .select({ ...saved, deletedAt: cards.deletedAt })
      .from(cards)
      .where(and(eq(cards.userId, userId), eq(cards.creationKey, creationKey)));
    if (known?.deletedAt) return fail(failures.missing);
    if (known) {
      if (seal !== undefined) await tx.update(cards).set(sealValues(seal)).where(eq(cards.id, known.id));
      return ok(asSaved(known));
    }
    const full = await quotaFailure(tx, userId, owner);
    if (full) return fail(full);
    if (!(await ownsFiles(tx, userId, card))) return fail(failures.files);
    if ((await hiddenFilesOf(tx, card)).length > 0) return fail(failures.hidden);
    const [row] = await tx
      .insert(cards)
      .values({
        id: randomId(),
        userId,
        status,
        document: card,
        ...searchColumns(card, 1),
        creationKey,
        design,
        ...sealValues(seal ?? null),
        publishedAt: publication(status),
      })
      .returning(saved);
    if (!row) throw new Error('PostgreSQL stored a card and returned none.');
    await linkFiles(tx, row.id, card);
    return ok(asSaved(row));
  });
}

/**
 * Stores the next revision, unless another one was stored since `expectedRevision`.
 * A repeated save of the same content is no conflict: the answer to the first was lost.
 * A published card is not made a draft, except by `offline`.
 */
export function updateCard(db: Db, update: CardUpdate): Promise<Result<StoredRevision, CardWriteFailure>> {
  const { expectedRevision } = update;
  const sealed = update.seal === undefined ? null : sealValues(update.seal);
  const { id, userId } = update.id;
  const nextStatus = statusAfter(update.status);
  const mine = isOwn(update.id);
  return db.transaction(async (tx) => {
    const [present] = await tx
      .select({ ...saved, document: cards.document, access: accessColumns })
      .from(cards)
      .where(mine)
      .for('update');
    if (!present) return fail(failures.missing);
    const stored = parseStoredCard(present.document);
    const card = stored.ok ? asSent(update, stored.value) : update.card;
    if (present.revision !== expectedRevision) {
      const { revision, status } = present;
      const isSame = stored.ok && isDeepStrictEqual(stored.value, card) && status === nextStatus;
      const repeated = isSame && revision === expectedRevision + 1;
      if (repeated && sealed) await tx.update(cards).set(sealed).where(mine);
      return repeated ? ok(asSaved(present)) : fail({ ...failures.conflict, revision, status });
    }
    if (!stored.ok && stored.error === 'newer') return fail(failures.newer);
    if (update.status === 'draft' && present.status === 'published') return fail(failures.published);
    if (!(await ownsFiles(tx, userId, card))) return fail(failures.files);
    // A hidden card may keep its hidden files, so that its owner can go on editing.
    const { isHidden } = storedAccessOf(present.access);
    if (!isHidden && (await hiddenFilesOf(tx, card)).length > 0) return fail(failures.hidden);
    const [row] = await tx
      .update(cards)
      .set({
        document: card,
        ...searchColumns(card, present.revision + 1),
        status: nextStatus,
        ...sealed,
        revision: present.revision + 1,
        updatedAt: sql`now()`,
        publishedAt: sql`coalesce(${cards.publishedAt}, ${publication(nextStatus)})`,
      })
      .where(mine)
      .returning(saved);
    if (!row) throw new Error('A locked card vanished.');
    const used = filesOf(card).map(({ file }) => file);
    await tx.delete(cardFiles).where(and(eq(cardFiles.cardId, id), notInArray(cardFiles.fileId, used)));
    await linkFiles(tx, id, card);
    return ok(asSaved(row));
  });
}

/** Seals a card until another moment; null opens it at once. No save of the studio is refused because of it. */
export async function sealCard(db: Db, id: OwnedCardId, seal: Seal | null): Promise<void> {
  await db.update(cards).set(sealValues(seal)).where(isOwn(id));
}

/** Makes a published card a draft again, as it is. Its link answers "not found" until it is published once more. */
export async function takeOffline(db: Db, id: OwnedCardId): Promise<void> {
  const next = { revision: sql`${cards.revision} + 1`, indexedRevision: sql`${cards.indexedRevision} + 1` };
  await db
    .update(cards)
    .set({ ...next, status: 'draft', updatedAt: sql`now()` })
    .where(and(isOwn(id), hasStatus(cards, 'published')));
}

/** Says whether a card takes no more replies. */
export async function setRepliesClosed(db: Db, id: OwnedCardId, isClosed: boolean): Promise<void> {
  await db
    .update(cards)
    .set({ repliesClosedAt: isClosed ? sql`now()` : null })
    .where(isOwn(id));
}

/**
 * Marks a card as deleted: its address answers "gone", and only `restoreCard` works with it, until
 * `removeDeletedCards` deletes its row. Deleting it again changes nothing.
 */
export async function deleteCard(db: Db, id: OwnedCardId): Promise<void> {
  await db.update(cards).set({ deletedAt: sql`now()` }).where(isOwn(id));
}

/**
 * Restores a card that this user deleted, with its address, shares and views. `gone`: there is none, or its row was
 * deleted. Restoring a card that is not deleted changes nothing.
 */
export function restoreCard(db: Db, id: CardId, userId: string): Promise<Result<void, RestoreFailure>> {
  const own = and(eq(cards.id, id), eq(cards.userId, userId));
  return db.transaction(async (tx) => {
    const owner = await lockUser(tx, userId);
    if (!owner) return fail(gone);
    const [row] = await tx.select({ deletedAt: cards.deletedAt }).from(cards).where(own).for('update');
    if (!row) return fail(gone);
    if (!row.deletedAt) return ok(undefined);
    const full = await quotaFailure(tx, userId, owner);
    if (full) return fail(full);
    await tx.update(cards).set({ deletedAt: null }).where(own);
    return ok(undefined);
  });
}

/** Cards of one transaction. Small, so that each is short. */
const batchSize = 100;

/** Deletes the rows of cards that were deleted `undoTimeMs` before `now`; returns how many. */
export async function removeDeletedCards(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - undoTimeMs);
  for (let removed = 0; ; ) {
    const found = await removeBatch(db, before);
    removed += found;
    if (found < batchSize) return removed;
  }
}

function removeBatch(db: Db, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // A card that is being restored is locked, and skipped.
    const due = await tx
      .select({ id: cards.id })
      .from(cards)
      .where(lt(cards.deletedAt, before))
      .orderBy(cards.deletedAt)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    return ids.length === 0 ? 0 : deleteCards(tx, inArray(cards.id, ids));
  });
}

/** Stores a draft with the same content. Both cards use the same files. A hidden card is not copied. */
export async function duplicateCard(
  db: Db,
  id: OwnedCardId,
  creationKey: CreationKey,
): Promise<Result<StoredRevision, CardWriteFailure>> {
  const { userId } = id;
  const [row] = await db
    .select({ document: cards.document, design: cards.design, access: accessColumns })
    .from(cards)
    .where(isOwn(id));
  if (!row) return fail(failures.missing);
  if (storedAccessOf(row.access).isHidden) return fail(failures.hiddenCard);
  const opened = parseStoredCard(row.document);
  if (!opened.ok) return fail(failures[opened.error]);
  const card = opened.value as ParsedCard;
  return createCard(db, { userId, card, status: 'draft', creationKey, design: row.design });
}

export const failures = {
  full: { reason: 'full', sentence: ['cards.full', { max: cardsPerAccount }] },
  guestFull: {
    reason: 'full',
    sentence: ['cards.guestFull', { max: cardsPerGuest, account: cardsPerAccount }],
  },
  files: { reason: 'files', sentence: ['cards.files'] },
  hidden: { reason: 'hidden', sentence: ['cards.hidden'] },
  hiddenCard: { reason: 'hidden', sentence: ['cards.hiddenCard'] },
  conflict: { reason: 'conflict', sentence: ['cards.conflict'] },
  published: { reason: 'published', sentence: ['cards.published'] },
  newer: { reason: 'unreadable', sentence: newerCardMessage },
  damaged: { reason: 'unreadable', sentence: damagedCardMessage },
  missing: { reason: 'missing', sentence: ['cards.missing'] },
} as const;

const gone = { reason: 'gone', sentence: ['cards.gone'] } as const;

const saved = { id: cards.id, revision: cards.revision, status: cards.status };

/** The card of this user, unless it is deleted. */
function isOwn({ id, userId }: OwnedCardId) {
  return and(eq(cards.id, id), eq(cards.userId, userId), isNotDeleted(cards));
}

/** Why the user can have no further cards; null when there is room for as many as are added. */
export async function quotaFailure(
  tx: Transaction,
  userId: string,
  { isGuest, added = 1 }: LockedUser & { readonly added?: number },
) {
  const total = await tx.$count(cards, and(eq(cards.userId, userId), isNotDeleted(cards)));
  if (total + added <= (isGuest ? cardsPerGuest : cardsPerAccount)) return null;
  return isGuest ? failures.guestFull : failures.full;
}

/** What to store for what a page sent. */
function asSent({ card, version = card.version }: CardUpdate, stored: Card): ParsedCard {
  return keepNewerFields(card, { version, stored }) as ParsedCard;
}

type SavedRow = Pick<typeof cards.$inferSelect, keyof typeof saved>;

function asSaved({ id, revision, status }: SavedRow): StoredRevision {
  return { id: id as CardId, revision, status };
}

/** When it was first published, for a row of `cards`. */
export function publication(status: CardStatus) {
  return status === 'published' ? sql`now()` : null;
}

/** Whether every file of the cards belongs to the user and has the right kind. Locks them until the commit. */
export async function ownsFiles(
  tx: Transaction,
  userId: string,
  ...cardsWithFiles: readonly Card[]
): Promise<boolean> {
  const wanted = cardsWithFiles.flatMap(filesOf);
  const ids = wanted.map(({ file }) => file);
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.id, ids)))
    .for('key share');
  return wanted.every(({ file, kind }) => found.some((row) => row.id === file && row.kind === kind));
}

async function linkFiles(tx: Transaction, cardId: string, card: Card): Promise<void> {
  const rows = filesOf(card).map(({ file }) => ({ cardId, fileId: file }));
  if (rows.length > 0) await tx.insert(cardFiles).values(rows).onConflictDoNothing();
}
