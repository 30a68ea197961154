// Shows: the same with a replica that answers reads, also while it is late or away
import { expect, test } from '@playwright/test';
import { changes, uploads } from '../machines/cards.ts';
import type { Check } from '../machines/check.ts';
import { limits, sessions } from '../machines/people.ts';
import { hasBalancer } from '../support/balancer.ts';
import { type Site, startSite } from '../support/site.ts';
import { saveCard } from '../support/visitor.ts';

test.skip(!hasBalancer(), 'HAProxy is missing, and only an administrator can install it');

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ instances: 2, drainSeconds: 1, look: 100, hasReplica: true });
});

test.afterAll(() => site?.stop());

function replicaOf({ replica }: Site) {
  if (!replica) throw new Error('There is no replica.');
  return replica;
}

async function expectRight(checks: AsyncIterable<Check>): Promise<void> {
  for await (const check of checks) expect.soft(check).toMatchObject({ isRight: true });
}

/** How often the replica looked into the table of cards. */
async function scans(): Promise<number> {
  const rows = await replicaOf(site).query<{ n: string }>(
    "select coalesce(idx_scan, 0) + seq_scan as n from pg_stat_user_tables where relname = 'cards'",
  );
  return Number(rows[0]?.n);
}

test('what happens at one instance holds at the other, and the replica has its share', async () => {
  const before = await scans();
  await expectRight(sessions(site, 1));
  await expectRight(limits(site));
  await expectRight(changes(site, 3));
  await expectRight(uploads(site));
  await expect.poll(scans, { timeout: 20_000 }).toBeGreaterThan(before);
});

test('while the replica is late or away everything holds, too', async () => {
  const replica = replicaOf(site);
  await replica.pause();
  await expectRight(changes(site, 2));
  const member = await site.signUpMember('late');
  await saveCard(member);
  for (const instance of site.instances) {
    expect(await (await site.ask(instance, member, '/dashboard?tab=created')).text()).toContain('Ravi');
  }
  await replica.resume();
  await replica.stop();
  await expectRight(changes(site, 2));
  await replica.start();
  const before = await scans();
  const read = async () => {
    for (const instance of site.instances) await (await site.ask(instance, member, '/dashboard')).text();
    return scans();
  };
  await expect.poll(read, { timeout: 20_000 }).toBeGreaterThan(before);
});
