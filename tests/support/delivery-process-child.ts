/* A process of `tests/deliveries/run.ts`: mails what is due, over and over, by a clock that runs ahead, until it is killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '#server/db/database.ts';
import { deliverDue } from '#server/deliveries/deliver.ts';
import { sendingParts } from './deliveries.ts';

interface Order {
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  /** When the clock began, really and as it shows, in milliseconds, and how many of its seconds one second is. */
  readonly began: number;
  readonly shows: number;
  readonly speed: number;
}

const { databaseUrl, smtpUrl, began, shows, speed } = JSON.parse(process.env.DELIVERY_PROCESS ?? '') as Order;
const access = { connectionString: databaseUrl };
const { db } = connectDatabase({ app: access, stop: async () => {} });
const parts = sendingParts(db, smtpUrl);
console.log('running');
for (;;) {
  await deliverDue(parts, new Date(shows + (Date.now() - began) * speed));
  await pause(20);
}
