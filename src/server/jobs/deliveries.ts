import { siteOf } from '#content/site.ts';
import { deliverDue } from '../deliveries/deliver.ts';
import type { Job } from './start-jobs.ts';

/** Mails cards' links to their receivers at their hour. */
export const deliveries: Job = {
  name: 'deliveries',
  intervalMinutes: 1,
  // After an outage at once.
  atStart: true,
  run: (services, now, stopping) =>
    deliverDue({ ...services, siteName: siteOf(services.config.site).name }, now, stopping),
};
