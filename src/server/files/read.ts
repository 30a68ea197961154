import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { parseRandomId } from '#std/random-id.ts';
import { accessColumns, accessFor, accessOf } from '../cards/access.ts';
import type { Db } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';
import { contributions, isOnCard, organisers } from '../db/tables/contributions.ts';
import { cardFiles, files, hiddenFiles } from '../db/tables/files.ts';

export interface FileRequest {
  /** From the address, not checked yet. */
  readonly id: unknown;
  readonly viewerId: string | null;
}

export interface ServedFile {
  /** Its key in the file store. */
  readonly id: string;
  readonly contentType: string;
  readonly bytes: number;
  /** True when everybody may have it. */
  readonly isPublic: boolean;
}

/** A file whoever may see it, for operators. `id`: from an address, not checked yet. */
export async function findFile(db: Db, id: unknown): Promise<ServedFile | null> {
  const row = await readRow(db, id);
  return row && { id: row.id, contentType: row.contentType, bytes: row.bytes, isPublic: false };
}

async function readRow(db: Db, asked: unknown) {
  const id = parseRandomId(asked);
  const [row] = id ? await db.select().from(files).where(eq(files.id, id)) : [];
  return row ?? null;
}

/** A file that the viewer may see: their own, or one that a card shows to everybody and no operator hid; else null. */
export async function findFileFor(db: Db, { id: asked, viewerId }: FileRequest): Promise<ServedFile | null> {
  const row = await readRow(db, asked);
  if (!row) return null;
  const { id } = row;
  const isPublic = await isShown(db, id);
  if (!isPublic && row.userId !== viewerId && !(await isOrganised(db, id, viewerId))) return null;
  return { id, contentType: row.contentType, bytes: row.bytes, isPublic };
}

async function isShown(db: Db, id: string): Promise<boolean> {
  const hidden = db.select({ one: sql`1` }).from(hiddenFiles).where(eq(hiddenFiles.fileId, id));
  const inCards = db.select({ cardId: cardFiles.cardId }).from(cardFiles).where(eq(cardFiles.fileId, id));
  const { cardId, fileId } = contributions;
  const inNotes = db
    .select({ cardId })
    .from(contributions)
    .where(and(eq(fileId, id), isOnCard(contributions)));
  const shownIn = await db
    .select(accessColumns)
    .from(cards)
    .where(and(inArray(cards.id, inCards.union(inNotes)), notExists(hidden)));
  return shownIn.some((row) => accessFor(accessOf(row), null).ok);
}

/** Whether it stands with a note on a card that the viewer helps to organise. */
async function isOrganised(db: Db, id: string, viewerId: string | null): Promise<boolean> {
  if (viewerId === null) return false;
  const { audience, cardId, fileId, withdrawnAt } = contributions;
  const rows = await db
    .select({ access: accessColumns })
    .from(contributions)
    .innerJoin(organisers, and(eq(organisers.cardId, cardId), eq(organisers.userId, viewerId)))
    .innerJoin(cards, eq(cards.id, cardId))
    .where(and(eq(fileId, id), ne(audience, 'receiver'), isNull(withdrawnAt)));
  return rows.some(({ access }) => {
    const found = accessOf(access);
    return 'ownerId' in found && !found.isHidden;
  });
}

/** How many files a user has stored. */
export function countFiles(db: Db, userId: string): Promise<number> {
  return db.$count(files, eq(files.userId, userId));
}
