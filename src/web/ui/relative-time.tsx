import { pageLocale } from '../texts/page-locale.ts';
import { siteText } from '../texts/site.ts';
import { useHydrated } from './use-hydrated.ts';

interface RelativeTimeProps {
  /** A moment that has passed, as ISO 8601 in UTC. */
  iso: string;
  /** When the page was served; the HTML counts from then. */
  servedAt: string;
}

/** How long ago something was, such as "2 days ago". */
export function RelativeTime({ iso, servedAt }: RelativeTimeProps) {
  const text = timeAgo(iso, useHydrated() ? Date.now() : Date.parse(servedAt));
  return <time dateTime={iso}>{text}</time>;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** The longest first. Months and years have their average length. */
const units = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `now` in milliseconds. Counts whole units that have passed: 47 hours are "1 day ago". */
export function timeAgo(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  const [unit, length] = units.find(([, each]) => passed >= each) ?? [];
  if (!unit) return siteText('time.justNow');
  return new Intl.RelativeTimeFormat(pageLocale()).format(-Math.floor(passed / length), unit);
}
