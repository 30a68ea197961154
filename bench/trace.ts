import type { CDPSession } from '@playwright/test';

/** What the browser records of a task or a mark; microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** On the clock, of tasks only. */
  readonly dur?: number;
  /** On the processor, of tasks only. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** Tasks and marks only, so that watching hardly costs anything. */
export async function trace(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { readonly value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', take);
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', take);
  return events.toSorted((one, other) => one.ts - other.ts);
}
