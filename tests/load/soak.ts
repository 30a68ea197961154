import { memoryOf } from '../support/memory.ts';
import { median } from '../support/quantile.ts';
import { closedLoop, openLoop } from './loops.ts';
import { grouped, ms, summary, table } from './report.ts';
import { journalOf, type Site } from './site.ts';

/** Seconds of one row of the table. */
const step = 60;
/** Megabytes of the database's journal, whatever is written. */
const mostJournal = 80;

/** Half of what it can do, for a long time; returns what was not as it should be. */
export async function measureSoak(site: Site, seconds: number): Promise<string[]> {
  const { next } = site.mix;
  const able = await closedLoop({ ...site, seconds: 6, connections: 32, next });
  const perSecond = summary(able.samples, able.seconds).perSecond / 2;
  const memory: number[] = [];
  const journal: number[] = [];
  const rows: string[][] = [];
  let failed = 0;
  for (let past = 0; past < seconds; past += step) {
    await site.metrics();
    const watching = setInterval(() => {
      memory.push(memoryOf(site.product));
      journal.push(journalOf(site.product));
    }, 2_000);
    const { samples } = await openLoop({ ...site, seconds: step, next, perSecond });
    clearInterval(watching);
    const metrics = await site.metrics();
    const { perSecond: answered, p50, p99, refused, failed: lost } = summary(samples, step);
    failed += lost;
    rows.push([
      ...[`${(past + step) / 60}`, grouped(answered), ms(p50), ms(p99), `${refused}`, `${lost}`],
      ms((metrics.get('nodejs_eventloop_delay_seconds{quantile="0.99"}') ?? Number.NaN) * 1000),
      `${Math.round(memoryOf(site.product))}`,
      `${Math.round((metrics.get('nodejs_memory_bytes{kind="heap_used"}') ?? 0) / 1024 ** 2)}`,
      `${Math.round(journalOf(site.product))}`,
    ]);
  }
  const head = [
    'minute',
    'answers a second',
    'p50 ms',
    'p99',
    'refused',
    'failed',
    'event loop p99',
    'MB',
    'heap MB',
  ];
  table([...head, 'journal MB'], rows);
  // The first quarter fills the memories that have a size.
  const growth =
    median(memory.slice(-memory.length / 4)) / median(memory.slice(memory.length / 4, memory.length / 2));
  const longest = Math.max(...journal);
  console.log(
    `\nMemory grew by ${((growth - 1) * 100).toFixed(1)} % from the second quarter to the last; the journal was never larger than ${Math.round(longest)} MB.`,
  );
  return [
    ...(failed > 0 ? [`${failed} requests were not answered`] : []),
    ...(growth > 1.1 ? ['the memory grows'] : []),
    ...(longest > mostJournal ? [`the journal grew to ${Math.round(longest)} MB`] : []),
  ];
}
