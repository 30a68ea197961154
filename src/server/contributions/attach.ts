import { eq } from 'drizzle-orm';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { CachedCount } from '../cached-count.ts';
import { readAccess } from '../cards/access.ts';
import type { CardId } from '../cards/types.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import type { FileStore } from '../files/store/file-store.ts';
import type { FileField } from '../files/uploads/sent-form.ts';
import type { ReceivedFile } from '../files/uploads/uploads.ts';
import { storePhoto, storeVoice } from '../files/write.ts';

interface Attaching {
  readonly db: Db;
  readonly files: FileStore;
  readonly config: Pick<Config, 'guestBytes'>;
  readonly guestStorage: CachedCount<number>;
  readonly cardId: CardId;
  readonly kind: FileField;
  readonly file: ReceivedFile;
}

/** Why a photo or a voice was not stored; `busy`: it may be sent again. */
interface AttachRefusal {
  readonly reason: string;
  readonly sentence: MessageRef;
}

/** A file of the card's owner, who has to have room for it. */
const noRoom: AttachRefusal = { reason: 'quota', sentence: ['note.noRoom'] };

/**
 * Stores what is to stand with a note, before the note is: returns the id of the file, which whoever sent it may name in
 * the form. A file that no form names is deleted with the others that nobody uses.
 */
export async function storeAttachment({
  cardId,
  kind,
  config,
  guestStorage,
  ...upload
}: Attaching): Promise<Result<string, AttachRefusal>> {
  const access = await readAccess(upload.db, cardId);
  if (!('ownerId' in access)) return fail({ reason: 'missing', sentence: ['note.missing'] });
  const [owner] = await upload.db
    .select({ isGuest: user.isAnonymous })
    .from(user)
    .where(eq(user.id, access.ownerId));
  if (owner?.isGuest && (await guestStorage.read()) >= config.guestBytes) return fail(noRoom);
  const owned = { ...upload, userId: access.ownerId };
  const stored = kind === 'photo' ? await storePhoto(owned) : await storeVoice(owned);
  if (stored.ok) return ok(stored.value.file);
  const isFull = ['quota', 'guest-quota', 'no-account'].includes(stored.error.reason);
  return fail(isFull ? noRoom : stored.error);
}
