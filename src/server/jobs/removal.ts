import { removeDeletedCards } from '../cards/write.ts';
import { deleteOldContacts } from '../contacts/write.ts';
import { deleteOldChanges } from '../db/connection/change-reader.ts';
import { deletePendingBytes } from '../files/write.ts';
import type { Job } from './start-jobs.ts';

/** Removes cards and contacts whose deletion can no longer be undone, files without an owner, and rows that every process has read. */
export const removal: Job = {
  name: 'removal',
  intervalMinutes: 1,
  // Cards that were deleted before a restart.
  atStart: true,
  async run({ db, files }, now) {
    await removeDeletedCards(db, now);
    await deleteOldContacts(db, now);
    await deletePendingBytes({ db, files });
    await deleteOldChanges(db);
  },
};
