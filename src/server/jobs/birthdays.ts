import { remindOfBirthdays } from '../contacts/reminders/remind.ts';
import type { Job } from './start-jobs.ts';

/** Reminds whoever keeps birthdays of those that come, in the morning where they are. */
export const birthdays: Job = {
  name: 'birthdays',
  intervalMinutes: 20,
  // After an outage at once.
  atStart: true,
  run: ({ db, mail, config }, now) => remindOfBirthdays({ db, mail, origin: config.origin }, now),
};
