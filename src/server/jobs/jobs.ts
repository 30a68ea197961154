import { siteOf } from '#content/site.ts';
import { indexCards } from '../cards/search.ts';
import { removeDeletedCards } from '../cards/write.ts';
import { remindOfBirthdays } from '../contacts/reminders/remind.ts';
import { deleteOldContacts } from '../contacts/write.ts';
import { deleteOrphanedCards } from '../contributions/hand-over.ts';
import { warnOfFewNotes } from '../contributions/warn.ts';
import { deleteOldChanges } from '../db/connection/subscription.ts';
import { deliverDue } from '../deliveries/deliver.ts';
import { forgetBounces } from '../deliveries/suppressions.ts';
import { deleteOldDeliveries } from '../deliveries/write.ts';
import { writeDesignFigures } from '../designs/counts.ts';
import { deletePendingBytes, deleteUnusedFiles } from '../files/write.ts';
import { deleteIdleGuests } from '../guests/write.ts';
import { deleteOldFailedMail } from '../mail/write.ts';
import { deleteOldMessages } from '../messages/write.ts';
import { deleteOldAuditEntries } from '../operator/write.ts';
import { sendPushes } from '../push/send.ts';
import { countRetention } from '../rate-limits/rules.ts';
import { deleteOldReports } from '../reports/write.ts';
import type { Services } from '../services.ts';

export type JobServices = Pick<
  Services,
  | 'auth'
  | 'config'
  | 'database'
  | 'db'
  | 'deliveryKey'
  | 'files'
  | 'limiter'
  | 'log'
  | 'mail'
  | 'mailer'
  | 'secret'
  | 'writeMail'
>;

/** Work that is done at intervals, by one process at a time. It may run twice without harm: see docs/decisions/0071. */
interface Job {
  /** Of its lease and in the metrics. */
  readonly name: string;
  readonly intervalMinutes: number;
  /** Whether a start does it at once, and not an interval later. */
  readonly atStart?: boolean;
  /**
   * `now` is the database's time, which wrote down when things began: our clock may be wrong. `stopping` is aborted when the
   * process is to end: a run that must not be cut off begins nothing new then.
   */
  run(services: JobServices, now: Date, stopping: AbortSignal): Promise<unknown>;
}

/** Clears away what has expired: sessions, links, counts, old messages, uploads that no card came to use, guests without any, cards that nobody has. */
const sweep: Job = {
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

/** Removes cards and contacts whose deletion can no longer be undone, files without an owner, and rows that every process has read. */
const removal: Job = {
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

/** Makes cards that a process of an older release saved known to search. */
const index: Job = { name: 'index', intervalMinutes: 1, run: ({ db }) => indexCards(db) };

/** Tells whoever made a card that opens tomorrow that hardly anybody signed it. */
const fewNotes: Job = { name: 'few notes', intervalMinutes: 30, run: warnOfFewNotes };

/** Reminds whoever keeps birthdays of those that come, in the morning where they are. */
const birthdays: Job = {
  name: 'birthdays',
  intervalMinutes: 20,
  // After an outage at once.
  atStart: true,
  run: ({ db, mail, config }, now) => remindOfBirthdays({ db, mail, origin: config.origin }, now),
};

/** Sends messages to browsers. */
const pushes: Job = { name: 'pushes', intervalMinutes: 1, run: sendPushes };

/** Mails cards' links to their receivers at their hour. */
const deliveries: Job = {
  name: 'deliveries',
  intervalMinutes: 1,
  // After an outage at once.
  atStart: true,
  run: (services, now, stopping) =>
    deliverDue({ ...services, siteName: siteOf(services.config.site).name }, now, stopping),
};

/** Counts what is made with designs of others. */
const designFigures: Job = {
  name: 'design-figures',
  intervalMinutes: 60,
  run: ({ db }) => writeDesignFigures(db),
};

/** Everything that is done at intervals. */
export const jobs: readonly Job[] = [
  sweep,
  removal,
  index,
  fewNotes,
  birthdays,
  pushes,
  deliveries,
  designFigures,
];
