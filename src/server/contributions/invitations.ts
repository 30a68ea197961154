import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { maxNotes } from '#content/contribution-choices.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { CardId, OwnedCardId } from '../cards/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { contributions, invitations, signings } from '../db/tables/contributions.ts';
import { deriveSecret, hashSecret } from '../links/links.ts';
import { randomId } from '../random-id.ts';
import type { Invitation, InvitationId, LinkSecret, NoteRefusal, SigningParts } from './types.ts';

/**
 * Gives each of these names a link of its own to sign a card; names that have one already are left out. Nothing is stored
 * when they were too many. Returns how many are new.
 */
export function inviteByName(
  { db, secret }: SigningParts,
  { id: cardId }: OwnedCardId,
  names: readonly string[],
): Promise<Result<number, Pick<NoteRefusal, 'sentence'>>> {
  return db.transaction(async (tx) => {
    const [signing] = await tx.select().from(signings).where(eq(signings.cardId, cardId)).for('update');
    if (!signing) return fail({ sentence: ['note.missing'] });
    const known = await tx.select().from(invitations).where(eq(invitations.cardId, cardId));
    const fresh = [...new Set(names)].filter((name) => !known.some((one) => one.name === name));
    if (known.length + fresh.length > maxNotes)
      return fail({ sentence: ['note.tooManyInvited', { max: maxNotes }] });
    if (fresh.length === 0) return ok(0);
    const rows = fresh.map((name, index) => {
      const id = randomId();
      const { hash: linkHash } = deriveSecret(secret, 'invitation', cardId, id);
      return { cardId, id, name, linkHash, position: known.length + index };
    });
    await tx.insert(invitations).values(rows);
    return ok(rows.length);
  });
}

/** Whoever was invited by name, in the order in which the organiser wrote them. */
export async function listInvitations(
  { db, secret }: SigningParts,
  { id: cardId }: OwnedCardId,
): Promise<readonly Invitation[]> {
  const rows = await db
    .select({ invitation: invitations, noteId: contributions.id })
    .from(invitations)
    .leftJoin(contributions, isItsNote)
    .where(eq(invitations.cardId, cardId))
    .orderBy(asc(invitations.position), asc(invitations.id));
  return rows.map(({ invitation: { id, name, linkHash, seenAt }, noteId }) => {
    const link = deriveSecret(secret, 'invitation', cardId, id);
    return {
      ...{ id: id as InvitationId, name },
      state: noteId !== null ? 'signed' : seenAt ? 'seen' : 'invited',
      secret: link.hash === linkHash ? (link.secret as LinkSecret) : null,
    };
  });
}

/** The secret of an invitation's link; null when it was withdrawn, or the site's secret is another one now. */
export async function getInvitationSecret(
  { db, secret }: SigningParts,
  { cardId, id }: { readonly cardId: string; readonly id: string },
): Promise<LinkSecret | null> {
  const { linkHash } = invitations;
  const [row] = await db.select({ linkHash }).from(invitations).where(isInvitation(cardId, id));
  const link = deriveSecret(secret, 'invitation', cardId, id);
  return row?.linkHash === link.hash ? (link.secret as LinkSecret) : null;
}

/** Ends the link of an invitation; a note that was written by it stays. */
export async function withdrawInvitation(
  db: Db,
  { id: cardId }: OwnedCardId,
  id: InvitationId,
): Promise<boolean> {
  const { rowCount } = await db.delete(invitations).where(isInvitation(cardId, id));
  return rowCount === 1;
}

/** Notes that somebody looked at an invitation; the first time counts. */
export async function noteInvitationSeen(db: Db, secret: LinkSecret): Promise<void> {
  await db
    .update(invitations)
    .set({ seenAt: sql`now()` })
    .where(and(isLink(secret), isNull(invitations.seenAt)));
}

type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** The invitation of a link, and whether somebody signed by it; null for any other link. */
export async function findInvitation(db: Db | Transaction, secret: LinkSecret) {
  const [row] = await db
    .select({ invitation: invitations, noteId: contributions.id })
    .from(invitations)
    .leftJoin(contributions, isItsNote)
    .where(isLink(secret));
  if (!row) return null;
  const { cardId, id, name } = row.invitation;
  return { cardId: cardId as CardId, id: id as InvitationId, name, isUsed: row.noteId !== null };
}

/** Notes which note was written by an invitation. */
export async function useInvitation(
  tx: Transaction,
  { cardId, id }: Pick<FoundInvitation, 'cardId' | 'id'>,
  noteId: string,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ noteId, seenAt: sql`coalesce(${invitations.seenAt}, now())` })
    .where(isInvitation(cardId, id));
}

function isInvitation(cardId: string, id: string) {
  return and(eq(invitations.cardId, cardId), eq(invitations.id, id));
}

function isLink(secret: LinkSecret) {
  return eq(invitations.linkHash, hashSecret('invitation', secret));
}

/** A note that was taken back leaves its invitation as it was. */
const isItsNote = and(
  eq(contributions.cardId, invitations.cardId),
  eq(contributions.id, invitations.noteId),
  isNull(contributions.withdrawnAt),
);
