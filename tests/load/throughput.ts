import { counts, tally } from '../hostile/report.ts';
import { memoryOf } from '../support/memory.ts';
import { closedLoop, type Sample } from './loops.ts';
import { kinds } from './mix.ts';
import { grouped, isAnswered, isRefused, ms, type Summary, summary, table } from './report.ts';
import type { Site } from './site.ts';

const connectionCounts = [1, 16, 64, 256] as const;
const delay = 'nodejs_eventloop_delay_seconds{quantile="0.99"}';

/** The realistic mix, by connections: what the product can do, and how long it takes. */
export async function measureMix(site: Site, seconds: number): Promise<void> {
  const rows: string[][] = [];
  let last: readonly Sample[] = [];
  for (const connections of connectionCounts) {
    await site.metrics();
    const { samples, seconds: took } = await closedLoop({
      ...site,
      seconds,
      connections,
      next: site.mix.next,
    });
    const metrics = await site.metrics();
    const late = (metrics.get(delay) ?? Number.NaN) * 1000;
    last = samples;
    const failed = failures(samples);
    if (failed.size > 0) console.log(`  ${connections} connections: ${counts(failed)}`);
    rows.push([
      grouped(site.count),
      `${connections}`,
      ...figures(summary(samples, took)),
      ms(late),
      `${Math.round(memoryOf(site.product))}`,
    ]);
  }
  table(
    [
      'cards',
      'connections',
      'answers a second',
      'p50 ms',
      'p95',
      'p99',
      'refused',
      'failed',
      'event loop p99',
      'MB',
    ],
    rows,
  );
  const head = [
    `of those, ${grouped(site.count)} cards, 256 connections`,
    'answers',
    'p50 ms',
    'p95',
    'p99',
    'refused',
    'failed',
  ];
  table(
    head,
    kinds.map((kind) => {
      const { count, ...rest } = summary(
        last.filter((sample) => sample.kind === kind),
        seconds,
      );
      return [kind, `${count}`, ...figures(rest as Summary).slice(1)];
    }),
  );
}

/** What came in the place of an answer or a refusal; 0 is a connection that ended. */
function failures(samples: readonly Sample[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const sample of samples) {
    if (!isAnswered(sample) && !isRefused(sample)) tally(found, `${sample.kind} ${sample.status}`);
  }
  return found;
}

function figures({ perSecond, p50, p95, p99, refused, failed }: Summary): string[] {
  return [grouped(perSecond), ms(p50), ms(p95), ms(p99), `${refused}`, `${failed}`];
}

export interface PageCost {
  readonly count: number;
  /** Milliseconds, of cards that nobody has asked for before. */
  readonly cold: number;
  /** The same past all memories of pages, a second. */
  readonly perSecond: number;
}

/** Cards that are asked for once: as many as the smallest site has. */
const coldCards = 700;

/** What a card's page costs that is not kept: one after the other, each for the first time. */
export async function measureCard(site: Site): Promise<PageCost> {
  const asked = new Set<string>();
  const fresh = () => {
    for (;;) {
      const one = site.mix.anyCard();
      if (asked.has(one.path)) continue;
      asked.add(one.path);
      return one;
    }
  };
  const samples: Sample[] = [];
  while (asked.size < coldCards) {
    samples.push(...(await closedLoop({ ...site, seconds: 0.01, connections: 1, next: fresh })).samples);
  }
  const rendered = await closedLoop({ ...site, seconds: 5, connections: 16, next: site.mix.renderedCard });
  return {
    count: site.count,
    cold: summary(samples, 1).p50,
    perSecond: summary(rendered.samples, rendered.seconds).perSecond,
  };
}

export function tellCosts(costs: readonly PageCost[]): void {
  const [base] = costs;
  if (!base) return;
  table(
    ['cards', 'a cold card page, ms', 'beside the smallest', 'rendered a second, 16 connections'],
    costs.map(({ count, cold, perSecond }) => {
      return [grouped(count), ms(cold), `${(cold / base.cold).toFixed(2)}x`, grouped(perSecond)];
    }),
  );
}
