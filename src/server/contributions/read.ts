import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Card } from '#card/document/card.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import type { Note, NoteAttachment } from '#card/notes/note.ts';
import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { accessColumns, accessOf, type StoredAccess } from '../cards/access.ts';
import { attachmentOf, noteColumns, noteOf, noteOrder } from '../cards/notes.ts';
import type { CardId, OwnedCardId } from '../cards/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';
import { contributions, isOnCard, signings } from '../db/tables/contributions.ts';
import { files } from '../db/tables/files.ts';
import { findFile, type ServedFile } from '../files/read.ts';
import { isNewFileOf } from '../files/write.ts';
import { deriveSecret, hashSecret } from '../links/links.ts';
import { findInvitation } from './invitations.ts';
import {
  type LinkSecret,
  lateTimeMs,
  type NoteCount,
  type NoteId,
  type SigningAbsence,
  type SigningParts,
  type SigningState,
} from './types.ts';

export type SigningRow = typeof signings.$inferSelect;

/** How others sign a card of one's own; null when nobody was asked to. */
export async function getSigning({ db, secret }: SigningParts, owned: OwnedCardId) {
  const [row] = await db
    .select({ signing: signings, access: accessColumns })
    .from(signings)
    .innerJoin(cards, eq(cards.id, signings.cardId))
    .where(eq(signings.cardId, owned.id));
  const access = row && accessOf(row.access);
  if (!row || !access || !('seal' in access)) return null;
  const { signing } = row;
  const link = deriveSecret(secret, 'signing', owned.id, signing.generation);
  const { othersSee, approvesFirst, maxNotes } = signing;
  return {
    /** Null when the site's secret is another one now, so that only a new link can be shown. */
    secret: link.hash === signing.linkHash ? (link.secret as LinkSecret) : null,
    ...{ othersSee, approvesFirst, maxNotes },
    signBy: signByOf(signing),
    isPaused: signing.pausedAt !== null,
    /** Late notes are not taken any more. */
    isOver: isOver(signing, access),
  };
}

/** A note, as the organiser sees it; nothing of it but its name where it is for the receiver alone. */
export type ListedNote = Awaited<ReturnType<typeof listNotes>>[number];

/** All that others wrote on a card of one's own, in its order. */
export async function listNotes(db: Db, { id }: OwnedCardId) {
  const rows = await db
    .select({ row: contributions, file: noteColumns.file })
    .from(contributions)
    .leftJoin(files, eq(files.id, contributions.fileId))
    .where(and(eq(contributions.cardId, id), isNull(contributions.withdrawnAt)))
    .orderBy(...noteOrder);
  return rows.map(({ row, file }) => {
    const { id, name, audience, isOnBehalf, isLate, isPinned, createdAt, updatedAt } = row;
    const isPrivate = audience === 'receiver';
    return {
      ...{ id: id as NoteId, name, audience, isOnBehalf, isLate, isPinned, createdAt, updatedAt },
      words: isPrivate ? null : row.words,
      attachment: isPrivate ? null : attachmentOf({ ink: row.ink, file, transcript: row.transcript }),
      isWaiting: row.approvedAt === null,
      isHidden: row.hiddenAt !== null,
      /** The organiser has not seen it as it is. */
      isNew: row.seenAt === null,
    };
  });
}

/** The secret of the link of one note, for its organiser to hand out again; null when there is none. */
export async function getNoteSecret(
  { db, secret }: SigningParts,
  { id: cardId }: OwnedCardId,
  id: NoteId,
): Promise<LinkSecret | null> {
  const { generation, linkHash } = contributions;
  const [row] = await db
    .select({ generation, linkHash })
    .from(contributions)
    .where(and(isNote(cardId, id), isNull(contributions.withdrawnAt)));
  if (!row) return null;
  const link = deriveSecret(secret, 'note', cardId, id, row.generation);
  return link.hash === row.linkHash ? (link.secret as LinkSecret) : null;
}

/** The notes on each of these cards of a user; a card that nobody was asked to sign is left out. */
export async function countNotes(
  db: Db,
  userId: string,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, NoteCount>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db
    .select({
      cardId: signings.cardId,
      all: count(contributions.id),
      unseen: sql`count(${contributions.id}) filter (where ${contributions.seenAt} is null)`.mapWith(Number),
    })
    .from(signings)
    .innerJoin(cards, eq(cards.id, signings.cardId))
    .leftJoin(contributions, and(eq(contributions.cardId, signings.cardId), isSigned))
    .where(and(eq(cards.userId, userId), inArray(signings.cardId, [...cardIds])))
    .groupBy(signings.cardId);
  return new Map(rows.map(({ cardId, ...counted }) => [cardId, counted]));
}

/** What whoever has the signing link sees. */
export type SigningForSigner = Exclude<Awaited<ReturnType<typeof findSigning>>, SigningAbsence>;

/** The card behind a signing link, for whoever has the link. */
export async function findSigning(db: Db, secret: LinkSecret) {
  const forAll = await findCard(db, eq(signings.linkHash, hashSecret('signing', secret)));
  const invitation = forAll === 'missing' ? await findInvitation(db, secret) : null;
  const found = invitation ? await findCard(db, eq(signings.cardId, invitation.cardId)) : forAll;
  if (typeof found === 'string') return found;
  const { signing, access, card, cardId } = found;
  const signed = await countSigned(db, cardId);
  return {
    ...{ cardId, card, signed },
    /** When the card opens for its receiver; null for one that is not sealed. */
    seal: access.seal,
    state: invitation?.isUsed ? ('used' as const) : signingState(signing, { access, signed }),
    /** Whom the link invites; null for the link for everybody. */
    invited: invitation?.name ?? null,
    approvesFirst: signing.approvesFirst,
    signBy: signByOf(signing),
    /** What others wrote, as far as a signer may see it before signing. */
    others: signing.othersSee === 'all' ? await readOthers(db, cardId, null) : [],
  };
}

/** The card that a link of signing leads to, or one to a note that its signer can change; null when nothing is taken. */
export async function findSignedCard(db: Db, secret: LinkSecret): Promise<CardId | null> {
  const signing = await findSigning(db, secret);
  if (typeof signing !== 'string') return signing.state === 'open' ? signing.cardId : null;
  const note = await findOwnNote(db, secret);
  return typeof note !== 'string' && note.canChange ? note.cardId : null;
}

/** The file of a note that whoever has this link may see: one's own, and of others as far as the organiser says. */
export async function findNoteFile(db: Db, secret: LinkSecret, id: string): Promise<ServedFile | null> {
  const signing = await findSigning(db, secret);
  const own = signing === 'missing' ? await findOwnNote(db, secret) : null;
  const found = own ?? signing;
  if (typeof found === 'string') return null;
  const attachments = [
    ...found.others.map(({ attachment }) => attachment),
    'attachment' in found ? found.attachment : null,
  ];
  const isShown = attachments.some((one) => one !== null && 'file' in one && one.file === id);
  const isNew = and(eq(files.id, id), isNewFileOf(db, found.cardId));
  return isShown || (await db.$count(files, isNew)) > 0 ? findFile(db, id) : null;
}

/** What was sent for a note that is not stored yet; null for a file that is none of those. `file`: as the form has it. */
export async function findNewAttachment(
  db: Db,
  cardId: CardId,
  { file, ink }: { readonly file: string | null; readonly ink: string | null },
): Promise<NoteAttachment | null> {
  if (file === null) return attachmentOf({ ink, file: null });
  const [row] = await db
    .select(noteColumns.file)
    .from(files)
    .where(and(eq(files.id, file), isNewFileOf(db, cardId)));
  return attachmentOf({ ink: null, file: row ?? null });
}

/** What whoever has the link of a note sees. */
export type OwnNote = Exclude<Awaited<ReturnType<typeof findOwnNote>>, SigningAbsence>;

/** A note, for whoever has its link. */
export async function findOwnNote(db: Db, secret: LinkSecret) {
  const [row] = await db
    .select({ note: contributions, file: noteColumns.file })
    .from(contributions)
    .leftJoin(files, eq(files.id, contributions.fileId))
    .where(eq(contributions.linkHash, hashSecret('note', secret)));
  if (!row) return 'missing' as const;
  const { note, file } = row;
  if (note.withdrawnAt) return 'gone' as const;
  const found = await findCard(db, eq(signings.cardId, note.cardId));
  if (typeof found === 'string') return found;
  const { signing, access, card, cardId } = found;
  const { name, words, audience } = note;
  return {
    ...{ cardId, card, name, words, audience },
    id: note.id as NoteId,
    attachment: attachmentOf({ ink: note.ink, file, transcript: note.transcript }),
    seal: access.seal,
    isWaiting: note.approvedAt === null,
    isHidden: note.hiddenAt !== null,
    isMailed: note.mailedAt !== null,
    /** The receiver has not opened the card: it can be changed. */
    canChange: canChange(note, { signing, access }),
    others: signing.othersSee === 'none' ? [] : await readOthers(db, cardId, note.id),
  };
}

async function findCard(db: Db, isSigning: ReturnType<typeof eq>) {
  const [row] = await db
    .select({ signing: signings, document: cards.document, access: accessColumns })
    .from(signings)
    .innerJoin(cards, eq(cards.id, signings.cardId))
    .where(isSigning);
  if (!row) return 'missing' as const;
  const access = accessOf(row.access);
  const absence = absenceOf(access);
  if (absence) return absence;
  const opened = parseStoredCard(row.document);
  if (!opened.ok) return 'missing' as const;
  const card: Card = opened.value;
  return { signing: row.signing, access: access as StoredAccess, card, cardId: row.signing.cardId as CardId };
}

/** Why nobody signs a card, whatever its link says. A draft can be signed: it is not published yet. */
export function absenceOf(access: ReturnType<typeof accessOf>): SigningAbsence | null {
  if (access.state === 'missing' || access.state === 'gone') return access.state;
  return access.isHidden ? 'hidden' : null;
}

/** Whether notes are taken. */
export function signingState(
  signing: SigningRow,
  { access, signed }: { readonly access: StoredAccess; readonly signed: number },
): SigningState {
  if (signing.pausedAt) return 'paused';
  if (isOver(signing, access)) return 'over';
  return signed >= signing.maxNotes ? 'full' : 'open';
}

/** Notes that the organiser hides make room, so that nobody can fill a card for good. */
export function countSigned(db: Db | Transaction, cardId: string): Promise<number> {
  return db.$count(contributions, and(eq(contributions.cardId, cardId), isSigned));
}

const isSigned = and(isNull(contributions.hiddenAt), isNull(contributions.withdrawnAt));

/** When the receiver could first read the card, in milliseconds since 1970; null before. */
export function openedInstant({ openedAt }: SigningRow, { state, seal }: StoredAccess): number | null {
  if (openedAt) return openedAt.getTime();
  return seal && state === 'open' ? openingInstant(seal) : null;
}

/** Whether a signer can still change a note: until the card is opened, a late note as long as such are taken. */
export function canChange(
  { isLate }: { readonly isLate: boolean },
  { signing, access }: { readonly signing: SigningRow; readonly access: StoredAccess },
): boolean {
  return isLate ? !isOver(signing, access) : openedInstant(signing, access) === null;
}

function isOver(signing: SigningRow, access: StoredAccess): boolean {
  const opened = openedInstant(signing, access);
  return opened !== null && !signing.keptOpenAt && Date.now() > opened + lateTimeMs;
}

/** What signers may read of what others wrote. */
async function readOthers(db: Db, cardId: CardId, ownId: string | null): Promise<readonly Note[]> {
  const rows = await db
    .select(noteColumns)
    .from(contributions)
    .leftJoin(files, eq(files.id, contributions.fileId))
    .where(
      and(
        eq(contributions.cardId, cardId),
        isOnCard(contributions),
        eq(contributions.audience, 'everyone'),
        ownId === null ? undefined : ne(contributions.id, ownId),
      ),
    )
    .orderBy(...noteOrder);
  return rows.map(noteOf);
}

export function isNote(cardId: string, id: string) {
  return and(eq(contributions.cardId, cardId), eq(contributions.id, id));
}

function signByOf({ signByDate, signByTime, signByZone, signByCity }: SigningRow): Seal | null {
  if (signByDate === null || signByTime === null) return null;
  return { date: signByDate, time: signByTime, zone: signByZone, city: signByCity };
}

/** Which of these links leads to a note on this card; null for none. */
export async function findKnownNote(
  db: Db,
  cardId: CardId,
  secrets: readonly LinkSecret[],
): Promise<LinkSecret | null> {
  if (secrets.length === 0) return null;
  const byHash = new Map(secrets.map((secret) => [hashSecret('note', secret), secret]));
  const [row] = await db
    .select({ hash: contributions.linkHash })
    .from(contributions)
    .where(
      and(
        inArray(contributions.linkHash, [...byHash.keys()]),
        eq(contributions.cardId, cardId),
        isNull(contributions.withdrawnAt),
      ),
    )
    .limit(1);
  return (row && byHash.get(row.hash)) ?? null;
}
