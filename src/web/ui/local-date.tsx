import { pageLocale } from '../texts/page-locale.ts';
import { useHydrated } from './use-hydrated.ts';

interface LocalDateProps {
  /** A moment, as ISO 8601 in UTC. */
  iso: string;
  /** Shows the time of day as well. */
  withTime?: boolean;
}

/** A date in the reader's time zone. The HTML shows it in UTC, because the server does not know the zone. */
export function LocalDate({ iso, withTime = false }: LocalDateProps) {
  const text = dateText(iso, { withTime, ...(useHydrated() ? {} : { timeZone: 'UTC' }) });
  return <time dateTime={iso}>{text}</time>;
}

interface DateTextOptions {
  withTime?: boolean;
  /** The reader's when absent. */
  timeZone?: string;
}

/** `September 25, 2025`, or with the time `September 25, 2025 at 3:05 PM`: every page writes dates like this. */
export function dateText(
  moment: string | number,
  { withTime = false, timeZone }: DateTextOptions = {},
): string {
  return new Intl.DateTimeFormat(pageLocale(), {
    dateStyle: 'long',
    ...(withTime && { timeStyle: 'short' }),
    ...(timeZone && { timeZone }),
  }).format(new Date(moment));
}
