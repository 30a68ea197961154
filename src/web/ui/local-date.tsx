import { useHydrated } from './use-hydrated.ts';

interface LocalDateProps {
  /** A moment, as ISO 8601 in UTC. */
  iso: string;
  /** Shows the time of day as well. */
  withTime?: boolean;
}

/** A date in the reader's time zone. The HTML shows it in UTC, because the server does not know the zone. */
export function LocalDate({ iso, withTime = false }: LocalDateProps) {
  const text = format(iso, withTime, useHydrated() ? undefined : 'UTC');
  return <time dateTime={iso}>{text}</time>;
}

function format(iso: string, withTime: boolean, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(withTime && { hour: '2-digit', minute: '2-digit' }),
    timeZone,
  }).format(new Date(iso));
}
