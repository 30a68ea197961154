// Shows: over 1,000 mails to receivers and 100 kills of two processes, through a mail server that refuses, waits and hangs up, each arrives once or its sender is told that nobody knows
/**
 * Run: npm run prove -- deliveries [mails [kills [seed]]]
 *
 * Both processes send at the same time, without the lease that keeps one waiting. Ends with a table; the exit code is 1
 * when anything arrived twice, early or after it was cancelled, or when a sender was told something else than what happened.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { random } from '#card/scene/random.ts';
import { openingInstant } from '#card/seal/opening-instant.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import { connectDatabase, prepareTables } from '#server/db/database.ts';
import { deliveries } from '#server/db/tables/deliveries.ts';
import { mailJobs } from '#server/db/tables/mail.ts';
import type { DeliveryId } from '#server/deliveries/types.ts';
import { cancelDelivery, saveDelivery } from '#server/deliveries/write.ts';
import { startDatabaseServer } from '../support/database-server.ts';
import { aDelivery, addSender, mumbai, sendingParts } from '../support/deliveries.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const [mails = 1000, kills = 100, seed = 1] = process.argv.slice(2).map(Number);

/** Seconds of its clock in a second. */
const speed = 60;

/** Minutes of that clock over which the mails are due: as long as the kills take. */
const minutes = Math.max(10, Math.round(kills * 1.5));

/** A mail server keeps what it has taken. What it does with a receiver's mail follows from the number. */
const manners = [
  'takes',
  'takes',
  'takes',
  'waits',
  'busy',
  'hangs up before',
  'keeps and hangs up',
  'loses and hangs up',
  'refuses',
  'takes',
] as const;
type Manner = (typeof manners)[number];

const mannerOf = (address: string): Manner =>
  manners[Number(/\d+/.exec(address)?.[0]) % manners.length] ?? 'takes';

const chance = random(seed);

const began = Date.now() + 5_000;
const shows = Date.parse('2026-11-12T02:28:00Z');
const now = () => new Date(shows + (Date.now() - began) * speed);

/** When mails arrived, by the clock, for each receiver. */
const arrived = new Map<string, Date[]>();
const seen = new Set<string>();

const server = await startSmtpServer({
  onRcptTo({ address }, session, done) {
    const manner = mannerOf(address);
    const isFirst = !seen.has(address);
    seen.add(address);
    if (manner === 'refuses') return done(Object.assign(new Error('no'), { responseCode: 550 }));
    if (manner === 'busy' && isFirst) return done(Object.assign(new Error('later'), { responseCode: 451 }));
    if (manner === 'hangs up before' && isFirst) return server.hangUp(session);
    done();
  },
  onData(stream, session, done) {
    const [to] = session.envelope.rcptTo;
    const address = to?.address ?? '';
    const manner = mannerOf(address);
    stream.resume();
    stream.on('end', async () => {
      if (manner === 'waits') await pause(100);
      if (manner !== 'loses and hangs up') arrived.set(address, [...(arrived.get(address) ?? []), now()]);
      if (manner.endsWith('and hangs up')) server.hangUp(session);
      else done();
    });
  },
});
const database = await startDatabaseServer();
const access = { connectionString: database.url };
const stop = async () => {};
await prepareTables({ owner: access, app: access });
const { db, close } = connectDatabase({ app: access, stop });
const parts = sendingParts(db, server.url);

interface Asked {
  readonly owned: OwnedCardId;
  readonly id: DeliveryId;
  readonly email: string;
}

const asked: Asked[] = [];
let owned = await addSender(db);
for (let n = 0; n < mails; n += 1) {
  if (n % 20 === 0) owned = await addSender(db, { name: `Sender ${n}` });
  const minute = 8 * 60 + chance.int(0, minutes - 1);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const email = `r${n}@example.org`;
  const saved = await saveDelivery(
    parts,
    { owned, id: null, now: new Date('2026-11-01T12:00:00Z') },
    aDelivery({ email, at: { ...mumbai, time } }),
  );
  if (!saved.ok) throw new Error(`${email}: ${saved.error.reason}`);
  asked.push({ owned, id: saved.value, email });
}

async function start(): Promise<ChildProcess> {
  const order = { databaseUrl: database.url, smtpUrl: server.url, began, shows, speed };
  const child = spawn(process.execPath, ['tests/support/delivery-process-child.ts'], {
    env: { PATH: process.env.PATH, DELIVERY_PROCESS: JSON.stringify(order) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

const children = [await start(), await start()];
const cancelled = new Set<string>();
for (let kill = 0; kill < kills; kill += 1) {
  await pause(chance.int(100, 600));
  const victim = kill % 2;
  children[victim]?.kill('SIGKILL');
  children[victim] = await start();
  // Somebody changes their mind, perhaps too late.
  const one = chance.pick(asked);
  if ((await cancelDelivery(db, one.owned, one.id)).ok) cancelled.add(one.id);
}
const open = async () => {
  const rows = await db.select({ state: deliveries.state }).from(deliveries);
  return rows.filter(({ state }) => state === 'scheduled' || state === 'sending').length;
};
const deadline = Date.now() + 180_000;
while ((await open()) > 0 && Date.now() < deadline) await pause(500);
for (const child of children) child.kill('SIGKILL');

const rows = await db.select().from(deliveries);
const complaints: string[] = [];
const counts: Record<string, number> = {};
for (const row of rows) {
  counts[row.state] = (counts[row.state] ?? 0) + 1;
  const got = arrived.get(row.email) ?? [];
  const least = row.state === 'sent' ? 1 : 0;
  const most = row.state === 'sent' || row.state === 'unknown' ? 1 : 0;
  if (got.length < least || got.length > most)
    complaints.push(`${row.email} (${mannerOf(row.email)}) is ${row.state} and got ${got.length}`);
  const due = openingInstant(row);
  if (got.some((at) => at.getTime() < due)) complaints.push(`${row.email} came before its hour`);
  if (cancelled.has(row.id) && row.state !== 'cancelled')
    complaints.push(`${row.email} was cancelled and is ${row.state}`);
  if (['scheduled', 'sending', 'missed'].includes(row.state))
    complaints.push(`${row.email} is still ${row.state}`);
}
const told = await db.select({ job: mailJobs.job }).from(mailJobs);
const problems = (counts.unknown ?? 0) + (counts.refused ?? 0);
// More where a conversation was given up by the other process, and ended well after all.
if (told.length < problems) complaints.push(`${problems} senders had to be told, ${told.length} were`);
const unknown = rows.filter(({ state }) => state === 'unknown');
const arrivedUnknown = unknown.filter(({ email }) => arrived.has(email)).length;

console.log(`| mails | kills | sent | unknown | of them arrived | refused | cancelled | senders told | twice | early |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| ${rows.length} | ${kills} | ${counts.sent ?? 0} | ${unknown.length} | ${arrivedUnknown} | ${counts.refused ?? 0} | ${counts.cancelled ?? 0} | ${told.length} | ${
  [...arrived.values()].filter((got) => got.length > 1).length
} | ${complaints.filter((one) => one.includes('before its hour')).length} |`);
for (const one of complaints) console.log(`✗ ${one}`);
await close();
await database.stop();
await server.close();
process.exit(complaints.length > 0 ? 1 : 0);
