import { and, asc, desc, eq } from 'drizzle-orm';
import type { Note } from '#card/notes/note.ts';
import type { Db } from '../db/database.ts';
import { contributions, isOnCard } from '../db/tables/contributions.ts';

/** The order in which the notes of a card are shown everywhere. */
export const noteOrder = [
  asc(contributions.isLate),
  desc(contributions.isPinned),
  asc(contributions.position),
  asc(contributions.id),
];

/** The notes that stand on a card, in their order. What is for the receiver alone has no words for the card's owner. */
export async function readNotes(
  db: Db,
  cardId: string,
  { forOwner }: { forOwner: boolean },
): Promise<readonly Note[]> {
  const { id, name, words, isLate, audience } = contributions;
  const rows = await db
    .select({ id, name, words, isLate, audience })
    .from(contributions)
    .where(and(eq(contributions.cardId, cardId), isOnCard(contributions)))
    .orderBy(...noteOrder);
  return rows.map(({ audience, ...note }) =>
    forOwner && audience === 'receiver' ? { ...note, words: '' } : note,
  );
}
