import { useSyncExternalStore } from 'react';
import { type Day, dayKey } from '#content/birthdays.ts';

/** The day may have changed while the page was hidden. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function visitorsDay(): string {
  const now = new Date();
  return dayKey({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** The visitor's date. The HTML has the server's. */
export function useToday(served: string): Day {
  const key = useSyncExternalStore(subscribe, visitorsDay, () => served);
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return { year, month, day };
}
