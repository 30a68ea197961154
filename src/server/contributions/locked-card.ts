import { and, eq, isNull, sql } from 'drizzle-orm';
import { fail, type Result } from '#std/result.ts';
import { readAccess, type StoredAccess } from '../cards/access.ts';
import type { Transaction } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';
import { contributions, signings } from '../db/tables/contributions.ts';
import { absenceOf, isNote, type SigningRow } from './read.ts';
import type { NoteId, NoteRefusal, SigningParts } from './types.ts';

/*
 * Whoever changes notes locks the row of their card first: so no two requests pass the limit of a card, and the
 * revision of the notes counts each change.
 */

export interface Counted {
  readonly isSeen?: boolean;
}

export interface LockedCard {
  readonly signing: SigningRow;
  readonly access: StoredAccess;
}

/** Runs a change of the notes of a card, and counts it where it is seen on the card; refused for one that nobody may sign. */
export function onLockedCard<Value>(
  { db }: SigningParts,
  cardId: string,
  change: (tx: Transaction, card: LockedCard) => Promise<Result<Value, NoteRefusal>>,
  { isSeen = true }: Counted = {},
): Promise<Result<Value, NoteRefusal>> {
  return db.transaction(async (tx) => {
    const access = await readAccess(tx, cardId, 'no key update');
    const absence = absenceOf(access);
    if (absence) return fail(refusals[absence]);
    const [signing] = await tx.select().from(signings).where(eq(signings.cardId, cardId));
    if (!signing) return fail(refusals.missing);
    const done = await change(tx, { signing, access: access as StoredAccess });
    if (done.ok && isSeen)
      await tx
        .update(cards)
        .set({ notesRevision: sql`${cards.notesRevision} + 1` })
        .where(eq(cards.id, cardId));
    return done;
  });
}

/** Selects a note that was not taken back. */
export function isThere(cardId: string, id: NoteId) {
  return and(isNote(cardId, id), isNull(contributions.withdrawnAt));
}

/** Why a change of a note is refused, as whoever asks for it reads it. */
export const refusals = {
  missing: { reason: 'missing', sentence: ['note.missing'] },
  gone: { reason: 'gone', sentence: ['note.gone'] },
  hidden: { reason: 'hidden', sentence: ['note.hidden'] },
  paused: { reason: 'paused', sentence: ['note.paused'] },
  over: { reason: 'over', sentence: ['note.over'] },
  used: { reason: 'used', sentence: ['note.used'] },
  full: { reason: 'full', sentence: ['note.full'] },
  opened: { reason: 'opened', sentence: ['note.opened'] },
  withdrawn: { reason: 'withdrawn', sentence: ['note.withdrawn'] },
  file: { reason: 'file', sentence: ['note.fileGone'] },
  mailed: { reason: 'mailed', sentence: ['note.mailedAlready'] },
} as const satisfies Readonly<Record<NoteRefusal['reason'], NoteRefusal>>;
