import { useSyncExternalStore } from 'react';
import { type Day, dayKey } from '#content/birthdays.ts';

/** A page that is looked at again may have seen midnight. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function visitorsDay(): string {
  const now = new Date();
  return dayKey({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** The visitor's day; in the HTML, before the browser is asked, the one that was served. */
export function useToday(served: string): Day {
  const key = useSyncExternalStore(subscribe, visitorsDay, () => served);
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number);
  return { year, month, day };
}
