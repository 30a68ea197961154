import { getProfile } from '#server/accounts/profile/read.ts';
import { listSessions } from '#server/accounts/sessions/read.ts';
import { endOtherSessions, endSession } from '#server/accounts/sessions/write.ts';
import { deleteExpired } from '#server/auth/delete-expired.ts';
import { readAccess } from '#server/cards/access.ts';
import { countCards, countMatches, getCardForViewer, listCards } from '#server/cards/read.ts';
import { indexCards } from '#server/cards/search.ts';
import { parseSearch } from '#server/cards/types.ts';
import {
  deleteCard,
  duplicateCard,
  removeDeletedCards,
  restoreCard,
  updateCard,
} from '#server/cards/write.ts';
import { deleteOldChanges } from '#server/db/connection/change-reader.ts';
import type { Db } from '#server/db/database.ts';
import { readCard, readCardIds, readFiles, readShares } from '#server/exports/read.ts';
import { countFiles, findFileFor } from '#server/files/read.ts';
import { createFileStore } from '#server/files/store/create-store.ts';
import { deletePendingBytes, deleteUnusedFiles } from '#server/files/write.ts';
import { readGuestCards } from '#server/guests/read.ts';
import { deleteIdleGuests } from '#server/guests/write.ts';
import { countDesigns } from '#server/likes/design-figures.ts';
import { countAllLikes, countLikes, readOwnLikes } from '#server/likes/read.ts';
import { deleteOldFailedMail, leaseJobs, msUntilNextJob } from '#server/mail/write.ts';
import { deleteOldMessages } from '#server/messages/write.ts';
import * as operator from '#server/operator/read.ts';
import { deleteOldAuditEntries } from '#server/operator/write.ts';
import { createRateLimiter } from '#server/rate-limits/rate-limiter.ts';
import { countReplies, listReplies } from '#server/replies/read.ts';
import { markSeen } from '#server/replies/write.ts';
import { deleteOldReports } from '#server/reports/write.ts';
import { countSharedMatches, listShares } from '#server/shares/read.ts';
import { recordShare } from '#server/shares/write.ts';
import { countStatistics } from '#server/statistics/read.ts';
import { addViews } from '#server/views/write.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { aCard, addCard, addFile, addUser, aPhoto, aShare } from '#tests/support/rows.ts';

/** Everything that people, jobs and operators do, once. */
export async function useEverything(db: Db): Promise<void> {
  const owner = await addUser(db);
  await usePages(db, owner);
  await runJobs(db);
  await lookAsOperator(db, owner);
  await countStatistics(db);
  await countDesigns(db);
}

async function usePages(db: Db, owner: string): Promise<void> {
  const file = await addFile(db, owner);
  const card = aCard({ receiverPhoto: aPhoto(file) });
  const draft = await addCard(db, owner);
  const shown = await addCard(db, owner, { status: 'published', card });
  await updateCard(db, { id: shown, card: aCard(), status: 'published', expectedRevision: 1 });
  await recordShare(db, shown, aShare('link'));
  await duplicateCard(db, shown, 'another-key-another' as Parameters<typeof duplicateCard>[2]);
  await addViews(db, new Map([[shown.id, 3]]));
  await getCardForViewer(db, shown.id, null);
  await getCardForViewer(db, 'A'.repeat(22), null);
  await readAccess(db, draft.id);
  await readLists(db, owner);
  const replies = await listReplies(db, shown);
  await markSeen(
    db,
    shown,
    replies.map(({ id }) => id),
  );
  await findFileFor(db, { id: file, viewerId: null });
  await countFiles(db, owner);
  await getProfile(db, owner);
  await listSessions(db, { userId: owner, sessionId: 'this', language: 'en' });
  await endSession(db, owner, 'that');
  await endOtherSessions(db, owner, 'this');
  await countLikes(db, 'design-1');
  await countAllLikes(db);
  await readOwnLikes(db, { userId: owner, browser: 'a browser' }, ['side-a']);
  await readGuestCards(db, owner);
  for (const read of [readCardIds, readShares, readFiles]) await read(db, owner);
  await readCard(db, owner, shown.id);
  await deleteCard(db, draft);
  await restoreCard(db, draft.id, owner);
  await deleteCard(db, draft);
  const limiter = createRateLimiter({ db, secret: 'growth' });
  await limiter.consume({ what: 'save', who: owner }, { window: 60, max: 10 });
  await limiter.sweep(30 * 24 * 3600);
}

async function readLists(db: Db, owner: string): Promise<void> {
  const words = parseSearch('mina birthday');
  const page = { limit: 12, cursor: null };
  for (const sort of ['newest', 'oldest', 'name', 'views'] as const)
    await listCards(db, owner, 'created', { ...page, sort });
  await listCards(db, owner, 'drafts', { ...page, words });
  await countMatches(db, owner, 'created', { words });
  await listShares(db, owner, { ...page, sort: 'newest' });
  await countSharedMatches(db, owner, { words });
  await countCards(db, owner);
  await countReplies(db, owner, ['A'.repeat(22) as never]);
}

async function runJobs(db: Db): Promise<void> {
  const now = new Date();
  const dataDir = temporaryFolder();
  const files = createFileStore({ dataDir, s3: null });
  await deleteExpired(db, now);
  await deleteUnusedFiles({ db, files, now });
  await deleteIdleGuests(db);
  await deleteOldMessages(db, now);
  await deleteOldReports(db, now);
  await deleteOldFailedMail(db);
  await deleteOldAuditEntries(db);
  await removeDeletedCards(db, now);
  await deletePendingBytes({ db, files });
  await deleteOldChanges(db);
  await indexCards(db);
  await leaseJobs(db, 5);
  await msUntilNextJob(db);
}

async function lookAsOperator(db: Db, owner: string): Promise<void> {
  const page = { limit: 10, cursor: null };
  await operator.findAccount(db, 'owner-1@grown.example');
  await operator.findCards(db, { limit: 10, onlyHidden: false, ownerId: owner });
  await operator.listReports(db, 'open', page);
  await operator.listHiddenCards(db, page);
  await operator.listMessages(db, page);
  await operator.listAuditLog(db, page);
  await operator.listFailedMail(db, page);
}
