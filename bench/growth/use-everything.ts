import { deleteExpired } from '#server/auth/sessions.ts';
import { indexCards } from '#server/cards/search.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import { removeDeletedCards } from '#server/cards/write.ts';
import { deleteOldChanges } from '#server/db/connection/subscription.ts';
import type { Db } from '#server/db/database.ts';
import { createFileStore } from '#server/files/store/create-store.ts';
import { deletePendingBytes, deleteUnusedFiles } from '#server/files/write.ts';
import { readGuestCards } from '#server/guests/read.ts';
import { deleteIdleGuests } from '#server/guests/write.ts';
import { countDesigns } from '#server/likes/counts.ts';
import { countAllLikes, readOwnLikes } from '#server/likes/read.ts';
import { changeLike } from '#server/likes/write.ts';
import { deleteOldFailedMail, leaseJobs, msUntilNextJob } from '#server/mail/write.ts';
import { deleteOldMessages } from '#server/messages/write.ts';
import { deleteOldAuditEntries } from '#server/operator/write.ts';
import { createRateLimiter } from '#server/rate-limits/rate-limiter.ts';
import { countReplies, listReplies } from '#server/replies/read.ts';
import { markSeen } from '#server/replies/write.ts';
import { deleteOldReports } from '#server/reports/write.ts';
import { countStatistics } from '#server/statistics/statistics.ts';
import { lookAsOperator, usePages } from '#tests/support/every-query.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { addUser } from '#tests/support/rows.ts';

/** Everything that people, jobs and operators do, once. */
export async function useEverything(db: Db): Promise<void> {
  const owner = await addUser(db);
  const shown = await usePages(db, owner);
  await useAnswers(db, shown);
  await runJobs(db);
  await lookAsOperator(db, owner, 'owner-1@grown.example');
  await countStatistics(db);
  await countDesigns(db);
}

async function useAnswers(db: Db, shown: OwnedCardId): Promise<void> {
  const owner = shown.userId;
  const replies = await listReplies(db, shown);
  await markSeen(
    db,
    shown,
    replies.map(({ id }) => id),
  );
  await countReplies(db, owner, ['A'.repeat(22) as never]);
  await changeLike(db, { design: 'design-1', liker: { userId: owner, browser: null }, change: 'off' });
  await countAllLikes(db);
  await readOwnLikes(db, { userId: owner, browser: 'a browser' }, ['side-a']);
  await readGuestCards(db, owner);
  const limiter = createRateLimiter({ db, secret: 'growth' });
  await limiter.consume({ what: 'save', who: owner }, { window: 60, max: 10 });
  await limiter.sweep(30 * 24 * 3600);
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
