import { setTimeout as pause } from 'node:timers/promises';
import { newCard } from '#card/document/card.ts';
import { memoryOf } from '../support/memory.ts';
import { ownerRows } from '../support/product.ts';
import { saveRequest } from '../support/visitor.ts';
import { openConnection } from './client.ts';
import { closedLoop } from './loops.ts';
import type { LoadMember } from './members.ts';
import { grouped, ms, summary, table } from './report.ts';
import { cardId } from './seed.ts';
import type { Site } from './site.ts';

const connections = 256;
/** Milliseconds between two changes by the owner. */
const editIntervalMs = 250;

const path = `/card/${cardId(1)}`;

/** One card, read by everybody at once while its owner goes on changing it; returns how many answers were old. */
export async function measureViral(site: Site, seconds: number): Promise<number> {
  const [owner] = site.members;
  if (!owner) throw new Error('Nobody is signed in.');
  const next = () => ({ kind: 'card' as const, path, headers: { 'accept-encoding': 'gzip' } });
  await closedLoop({ ...site, seconds: 1, connections: 1, next });
  const before = await counts(site);
  const quiet = await closedLoop({ ...site, seconds, connections, next });
  const between = await counts(site);

  const over = new AbortController();
  const changing = keepChanging(site, owner, over.signal);
  const busy = await closedLoop({ ...site, seconds, connections, next }).finally(() => over.abort());
  const { edits, stale } = await changing;
  const after = await counts(site);

  table(
    [
      'one card, 256 connections',
      'answers a second',
      'p50 ms',
      'p99',
      'failed',
      'rendered',
      'old answers',
      'MB',
    ],
    (
      [
        ['nobody changes it', quiet, between.misses - before.misses, ''],
        [`changed ${edits} times`, busy, after.misses - between.misses, `${stale}`],
      ] as const
    ).map(([what, { samples, seconds: took }, rendered, old]) => {
      const { perSecond, p50, p99, refused, failed } = summary(samples, took);
      const memory = Math.round(memoryOf(site.product));
      return [
        what,
        grouped(perSecond),
        ms(p50),
        ms(p99),
        `${refused + failed}`,
        `${rendered}`,
        old,
        `${memory}`,
      ];
    }),
  );
  const asked = between.queries - before.queries;
  console.log(
    `\nWhile nobody changed it the database was asked ${asked} times, for ${grouped(quiet.samples.length)} answers.`,
  );
  return stale;
}

/** Changes the card until it is over, and looks after each change whether it is shown. */
async function keepChanging(
  { port, product }: Site,
  owner: LoadMember,
  over: AbortSignal,
): Promise<{ edits: number; stale: number }> {
  const [{ revision = 1 } = {}] = await ownerRows<{ revision: number }>(
    product,
    'select revision from cards where id = $1',
    [cardId(1)],
  );
  const connection = openConnection(port);
  let [edits, stale] = [0, 0];
  for (; !over.aborted; edits += 1) {
    const message = `As of change ${edits}.`;
    const card = { ...newCard(1), toName: 'Everybody', message };
    const stored = { cardId: cardId(1), expectedRevision: revision + edits, status: 'published' };
    const answer = await owner.post('/studio/save', saveRequest(owner, { ...stored, card }));
    if (answer.status !== 200) throw new Error(`The owner's change was answered with ${answer.status}.`);
    const shown = await connection.ask({ path, isRead: true });
    if (!shown.body.includes(message)) stale += 1;
    await pause(editIntervalMs);
  }
  connection.close();
  return { edits, stale };
}

async function counts(site: Site) {
  const metrics = await site.metrics();
  const [row] = await ownerRows<{ scans: string }>(
    site.product,
    "select coalesce(sum(idx_scan), 0) as scans from pg_stat_user_indexes where indexrelname = 'cards_pkey'",
  );
  return { misses: metrics.get('bloom_page_cache_misses_total') ?? 0, queries: Number(row?.scans) };
}
