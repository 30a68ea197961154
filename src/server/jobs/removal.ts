import { removeDeletedCards } from '../cards/write.ts';
import { deleteOldChanges } from '../db/connection/change-reader.ts';
import { deletePendingBytes } from '../files/write.ts';
import { every, type Job } from './job.ts';

/** Removes cards whose deletion can no longer be undone, files without an owner, and rows that every process has read. */
export const removal: Job = {
  name: 'removal',
  interval: every.minute,
  // Cards that were deleted before a restart.
  atStart: true,
  async run({ db, files }, now) {
    await removeDeletedCards(db, now);
    await deletePendingBytes({ db, files });
    await deleteOldChanges(db);
  },
};
