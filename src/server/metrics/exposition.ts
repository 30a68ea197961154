/*
 * The text that Prometheus and similar programs read (exposition format 0.0.4, prometheus.io/docs/instrumenting/exposition_formats).
 * Ours and not a library's: what we count needs no more than this page.
 */

export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly value: number;
  readonly labels?: Labels;
  /** Behind the metric's name: the parts of a histogram. */
  readonly suffix?: string;
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  samples(): readonly Sample[];
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Called when the metrics are read; a number stands for one sample without labels. */
type ReadSamples = () => number | readonly Sample[];

export function gauge(name: string, help: string, read: ReadSamples): Metric {
  return { name, help, type: 'gauge', samples: () => toSamples(read()) };
}

/** As `gauge`, for a value that only grows. */
export function observableCounter(name: string, help: string, read: ReadSamples): Metric {
  return { name, help, type: 'counter', samples: () => toSamples(read()) };
}

function toSamples(read: number | readonly Sample[]): readonly Sample[] {
  return typeof read === 'number' ? [{ value: read }] : read;
}

export interface Counter extends Metric {
  add(labels: Labels, by?: number): void;
}

/** Adds up, for each set of labels. Callers must use few sets. */
export function counter(name: string, help: string): Counter {
  return { name, help, ...sumByLabels('counter') };
}

/** As `counter`, for a value that also falls. */
export function upDownCounter(name: string, help: string): Counter {
  return { name, help, ...sumByLabels('gauge') };
}

function sumByLabels<Type extends 'counter' | 'gauge'>(type: Type) {
  const samples = new Map<string, { labels: Labels; value: number }>();
  return {
    type,
    add(labels: Labels, by = 1) {
      const key = Object.values(labels).join('\n');
      const sample = samples.get(key);
      if (sample) sample.value += by;
      else samples.set(key, { labels, value: by });
    },
    samples: () => [...samples.values()],
  };
}

export interface Histogram extends Metric {
  observe(labels: Labels, value: number): void;
}

/** Counts how often a value was at most each of `bounds`, which ascend. */
export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const entries = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
  return {
    name,
    help,
    type: 'histogram',
    observe(labels, value) {
      const key = Object.values(labels).join('\n');
      const entry = entries.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
      const place = bounds.findIndex((bound) => value <= bound);
      const bucket = place < 0 ? bounds.length : place;
      entry.counts[bucket] = (entry.counts[bucket] ?? 0) + 1;
      entry.sum += value;
      entries.set(key, entry);
    },
    samples: () =>
      [...entries.values()].flatMap(({ labels, counts, sum }) => {
        let below = 0;
        const buckets = counts.map((count, index) => {
          below += count;
          const le = index < bounds.length ? `${bounds[index]}` : '+Inf';
          return { suffix: '_bucket', labels: { ...labels, le }, value: below };
        });
        return [
          ...buckets,
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: below },
        ];
      }),
  };
}

export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) => {
      const lines = samples().map(
        ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`,
      );
      return lines.length === 0 ? '' : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    })
    .join('');
}

function labelText(labels: Labels): string {
  const quote = (value: string) =>
    `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${quote(value)}`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
