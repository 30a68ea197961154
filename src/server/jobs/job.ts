import type { Services } from '../services.ts';

export type JobServices = Pick<Services, 'auth' | 'database' | 'db' | 'files' | 'limiter' | 'log'>;

/** Work that is done at intervals, by one process at a time. It may run twice without harm: see docs/decisions/0071. */
export interface Job {
  /** Of its lease and in the metrics. */
  readonly name: string;
  /** Milliseconds. */
  readonly interval: number;
  /** Whether a start does it at once, and not an interval later. */
  readonly atStart?: boolean;
  /** `now` is the database's time, which wrote down when things began: our clock may be wrong. */
  run(services: JobServices, now: Date): Promise<unknown>;
}

const second = 1000;

export const every = { minute: 60 * second, hour: 60 * 60 * second } as const;
