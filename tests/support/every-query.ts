import { getProfile } from '#server/accounts/profile/read.ts';
import { listSessions } from '#server/accounts/sessions/read.ts';
import { endOtherSessions, endSession } from '#server/accounts/sessions/write.ts';
import { readAccess } from '#server/cards/access.ts';
import { countCards, countMatches, getCardForViewer, listCards } from '#server/cards/read.ts';
import { type CardSort, type OwnedCardId, parseSearch } from '#server/cards/types.ts';
import { deleteCard, duplicateCard, restoreCard, updateCard } from '#server/cards/write.ts';
import type { Db } from '#server/db/database.ts';
import { readCard, readCardIds, readFiles, readShares } from '#server/exports/read.ts';
import { countFiles, findFileFor } from '#server/files/read.ts';
import {
  findAccount,
  findCards,
  listAuditLog,
  listFailedMail,
  listHiddenCards,
  listMessages,
  listReports,
} from '#server/operator/read.ts';
import { countSharedMatches, listShares } from '#server/shares/read.ts';
import { recordShare } from '#server/shares/write.ts';
import { addCounts } from '#server/views/write.ts';
import { aCard, addCard, addFile, aPhoto, aShare } from './rows.ts';

/** What the pages of cards and settings ask for and change, for somebody who has nothing yet. Returns a published card. */
export async function usePages(db: Db, owner: string): Promise<OwnedCardId> {
  const file = await addFile(db, owner);
  const card = aCard({ receiverPhoto: aPhoto(file) });
  const draft = await addCard(db, owner);
  const shown = await addCard(db, owner, { status: 'published', card });
  await addCard(db, owner, { status: 'published' });
  await updateCard(db, { id: shown, card: aCard(), status: 'published', expectedRevision: 1 });
  for (const channel of ['link', 'qr'] as const) await recordShare(db, shown, aShare(channel));
  await duplicateCard(db, shown, 'another-key-another' as Parameters<typeof duplicateCard>[2]);
  await addCounts(db, 'views', new Map([[shown.id, 3]]));
  await getCardForViewer(db, shown.id, null);
  await getCardForViewer(db, 'A'.repeat(22), owner);
  await readAccess(db, draft.id);
  await readLists(db, owner);
  await findFileFor(db, { id: file, viewerId: null });
  await countFiles(db, owner);
  await getProfile(db, owner);
  await listSessions(db, { userId: owner, sessionId: 'this', language: 'en' });
  await endSession(db, owner, 'that');
  await endOtherSessions(db, owner, 'this');
  for (const read of [readCardIds, readShares, readFiles]) await read(db, owner);
  await readCard(db, owner, shown.id);
  await deleteCard(db, draft);
  await restoreCard(db, draft.id, owner);
  await deleteCard(db, draft);
  return shown;
}

const words = parseSearch('mina birthday');
const sorts: readonly CardSort[] = ['newest', 'oldest', 'name', 'views'];

async function readLists(db: Db, userId: string): Promise<void> {
  for (const tab of ['drafts', 'created'] as const) {
    for (const sort of sorts) {
      const first = await listCards(db, userId, tab, { limit: 1, cursor: null, sort });
      await listCards(db, userId, tab, { limit: 1, cursor: first.cursor, sort });
      await listCards(db, userId, tab, { limit: 1, cursor: first.cursor, sort, backwards: true, words });
    }
    await countMatches(db, userId, tab, { words, onlyFavourites: true });
  }
  for (const sort of ['newest', 'oldest', 'name'] as const) {
    const first = await listShares(db, userId, { limit: 1, cursor: null, sort });
    await listShares(db, userId, { limit: 1, cursor: first.cursor, sort, words });
  }
  await countSharedMatches(db, userId, { words, onlyFavourites: true });
  await countCards(db, userId);
}

/** The lists of the operators, and what they ask of one owner of cards and of one address. */
export async function lookAsOperator(db: Db, owner: string, email: string): Promise<void> {
  const page = { limit: 10, cursor: null };
  await findAccount(db, email);
  await findCards(db, { limit: 10, onlyHidden: false, ownerId: owner });
  await listReports(db, 'open', page);
  await listHiddenCards(db, page);
  await listMessages(db, page);
  await listAuditLog(db, page);
  await listFailedMail(db, page);
}
