// Shows: two instances are one site (short form of `npm run prove -- machines`)
// Spec: 10.11
import { expect, test } from '@playwright/test';
import { changes, changesUnheard, uploads } from '../machines/cards.ts';
import type { Check } from '../machines/check.ts';
import { limits, sessions } from '../machines/people.ts';
import { rollingRestart } from '../machines/rolling.ts';
import { refusal } from '../machines/starting.ts';
import { hasBalancer } from '../support/balancer.ts';
import { type Site, startSite } from '../support/site.ts';
import { photo } from '../support/studio.ts';
import { saveCard } from '../support/visitor.ts';

test.skip(!hasBalancer(), 'HAProxy is missing, and only an administrator can install it');

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ instances: 2, drainSeconds: 1, look: 100 });
});

test.afterAll(() => site?.stop());

async function expectRight(checks: AsyncIterable<Check>): Promise<void> {
  for await (const check of checks) expect.soft(check).toMatchObject({ isRight: true });
}

test('what happens at one instance holds at the other', async () => {
  await expectRight(sessions(site, 1));
  await expectRight(limits(site));
  await expectRight(changes(site, 1));
  await expectRight(changesUnheard(site, 1));
  await expectRight(uploads(site));
});

test('an instance with another secret does not start', async () => {
  expect(await refusal(site, { AUTH_SECRET: 'made up for one machine, and just as long' })).toBe(
    'Another process of the site works on this database with another AUTH_SECRET: give all the same one. ' +
      'To change it on purpose, stop all of them first; everybody signs in anew.',
  );
});

test('they are stopped and started one by one without a failed request', async () => {
  expect(await rollingRestart(site, 2, { people: 3, breath: 40 })).toMatchObject({ isRight: true });
});

test('without the bucket everything else goes on, and what needs it says so', async () => {
  const [here, there] = site.instances;
  if (!here || !there) throw new Error('There are two.');
  const member = await site.signUpMember('everywhere');
  const jpeg = new Uint8Array(await photo(320, 240));
  const send = (instance: typeof here) =>
    site.ask(instance, member, '/studio/photo', { method: 'POST', body: jpeg });
  const { photo: stored } = (await (await send(here)).json()) as { photo: { file: string } };
  await site.bucket.stop();
  const refused = await send(there);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { error: 'The photo couldn’t be stored just now. Please try again in a moment.' },
  ]);
  for (const query of ['', '?width=160']) {
    const unread = await site.ask(there, member, `/files/${stored.file}${query}`);
    expect([unread.status, unread.headers.get('retry-after'), await unread.text()]).toEqual([
      503,
      '5',
      'We can’t reach our photos and sounds right now. Please try again in a moment.',
    ]);
  }
  expect((await site.ask(there, member, '/dashboard')).status).toBe(200);
  expect(await saveCard(member)).toMatch(/^[\w-]{22}$/);
});
