import { indexCards as indexNextCards } from '../cards/search/write.ts';
import { every, type Job } from './job.ts';

/** Makes cards that a process of an older release saved known to search. */
export const indexCards: Job = {
  name: 'index',
  interval: every.minute,
  run: ({ db }) => indexNextCards(db),
};
