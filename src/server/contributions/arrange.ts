import { and, eq, isNull, sql } from 'drizzle-orm';
import { limits } from '#card/document/limits.ts';
import { textSentence } from '#content/text-sentence.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { noteOrder } from '../cards/notes.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { contributions } from '../db/tables/contributions.ts';
import { deriveSecret } from '../links/links.ts';
import { isThere, onLockedCard, refusals } from './locked-card.ts';
import { isNote } from './read.ts';
import type { NoteId, NoteRefusal, SigningParts } from './types.ts';

/** What an organiser does with one note. */
export const noteChanges = ['hide', 'show', 'approve', 'pin', 'unpin'] as const;
export type NoteChange = (typeof noteChanges)[number];

/** False when the card has no such note. */
export async function arrangeNote(
  parts: SigningParts,
  { id: cardId }: OwnedCardId,
  { id, change }: { readonly id: NoteId; readonly change: NoteChange },
): Promise<boolean> {
  const changes: Record<NoteChange, object> = {
    hide: { hiddenAt: sql`now()` },
    show: { hiddenAt: null },
    approve: { approvedAt: sql`now()` },
    pin: { isPinned: true },
    unpin: { isPinned: false },
  };
  const done = await onLockedCard(parts, cardId, async (tx) => {
    const { rowCount } = await tx.update(contributions).set(changes[change]).where(isThere(cardId, id));
    return rowCount === 1 ? ok(undefined) : fail(refusals.missing);
  });
  return done.ok;
}

/** Puts a note before another one, or last. False when the card has no such note. */
export async function moveNote(
  parts: SigningParts,
  { id: cardId }: OwnedCardId,
  { id, before }: { readonly id: NoteId; readonly before: NoteId | null },
): Promise<boolean> {
  const done = await onLockedCard(parts, cardId, async (tx) => {
    const rows = await tx
      .select({ id: contributions.id })
      .from(contributions)
      .where(eq(contributions.cardId, cardId))
      .orderBy(...noteOrder)
      .for('update');
    const others = rows.map((row) => row.id).filter((other) => other !== id);
    const at = before === null ? others.length : others.indexOf(before);
    if (others.length === rows.length || at < 0) return fail(refusals.missing);
    const ids = others.toSpliced(at, 0, id);
    await tx.execute(sql`
      update ${contributions} set position = moved.ordinality
      from unnest(${sql.param(ids)}::text[]) with ordinality as moved
      where ${contributions.cardId} = ${cardId} and ${contributions.id} = moved.moved`);
    return ok(undefined);
  });
  return done.ok;
}

/** Adds the words of a note to another one of the same person and hides it. */
export function mergeNotes(
  parts: SigningParts,
  { id: cardId }: OwnedCardId,
  { from, into }: { readonly from: NoteId; readonly into: NoteId },
): Promise<Result<void, NoteRefusal>> {
  return onLockedCard(parts, cardId, async (tx) => {
    const [source] = await tx.select().from(contributions).where(isThere(cardId, from));
    const [target] = await tx.select().from(contributions).where(isThere(cardId, into));
    const isPrivate = source?.audience === 'receiver' || target?.audience === 'receiver';
    if (!source || !target || from === into || isPrivate) return fail(refusals.missing);
    const words = mergedWords(target.words, source.words);
    const problem = textSentence(words, { what: 'noteWords', max: limits.note });
    if (problem) return fail({ reason: 'full', sentence: problem });
    // Of two photos the one that stands there stays.
    const isBare = target.fileId === null && target.ink === null;
    const attachment = isBare
      ? { fileId: source.fileId, ink: source.ink, transcript: source.transcript }
      : {};
    const left = isBare ? { fileId: null, ink: null, transcript: '' } : {};
    await tx
      .update(contributions)
      .set({ ...left, hiddenAt: sql`now()` })
      .where(isNote(cardId, from));
    await tx
      .update(contributions)
      .set({ ...attachment, words })
      .where(isNote(cardId, into));
    return ok(undefined);
  });
}

/** Makes a new link for a note: the old one leads nowhere. False when the card has no such note. */
export async function renewNoteLink(
  parts: SigningParts,
  { id: cardId }: OwnedCardId,
  id: NoteId,
): Promise<boolean> {
  const done = await onLockedCard(
    parts,
    cardId,
    async (tx) => {
      const [note] = await tx.select().from(contributions).where(isThere(cardId, id));
      if (!note) return fail(refusals.missing);
      const generation = note.generation + 1;
      const { hash: linkHash } = deriveSecret(parts.secret, 'note', cardId, id, generation);
      await tx.update(contributions).set({ generation, linkHash }).where(isNote(cardId, id));
      return ok(undefined);
    },
    { isSeen: false },
  );
  return done.ok;
}

/** Notes that the organiser saw the notes as they were at `until`. What came or was changed since stays new. */
export async function markNotesSeen({ db }: SigningParts, { id }: OwnedCardId, until: Date): Promise<void> {
  await db
    .update(contributions)
    .set({ seenAt: sql`now()` })
    .where(
      and(
        eq(contributions.cardId, id),
        isNull(contributions.seenAt),
        // What a page has of it is cut to milliseconds.
        sql`date_trunc('milliseconds', ${contributions.updatedAt}) <= ${until.toISOString()}`,
      ),
    );
}

/** Those of the second that the first does not say already come after them. */
function mergedWords(first: string, second: string): string {
  if (first.includes(second)) return first;
  return second.includes(first) ? second : `${first}\n${second}`;
}
