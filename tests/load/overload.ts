import { memoryOf } from '../support/memory.ts';
import { closedLoop, openLoop, type Sample } from './loops.ts';
import { grouped, ms, summary, table } from './report.ts';
import type { Site } from './site.ts';

/** Milliseconds that somebody who is answered may wait, however many come. */
const timeoutMs = 500;

/** Three times as many as can be answered; returns what was not as it should be. */
export async function measureOverload(site: Site, seconds: number): Promise<string[]> {
  const { next } = site.mix;
  await closedLoop({ ...site, seconds: 3, connections: 16, next });
  const able = await closedLoop({ ...site, seconds: 6, connections: 32, next });
  const capacity = summary(able.samples, able.seconds).perSecond;
  const rush = await openLoop({ ...site, seconds, next, perSecond: 3 * capacity });
  const calm = await openLoop({ ...site, seconds: 10, next, perSecond: capacity / 3 });

  // An upload's own work takes longer than anybody's wait; it has a queue and a sentence of its own.
  const isPage = ({ kind }: Sample) => kind !== 'upload';
  const rows = [
    ['what it can do, 32 connections', capacity, able],
    [`three times that, for ${seconds} s`, 3 * capacity, rush],
    ['a third of it, right after', capacity / 3, calm],
  ] as const;
  table(
    [
      '',
      'asked a second',
      'answered a second',
      'p50 ms',
      'p95',
      'p99',
      'refused',
      'failed',
      'p99 of uploads',
    ],
    rows.map(([what, asked, { samples, seconds: took }]) => {
      const pages = summary(samples.filter(isPage), took);
      const uploads = summary(
        samples.filter((sample) => !isPage(sample)),
        took,
      );
      const { p50, p95, p99, refused, failed } = pages;
      return [
        ...[what, grouped(asked), grouped(pages.perSecond + uploads.perSecond), ms(p50), ms(p95), ms(p99)],
        ...[`${refused + uploads.refused}`, `${failed + uploads.failed}`, ms(uploads.p99)],
      ];
    }),
  );
  const bad = calm.samples.filter(
    (sample) => isPage(sample) && (sample.status >= 500 || sample.ms > timeoutMs),
  );
  const recovered = Math.max(0, ...bad.map(({ at }) => at)) / 1000;
  const answered = summary(rush.samples.filter(isPage), seconds);
  const whole = summary(rush.samples, seconds);
  console.log(
    `\nBack to normal after ${recovered.toFixed(1)} s; ${Math.round(memoryOf(site.product))} MB; of ${whole.refused} refusals ${whole.silent} did not say when to come back.`,
  );
  return [
    ...(whole.refused === 0 ? ['nothing was refused: it was not too much'] : []),
    ...(whole.failed > 0 ? [`${whole.failed} requests were neither answered nor refused`] : []),
    ...(whole.silent > 0 ? [`${whole.silent} refusals did not say when to come back`] : []),
    ...(answered.p99 > timeoutMs ? [`the slowest hundredth waited ${ms(answered.p99)} ms`] : []),
    ...(recovered > 5 ? [`it took ${recovered.toFixed(1)} s to be well again`] : []),
  ];
}
