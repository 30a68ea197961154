import { quantile } from '../support/quantile.ts';
import type { Sample } from './loops.ts';

/** Prints a table as Markdown, ready for docs/operations.md. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, head.map(() => '---'), ...rows];
  console.log(`\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}`);
}

export interface Summary {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of those that were answered with what they asked for. */
  readonly count: number;
  readonly refused: number;
  /** Refused without saying when to come back. */
  readonly silent: number;
  /** Anything else than an answer or a refusal. */
  readonly failed: number;
}

export function isAnswered({ status }: Sample): boolean {
  return status >= 200 && status < 400;
}

/** Not now. */
export function isRefused({ status }: Sample): boolean {
  return status === 503 || status === 429;
}

export function summary(samples: readonly Sample[], seconds: number): Summary {
  const answered = samples.filter(isAnswered);
  const refused = samples.filter(isRefused);
  const times = answered.map(({ ms }) => ms);
  const at = (share: number) => quantile(times, share);
  return {
    perSecond: answered.length / seconds,
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    count: answered.length,
    refused: refused.length,
    silent: refused.filter(({ status, saysWhen }) => status === 503 && !saysWhen).length,
    failed: samples.length - answered.length - refused.length,
  };
}

export function ms(value: number): string {
  return Number.isNaN(value) ? '' : value < 10 ? value.toFixed(1) : `${Math.round(value)}`;
}

export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en');
}
