import { and, asc, desc, eq } from 'drizzle-orm';
import type { Note, NoteAttachment } from '#card/notes/note.ts';
import { padSize } from '#card/signature/drawn-signature.ts';
import type { Db } from '../db/database.ts';
import { contributions, isOnCard } from '../db/tables/contributions.ts';
import { files } from '../db/tables/files.ts';

/** The order in which the notes of a card are shown everywhere. */
export const noteOrder = [
  asc(contributions.isLate),
  desc(contributions.isPinned),
  asc(contributions.position),
  asc(contributions.id),
];

/** What a note is read from; `files` must be joined. */
export const noteColumns = {
  id: contributions.id,
  name: contributions.name,
  words: contributions.words,
  isLate: contributions.isLate,
  ink: contributions.ink,
  transcript: contributions.transcript,
  file: { id: files.id, kind: files.kind, width: files.width, height: files.height, seconds: files.seconds },
};

interface NoteColumns extends Omit<Note, 'attachment'>, AttachmentColumns {}

interface AttachmentColumns {
  readonly ink: string | null;
  readonly transcript?: string | undefined;
  readonly file: Pick<typeof files.$inferSelect, 'id' | 'kind' | 'width' | 'height' | 'seconds'> | null;
}

export function noteOf({ ink, file, transcript, ...note }: NoteColumns): Note {
  return { ...note, attachment: attachmentOf({ ink, file, transcript }) };
}

export function attachmentOf({ ink, file, transcript }: AttachmentColumns): NoteAttachment | null {
  if (ink) return { kind: 'ink', drawing: { kind: 'drawn', path: ink, ...padSize } };
  if (!file) return null;
  const { id, width, height, seconds } = file;
  if (file.kind === 'audio')
    return { kind: 'voice', file: id, seconds: seconds ?? 0, ...(transcript && { transcript }) };
  return { kind: 'photo', file: id, width: width ?? 1, height: height ?? 1 };
}

/** The notes that stand on a card, in their order. What is for the receiver alone has no words for the card's owner. */
export async function readNotes(
  db: Db,
  cardId: string,
  { forOwner }: { forOwner: boolean },
): Promise<readonly Note[]> {
  const { audience } = contributions;
  const rows = await db
    .select({ ...noteColumns, audience })
    .from(contributions)
    .leftJoin(files, eq(files.id, contributions.fileId))
    .where(and(eq(contributions.cardId, cardId), isOnCard(contributions)))
    .orderBy(...noteOrder);
  return rows.map(({ audience, ...row }) => {
    const note = noteOf(row);
    return forOwner && audience === 'receiver' ? { ...note, words: '', attachment: null } : note;
  });
}
