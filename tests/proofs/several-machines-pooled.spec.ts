// Shows: the same behind PgBouncer without `NOTIFY`, in the long form also with it; a thousand connections share
// twenty
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { changes } from '../machines/cards.ts';
import { limits, sessions } from '../machines/people.ts';
import { refusal } from '../machines/starting.ts';
import { work } from '../machines/work.ts';
import { hasBalancer } from '../support/balancer.ts';
import { isLongForm } from '../support/long-form.ts';
import { hasPooler } from '../support/pooler.ts';
import { type Site, startSite } from '../support/site.ts';

test.skip(
  !hasBalancer() || !hasPooler(),
  'HAProxy or PgBouncer is missing, and only an administrator can install them',
);

for (const DATABASE_NOTIFY of isLongForm ? ['off', 'on'] : ['off']) {
  test.describe(`behind a pooler, NOTIFY ${DATABASE_NOTIFY}`, () => {
    let site: Site;

    test.beforeAll(async () => {
      site = await startSite({
        instances: 2,
        drainSeconds: 1,
        look: 100,
        hasPooler: true,
        // Without NOTIFY nothing needs a session of its own.
        env: { DATABASE_NOTIFY, ...(DATABASE_NOTIFY === 'off' && { DATABASE_SESSION_URL: '' }) },
      });
    });

    test.afterAll(() => site?.stop());

    test('what happens at one instance holds at the other', async () => {
      for (const part of [sessions(site, 1), limits(site), changes(site, 1), work(site, 10)]) {
        for await (const check of part) expect.soft(check).toMatchObject({ isRight: true });
      }
      expect(await refusal(site, { AUTH_SECRET: 'made up for one machine, and just as long' })).toContain(
        'works on this database with another AUTH_SECRET',
      );
    });

    test('a thousand connections of clients share twenty of the server', async () => {
      const { DATABASE_URL = '' } = site.env;
      const clients = Array.from({ length: 1000 }, () => new pg.Client(DATABASE_URL));
      try {
        for (const client of clients) await client.connect();
        const pids = await Promise.all(
          clients.map(async (client) => {
            const { rows } = await client.query<{ pid: number }>(
              'select pg_backend_pid() as pid, count(*) from cards',
            );
            return rows[0]?.pid;
          }),
        );
        expect(pids).not.toContain(undefined);
        expect(new Set(pids).size).toBeLessThanOrEqual(20);
        // The product is one of those clients.
        const member = await site.signUpMember('one-of-a-thousand');
        const [instance] = site.instances;
        expect(instance && (await site.ask(instance, member, '/dashboard')).status).toBe(200);
      } finally {
        await Promise.all(clients.map((client) => client.end()));
      }
    });
  });
}
