import { deleteOrphanedCards } from '../contributions/hand-over.ts';
import { forgetBounces } from '../deliveries/suppressions.ts';
import { deleteOldDeliveries } from '../deliveries/write.ts';
import { deleteUnusedFiles } from '../files/write.ts';
import { deleteIdleGuests } from '../guests/write.ts';
import { deleteOldFailedMail } from '../mail/write.ts';
import { deleteOldMessages } from '../messages/write.ts';
import { deleteOldAuditEntries } from '../operator/write.ts';
import { countRetention } from '../rate-limits/rules.ts';
import { deleteOldReports } from '../reports/write.ts';
import type { Job } from './start-jobs.ts';

/** Clears away what has expired: sessions, links, counts, old messages, uploads that no card came to use, guests without any, cards that nobody has. */
export const sweep: Job = {
  name: 'sweep',
  intervalMinutes: 60,
  async run({ auth, db, files, limiter }, now) {
    await auth.sweep(now);
    await limiter.sweep(countRetention);
    await deleteUnusedFiles({ db, files, now });
    await deleteOrphanedCards(db, now);
    await deleteIdleGuests(db);
    await deleteOldMessages(db, now);
    await deleteOldDeliveries(db, now);
    await forgetBounces(db, now);
    await deleteOldReports(db, now);
    await deleteOldFailedMail(db);
    await deleteOldAuditEntries(db);
  },
};
