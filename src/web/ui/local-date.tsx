import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

interface LocalDateProps {
  /** A moment, as ISO 8601 in UTC. */
  iso: string;
}

/** The day of a moment in the reader's own time zone; in the HTML, before the browser knows it, in UTC. */
export function LocalDate({ iso }: LocalDateProps) {
  const text = useSyncExternalStore(
    neverChanges,
    () => format(iso, undefined),
    () => format(iso, 'UTC'),
  );
  return <time dateTime={iso}>{text}</time>;
}

function format(iso: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(iso));
}
