import { sendPushes } from '../push/send.ts';
import type { Job } from './start-jobs.ts';

/** Sends messages to browsers. */
export const pushes: Job = {
  name: 'pushes',
  intervalMinutes: 1,
  run: (services, now) => sendPushes(services, now),
};
