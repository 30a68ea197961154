import { warnOfFewNotes } from '../contributions/warn.ts';
import type { Job } from './start-jobs.ts';

/** Tells whoever made a card that opens tomorrow that hardly anybody signed it. */
export const fewNotes: Job = {
  name: 'few notes',
  intervalMinutes: 30,
  run: (services, now) => warnOfFewNotes(services, now),
};
