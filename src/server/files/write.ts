import { and, eq, inArray, notExists, sql, sum } from 'drizzle-orm';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { cardFiles, type FileKind, files, profiles, user } from '../db/tables.ts';
import { randomId } from '../random-id.ts';
import type { FileStore } from './file-store.ts';
import { fileLimits } from './limits.ts';
import { type PhotoRefusal, preparePhoto } from './photos.ts';

export interface Upload {
  readonly db: Db;
  readonly files: FileStore;
  readonly userId: string;
  readonly bytes: Uint8Array;
  /** `photo` unless said otherwise. */
  readonly kind?: Extract<FileKind, 'photo' | 'avatar'>;
}

/** What a card's document says of a photo. */
export interface StoredPhoto {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export type UploadRefusal =
  | PhotoRefusal
  | { readonly reason: 'quota' | 'no-account'; readonly sentence: string };

const megabytes = fileLimits.account / 1024 / 1024;

const refusals = {
  quota: {
    reason: 'quota',
    sentence: `Your account's ${megabytes} MB for photos and sounds are full. Please delete a card you no longer need.`,
  },
  'no-account': { reason: 'no-account', sentence: 'Please log in to add a photo.' },
} as const;

/** Converts and keeps a photo. A refusal is a sentence to show; a disk or database that fails is thrown, and nothing stays behind. */
export async function storePhoto(upload: Upload): Promise<Result<StoredPhoto, UploadRefusal>> {
  const { db, userId } = upload;
  if ((await usedBytes(db, userId)) >= fileLimits.account) return fail(refusals.quota);
  const prepared = await preparePhoto(upload.bytes);
  if (!prepared.ok) return prepared;
  const { webp, width, height } = prepared.value;
  const id = randomId();
  const contentType = 'image/webp';
  // Bytes first: a row never names a file that is not there.
  await upload.files.put(id, webp, contentType);
  try {
    const kind = upload.kind ?? 'photo';
    const reason = await insert(db, { id, userId, kind, contentType, bytes: webp.length, width, height });
    if (!reason) return ok({ file: id, width, height });
    await upload.files.delete(id);
    return fail(refusals[reason]);
  } catch (error) {
    await upload.files.delete(id).catch(() => {});
    throw error;
  }
}

/** Inserts the row if it still fits; uploads of one account are counted one after the other. */
function insert(db: Db, row: typeof files.$inferInsert): Promise<'quota' | 'no-account' | null> {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: user.id })
      .from(user)
      .where(eq(user.id, row.userId))
      .for('no key update');
    if (!owner) return 'no-account';
    const [used] = await tx
      .select({ bytes: sum(files.bytes).mapWith(Number) })
      .from(files)
      .where(eq(files.userId, row.userId));
    if ((used?.bytes ?? 0) + row.bytes > fileLimits.account) return 'quota';
    await tx.insert(files).values(row);
    return null;
  });
}

async function usedBytes(db: Db, userId: string): Promise<number> {
  const [used] = await db
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(eq(files.userId, userId));
  return used?.bytes ?? 0;
}

/** Files per round: a round is one short transaction. */
const batch = 200;

/**
 * Removes what nothing has referred to for a day: rows first, then bytes, so that no row ever names a missing file.
 * Bytes whose removal failed are named in the returned list.
 */
export async function sweepFiles(parts: { readonly db: Db; readonly files: FileStore; readonly now: Date }) {
  const left: string[] = [];
  let removed = 0;
  for (;;) {
    const ids = await deleteUnusedRows(parts.db, new Date(parts.now.getTime() - fileLimits.unused));
    for (const id of ids) {
      await parts.files.delete(id).then(
        () => (removed += 1),
        () => left.push(id),
      );
    }
    if (ids.length < batch) return { removed, left };
  }
}

async function deleteUnusedRows(db: Db, before: Date): Promise<string[]> {
  const inCard = db.select({ one: sql`1` }).from(cardFiles).where(eq(cardFiles.fileId, files.id));
  const asAvatar = db
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.id, files.userId), eq(profiles.avatarUrl, sql`'/files/' || ${files.id}`)));
  return db.transaction(async (tx) => {
    // A card that is being saved holds its files locked: they are left for the next round.
    const unused = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(sql`${files.createdAt} < ${before.toISOString()}`, notExists(inCard), notExists(asAvatar)))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (unused.length === 0) return [];
    const ids = unused.map(({ id }) => id);
    const gone = await tx
      .delete(files)
      .where(and(inArray(files.id, ids), notExists(inCard)))
      .returning({ id: files.id });
    return gone.map(({ id }) => id);
  });
}
