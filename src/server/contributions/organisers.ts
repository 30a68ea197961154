import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Card } from '#card/document/card.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { type AccessRow, accessColumns, accessOf, readAccess, type StoredAccess } from '../cards/access.ts';
import { type CardId, type OwnedCardId, parseCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { profiles } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { organisers, signings } from '../db/tables/contributions.ts';
import { deriveSecret, hashSecret } from '../links/links.ts';
import { absenceOf } from './read.ts';
import type { LinkSecret, SigningParts } from './types.ts';

/*
 * Who organises the signing of a card: its owner, and whoever took the link that the owner gave out. They see, arrange and
 * hide notes; the card itself stays its owner's, who alone edits, seals and deletes it.
 */

/** People besides the owner: a class has two teachers and some parents. */
export const maxOrganisers = 10;

/** A card that a user may organise, proven by the database; what of it is its owner's alone asks for `isOwner`. */
export interface OrganisedCard {
  readonly owned: OwnedCardId;
  readonly card: Card;
  readonly access: StoredAccess;
  readonly isOwner: boolean;
}

/** Null for a card that is not there, or not the user's to organise. `id`: from the address, unchecked. */
export async function findOrganisedCard(db: Db, id: unknown, userId: string): Promise<OrganisedCard | null> {
  const cardId = parseCardId(id);
  if (!cardId) return null;
  const [row] = await db
    .select({ document: cards.document, access: accessColumns, organiser: organisers.userId })
    .from(cards)
    .leftJoin(organisers, and(eq(organisers.cardId, cards.id), eq(organisers.userId, userId)))
    .where(eq(cards.id, cardId));
  if (!row) return null;
  const access = accessOf(row.access);
  if (!('ownerId' in access)) return null;
  const isOwner = access.ownerId === userId;
  if (!isOwner && (row.organiser === null || absenceOf(access))) return null;
  const opened = parseStoredCard(row.document);
  if (!opened.ok) return null;
  return {
    owned: { id: cardId, userId: access.ownerId } as OwnedCardId,
    card: opened.value,
    access,
    isOwner,
  };
}

/** The link by which somebody else helps to organise; null when none was made, or the site's secret is another one now. */
export async function getOrganiserLink(
  { db, secret }: SigningParts,
  { id }: OwnedCardId,
): Promise<LinkSecret | null> {
  const [row] = await db.select().from(signings).where(eq(signings.cardId, id));
  if (!row) return null;
  const link = deriveSecret(secret, 'organiser', id, row.organiserGeneration);
  return link.hash === row.organiserLinkHash ? (link.secret as LinkSecret) : null;
}

/** Makes a link by which somebody else helps to organise; the one before leads nowhere, and who helps already stays. */
export async function renewOrganiserLink({ db, secret }: SigningParts, { id }: OwnedCardId): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(signings).where(eq(signings.cardId, id)).for('update');
    if (!row) return;
    const generation = row.organiserGeneration + 1;
    const { hash } = deriveSecret(secret, 'organiser', id, generation);
    const change = { organiserGeneration: generation, organiserLinkHash: hash };
    await tx.update(signings).set(change).where(eq(signings.cardId, id));
  });
}

/** The card that a link asks to help with; null for a link that leads nowhere. */
export async function findOrganiserLink(
  db: Db,
  link: LinkSecret,
): Promise<{ readonly id: CardId; readonly card: Card } | null> {
  const [row] = await db
    .select(cardColumns)
    .from(signings)
    .innerJoin(cards, eq(cards.id, signings.cardId))
    .where(eq(signings.organiserLinkHash, hashSecret('organiser', link)));
  return row ? signedCardOf(row) : null;
}

const cardColumns = { id: cards.id, document: cards.document, access: accessColumns };

/** Null for one that nobody may sign, or that cannot be read. */
function signedCardOf({ id, document, access }: { id: string; document: unknown; access: AccessRow }) {
  const opened = parseStoredCard(document);
  return opened.ok && !absenceOf(accessOf(access)) ? { id: id as CardId, card: opened.value } : null;
}

/** Lets a user help to organise the card of a link. Asked again, it changes nothing. */
export function joinOrganisers(
  db: Db,
  link: LinkSecret,
  userId: string,
): Promise<Result<CardId, { readonly sentence: MessageRef }>> {
  return db.transaction(async (tx) => {
    const isLink = eq(signings.organiserLinkHash, hashSecret('organiser', link));
    // Locked, so that no more than those join at the same time.
    const [signing] = await tx.select().from(signings).where(isLink).for('update');
    const access = signing && (await readAccess(tx, signing.cardId, 'key share'));
    if (!signing || !access || !('ownerId' in access) || access.isHidden)
      return fail({ sentence: ['note.missing'] });
    const cardId = signing.cardId as CardId;
    if (access.ownerId === userId) return ok(cardId);
    const others = await tx.$count(
      organisers,
      and(eq(organisers.cardId, cardId), ne(organisers.userId, userId)),
    );
    if (others >= maxOrganisers)
      return fail({ sentence: ['note.tooManyOrganisers', { max: maxOrganisers }] });
    await tx.insert(organisers).values({ cardId, userId }).onConflictDoNothing();
    return ok(cardId);
  });
}

/** Who helps, the first first. A guest has no name. */
export function listOrganisers(db: Db, { id }: OwnedCardId) {
  return db
    .select({ userId: organisers.userId, name: profiles.fullName })
    .from(organisers)
    .leftJoin(profiles, eq(profiles.id, organisers.userId))
    .where(eq(organisers.cardId, id))
    .orderBy(asc(organisers.createdAt), asc(organisers.userId));
}

/** Ends somebody's help: by the owner, or by themselves. */
export async function removeOrganiser(db: Db, { id }: OwnedCardId, userId: string): Promise<void> {
  await db.delete(organisers).where(and(eq(organisers.cardId, id), eq(organisers.userId, userId)));
}

/** The cards that a user helps to organise, the newest first. */
export async function listOrganisedCards(
  db: Db,
  userId: string,
): Promise<readonly { id: CardId; card: Card }[]> {
  const rows = await db
    .select(cardColumns)
    .from(organisers)
    .innerJoin(cards, eq(cards.id, organisers.cardId))
    .where(eq(organisers.userId, userId))
    .orderBy(desc(organisers.createdAt), asc(cards.id));
  return rows.map(signedCardOf).filter((card) => card !== null);
}
