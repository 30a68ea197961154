import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readOutbox } from '#server/mail/transport/outbox.ts';
import type { Site } from '#tests/support/site.ts';
import { ownerRows } from '../support/product.ts';
import { saveCard } from '../support/visitor.ts';
import type { Check } from './check.ts';

/** Milliseconds until everything must be done. */
const timeoutMs = 30_000;

/** Asks until it is so, or the time is over; returns what was found last. */
async function until<Value>(read: () => Promise<Value>, isDone: (value: Value) => boolean): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isDone(value) || performance.now() > deadline) return value;
    await pause(100);
  }
}

/** What the instances do by themselves is done once, and counted together. */
export async function* work(site: Site, mails: number): AsyncGenerator<Check> {
  const owner = { dataDir: '', databaseUrl: site.database.url };
  await ownerRows(
    owner,
    `insert into mail_jobs (id, job, expires_at)
     select 'mail-' || n, jsonb_build_object('kind', 'existing-account', 'name', '', 'to', n || '@example.org'),
            now() + interval '1 hour' from generate_series(1, $1::int) n`,
    [mails],
  );
  const waiting = () => ownerRows(owner, 'select from mail_jobs');
  await until(waiting, (rows) => rows.length === 0);
  const sent = await Promise.all(site.instances.map(({ dataDir }) => readOutbox(join(dataDir, 'outbox'))));
  const addresses = sent.flat().flatMap(({ kind, to }) => (kind === 'existing-account' ? [to] : []));
  yield {
    what: `${mails} mails posted at one moment`,
    isRight: addresses.length === mails && new Set(addresses).size === mails,
    found: `${addresses.length} sent, ${new Set(addresses).size} different, by instance ${sent.map(({ length }) => length)}`,
  };

  const cardId = await saveCard(await site.signUpMember('viewed'));
  const visits = site.instances.flatMap((instance) =>
    Array.from({ length: 10 }, (_, number) =>
      site.ask(instance, null, `/card/${cardId}`, {
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          'accept-language': 'en',
          'x-forwarded-for': `192.0.2.${number + 1}`,
        },
      }),
    ),
  );
  await Promise.all(visits);
  const read = () =>
    ownerRows<{ views: number }>(owner, 'select views::int from cards where id = $1', [cardId]);
  const [row] = await until(read, ([found]) => (found?.views ?? 0) >= visits.length);
  yield {
    what: `${visits.length} visits of ten browsers, each at every instance`,
    isRight: row?.views === visits.length,
    found: `${row?.views} views (an instance knows only whom it has seen itself)`,
  };
}
