import { indexCards as indexNextCards } from '../cards/search.ts';
import type { Job } from './start-jobs.ts';

/** Makes cards that a process of an older release saved known to search. */
export const indexCards: Job = {
  name: 'index',
  intervalMinutes: 1,
  run: ({ db }) => indexNextCards(db),
};
