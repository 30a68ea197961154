import { writeDesignFigures } from '../designs/counts.ts';
import type { Job } from './start-jobs.ts';

/** Counts what is made with designs of others. */
export const designFigures: Job = {
  name: 'design-figures',
  intervalMinutes: 60,
  run: ({ db }) => writeDesignFigures(db),
};
