import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql, sum } from 'drizzle-orm';
import { limits } from '#card/document/limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db, Transaction } from '../db/database.ts';
import { deleteCards } from '../db/delete-cards.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { profiles } from '../db/tables/accounts.ts';
import { cards, isDeleted } from '../db/tables/cards.ts';
import { cardFiles, type FileKind, files, pendingDeletions, sentFiles } from '../db/tables/files.ts';
import { randomId } from '../random-id.ts';
import { fileLimits } from './limits.ts';
import { type PhotoKind, type PhotoRefusal, preparePhoto } from './photos/photos.ts';
import { type PreparedSound, toleranceSeconds } from './sounds/prepared-sound.ts';
import { prepareSound, type SoundKind, type SoundRefusal } from './sounds/sounds.ts';
import { type FileStore, FilesUnavailable } from './store/file-store.ts';
import type { ReceivedFile } from './uploads/uploads.ts';

interface Owner {
  readonly db: Db;
  readonly files: FileStore;
  readonly userId: string;
}

interface Upload extends Owner {
  readonly file: ReceivedFile;
}

export interface PhotoUpload extends Upload {
  /** `photo` unless said otherwise. */
  readonly kind?: PhotoKind;
}

export interface SoundUpload extends Upload {
  readonly kind: SoundKind;
}

/** The part of a card's document that describes a photo. */
export interface StoredPhoto {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** The part of a card's document that describes a sound, without its name. */
export interface StoredSound {
  readonly file: string;
  readonly seconds: number;
}

interface StoreRefusal {
  readonly reason: 'quota' | 'guest-quota' | 'no-account';
  readonly sentence: MessageRef;
}

const megabytes = (bytes: number) => bytes / 1024 / 1024;

const refusals: Readonly<Record<StoreRefusal['reason'], StoreRefusal>> = {
  quota: {
    reason: 'quota',
    sentence: ['files.full', { max: megabytes(fileLimits.accountBytes) }],
  },
  'guest-quota': {
    reason: 'guest-quota',
    sentence: [
      'files.guestFull',
      { max: megabytes(fileLimits.guestBytes), account: megabytes(fileLimits.accountBytes) },
    ],
  },
  'no-account': { reason: 'no-account', sentence: ['files.noAccount'] },
};

/**
 * Converts and stores a photo. A refusal has a sentence to show. Throws when the disk or the database fails; then
 * `deletePendingBytes` deletes what was stored by half.
 */
export async function storePhoto(
  upload: PhotoUpload,
): Promise<Result<StoredPhoto, PhotoRefusal | StoreRefusal>> {
  const prepared = await preparePhoto(upload.file, upload.kind);
  if (!prepared.ok) return prepared;
  const { webp, width, height } = prepared.value;
  const row = { kind: upload.kind ?? 'photo', contentType: 'image/webp', width, height };
  const stored = await store({ ...upload, bytes: webp }, row);
  return stored.ok ? ok({ file: stored.value, width, height }) : stored;
}

/** Converts and stores a sound; refuses and throws as `storePhoto` does. */
export async function storeSound(
  upload: SoundUpload,
): Promise<Result<StoredSound, SoundRefusal | StoreRefusal>> {
  const prepared = await prepareSound(upload.file, upload.kind);
  if (!prepared.ok) return prepared;
  return keepSound(upload, prepared.value);
}

/** The same for a voice that stands with a note, which is short. */
export async function storeVoice(upload: Upload): Promise<Result<StoredSound, SoundRefusal | StoreRefusal>> {
  const prepared = await prepareSound(upload.file, 'upload');
  if (!prepared.ok) return prepared;
  if (prepared.value.seconds > limits.noteVoice + toleranceSeconds)
    return fail({ reason: 'too-long', sentence: ['voice.tooLong', { max: limits.noteVoice }] });
  return keepSound(upload, prepared.value);
}

async function keepSound(
  upload: Upload,
  { bytes, contentType, seconds }: PreparedSound,
): Promise<Result<StoredSound, StoreRefusal>> {
  const stored = await store({ ...upload, bytes }, { kind: 'audio', contentType, seconds });
  return stored.ok ? ok({ file: stored.value, seconds }) : stored;
}

/** Stores converted bytes under a new id, which it returns. */
async function store(
  { db, files: bytesStore, userId, bytes }: Owner & { readonly bytes: Uint8Array },
  about: Pick<typeof files.$inferInsert, 'kind' | 'contentType' | 'width' | 'height' | 'seconds'>,
): Promise<Result<string, StoreRefusal>> {
  const id = randomId();
  // First of all: so the bytes are found when the process or the database ends in the middle of the upload.
  await db.insert(pendingDeletions).values({ id, dueAt: afterUpload });
  // Bytes first: a row never names a file that is not there.
  await bytesStore.put(id, bytes, about.contentType);
  // When this throws, the row may exist: perhaps the commit was made and only its answer was lost.
  const reason = await insert(db, { ...about, id, userId, bytes: bytes.length });
  if (!reason) return ok(id);
  await bytesStore.delete(id);
  await db.delete(pendingDeletions).where(eq(pendingDeletions.id, id));
  return fail(refusals[reason]);
}

const afterUpload = sql`now() + make_interval(secs => ${fileLimits.uploadMs / 1000})`;

/** Inserts the row if the account has space, or space can be freed. Uploads of one account are counted one at a time. */
function insert(db: Db, row: typeof files.$inferInsert): Promise<StoreRefusal['reason'] | null> {
  const { userId } = row;
  return db.transaction(async (tx) => {
    const owner = await lockUser(tx, userId);
    if (!owner) return 'no-account';
    const [used] = await tx
      .select({ bytes: sum(files.bytes).mapWith(Number) })
      .from(files)
      .where(eq(files.userId, userId));
    const missing =
      (used?.bytes ?? 0) + row.bytes - (owner.isGuest ? fileLimits.guestBytes : fileLimits.accountBytes);
    if (missing > 0 && !(await freeSpace(tx, userId, missing)))
      return owner.isGuest ? 'guest-quota' : 'quota';
    const isInTime = and(eq(pendingDeletions.id, row.id), gt(pendingDeletions.dueAt, sql`now()`));
    const { rowCount } = await tx.delete(pendingDeletions).where(isInTime);
    if (rowCount !== 1) throw new FilesUnavailable('too late');
    await tx.insert(files).values(row);
    return null;
  });
}

/** Since when the file is unused. */
const unusedSince = sql`greatest(${files.createdAt}, ${files.releasedAt})`;

/**
 * Deletes unused files, the longest unused first, until `bytes` are free; none when all of them are not enough. Cards
 * that could still be restored are deleted for good before: their owner deleted them to free space.
 */
async function freeSpace(tx: Transaction, userId: string, bytes: number): Promise<boolean> {
  await deleteCards(tx, and(eq(cards.userId, userId), isDeleted(cards)));
  const designing = sql`make_interval(secs => ${fileLimits.unsavedMs / 1000})`;
  const isSpare = or(isNotNull(files.releasedAt), sql`${files.createdAt} < now() - ${designing}`);
  const spare = await tx
    .select({ id: files.id, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.userId, userId), isSpare, isUnused(tx)))
    .orderBy(unusedSince)
    .for('update', { skipLocked: true });
  const ids: string[] = [];
  let free = 0;
  for (const file of spare) {
    if (free >= bytes) break;
    ids.push(file.id);
    free += file.bytes;
  }
  if (free < bytes) return false;
  return (await deleteRows(tx, ids)) === ids.length;
}

/** Files of one statement. Few, so that each is short, however many files there are. */
const batchSize = 500;

/**
 * Deletes files that nothing has used for `fileLimits.unusedMs`: rows first, then bytes, so that no row names a missing
 * file. Also deletes the bytes of files that were deleted with an account. Returns how many files lost their bytes,
 * and the ids of those whose bytes could not be deleted; the next call tries them again.
 */
export async function deleteUnusedFiles(parts: {
  readonly db: Db;
  readonly files: FileStore;
  readonly now: Date;
}) {
  const before = new Date(parts.now.getTime() - fileLimits.unusedMs);
  for (let last: OldFile | null = null; ; ) {
    const old = await readOldFiles(parts.db, before, last);
    await deleteUnusedRows(parts.db, old, before);
    last = old.at(-1) ?? null;
    if (old.length < batchSize) break;
  }
  return deletePendingBytes(parts);
}

interface OldFile {
  readonly id: string;
  /** With microseconds, which a `Date` has not. */
  readonly since: string;
}

function isOlder(than: Date) {
  return sql`${unusedSince} < ${than.toISOString()}`;
}

/** The next files that were stored or released before that moment, most of them in use. */
function readOldFiles(db: Db, before: Date, last: OldFile | null): Promise<OldFile[]> {
  return db
    .select({ id: files.id, since: sql<string>`${unusedSince}::text` })
    .from(files)
    .where(
      and(
        isOlder(before),
        last ? sql`(${unusedSince}, ${files.id}) > (${last.since}::timestamptz, ${last.id})` : undefined,
      ),
    )
    .orderBy(unusedSince, files.id)
    .limit(batchSize);
}

/** Deletes those that nothing uses, and that were not released since they were read. */
async function deleteUnusedRows(db: Db, old: readonly OldFile[], before: Date): Promise<void> {
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.transaction(async (tx) => {
    // A card that is being saved locks its files: they are left for the next call.
    const unused = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(inArray(files.id, ids), isOlder(before), isUnused(tx)))
      .for('update', { skipLocked: true });
    if (unused.length > 0) {
      await deleteRows(
        tx,
        unused.map(({ id }) => id),
      );
    }
  });
}

/** Deletes those of the locked files that are still unused; returns how many. */
async function deleteRows(tx: Transaction, ids: readonly string[]): Promise<number> {
  const gone = await tx.delete(files).where(and(inArray(files.id, ids), isUnused(tx)));
  return gone.rowCount ?? 0;
}

/** Selects the files that no card, note, answer or profile uses. */
export function isUnused(db: Db | Transaction) {
  const inCard = db.select({ one: sql`1` }).from(cardFiles).where(eq(cardFiles.fileId, files.id));
  const asAvatar = db
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.id, files.userId), eq(profiles.avatarUrl, sql`'/files/' || ${files.id}`)));
  const asSent = db.select({ one: sql`1` }).from(sentFiles).where(eq(sentFiles.fileId, files.id));
  return and(notExists(inCard), notExists(asSent), notExists(asAvatar));
}

/** Deletes the bytes of files whose rows were deleted or never written. `left` has the ids that failed. */
export async function deletePendingBytes({
  db,
  files: store,
}: {
  readonly db: Db;
  readonly files: FileStore;
}) {
  const left: string[] = [];
  let removed = 0;
  for (let last = ''; ; ) {
    const pending = await db
      .select({ id: pendingDeletions.id })
      .from(pendingDeletions)
      .where(and(gt(pendingDeletions.id, last), lte(pendingDeletions.dueAt, sql`now()`)))
      .orderBy(pendingDeletions.id)
      .limit(batchSize);
    for (const { id } of pending) {
      const isGone = await store.delete(id).then(
        () => true,
        () => false,
      );
      if (isGone) await db.delete(pendingDeletions).where(eq(pendingDeletions.id, id));
      if (isGone) removed += 1;
      else left.push(id);
      last = id;
    }
    if (pending.length < batchSize) return { removed, left };
  }
}

/**
 * Selects the files that were sent for notes on a card or answers to it, and that nothing has used yet: whoever knows the id of one has sent
 * it. What ever stood on a card is known to others.
 */
export function isNewFileOf(db: Db | Transaction, cardId: string) {
  const owner = db.select({ id: cards.userId }).from(cards).where(eq(cards.id, cardId));
  return and(
    inArray(files.userId, owner),
    inArray(files.kind, ['photo', 'audio']),
    isNull(files.releasedAt),
    isUnused(db),
  );
}

/**
 * Takes a file that was sent for a card, for the row that names it: false where there is no such file of this kind, or where
 * something has used it before.
 */
export async function takeSentFile(
  tx: Transaction,
  {
    id,
    cardId,
    kinds,
  }: { readonly id: string; readonly cardId: string; readonly kinds: readonly FileKind[] },
): Promise<boolean> {
  // Locked, so that it is not deleted meanwhile as a file that nobody uses.
  const isIt = and(eq(files.id, id), inArray(files.kind, [...kinds]), isNewFileOf(tx, cardId));
  const [file] = await tx.select({ id: files.id }).from(files).where(isIt).for('key share');
  if (!file) return false;
  await tx.insert(sentFiles).values({ cardId, fileId: id });
  return true;
}

/** Deletes a file that was sent for a card; its row is changed by then. Null is none. */
export async function deleteSentFile(tx: Transaction, id: string | null): Promise<void> {
  if (id === null) return;
  await tx.delete(sentFiles).where(eq(sentFiles.fileId, id));
  await deleteRows(tx, [id]);
}
