// Shows: the operator stops all mail to receivers, one sender and one address, lets them go on, and sees how much was sent
// Spec: 10.13
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addDelivery, addSender, mumbai, readDelivery, sendingParts } from '#tests/support/deliveries.ts';
import { mailServer } from '#tests/support/mail-server.ts';
import type { Config } from '../../config/config.ts';
import { user } from '../../db/tables/accounts.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { deliverDue } from '../../deliveries/deliver.ts';
import { ConfirmationRequired } from '../command.ts';
import { runCommand } from '../commands.ts';

const { db } = await testDatabase();

test('all of it, a sender and an address are stopped and let go on', async () => {
  const server = await mailServer();
  const parts = sendingParts(db, server.url);
  const config = { authSecret: parts.deliveryKey, delivery: { perHour: 9 } } as Config;
  const run = (name: string, target = '', confirmed = true) =>
    runCommand({ name, target, confirmed, actor: 'operator@example.org', db, config });
  const owned = await addSender(db);
  const [{ email = '' } = {}] = await db
    .select({ email: user.email })
    .from(user)
    .where(eq(user.id, owned.userId));
  const [first, second, third] = [
    await addDelivery(parts, owned),
    await addDelivery(parts, owned, { email: 'uncle@example.org', at: { ...mumbai, date: '2026-11-13' } }),
    await addDelivery(parts, owned, { email: 'gran@gmail.com', at: { ...mumbai, date: '2026-11-14' } }),
  ];
  const deliver = (day: string, minute = '30') =>
    deliverDue(parts, new Date(`2026-11-${day}T02:${minute}:00Z`));

  await expect(run('delivery stop', '', false)).rejects.toThrow(ConfirmationRequired);
  await run('delivery stop');
  await deliver('12');
  expect([server.mails.length, (await readDelivery(db, first)).reason]).toEqual([0, 'stopped']);
  expect(await run('delivery show')).toMatch(/^at most 9 an hour\nstopped since/);
  await run('delivery start');
  await deliver('12', '40');
  expect(server.mails).toHaveLength(1);

  await run('delivery stop-sender', email);
  await deliver('13');
  expect(await readDelivery(db, second)).toMatchObject({ state: 'cancelled', reason: 'sender' });
  await run('delivery let-sender', email);
  await run('delivery stop-address', 'G.ran+x@gmail.com');
  await deliver('14');
  expect(await readDelivery(db, third)).toMatchObject({ state: 'refused' });
  expect(server.mails).toHaveLength(1);
  await run('delivery let-address', 'gran@gmail.com');
  await expect(run('delivery let-address', 'gran@gmail.com')).rejects.toThrow('not stopped');
  const kept = JSON.stringify(await db.select().from(auditLog));
  expect(kept).toContain('delivery stop-sender');
  expect(kept).not.toContain('gran');
});
