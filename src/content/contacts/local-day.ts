import { offsetsOf } from '#card/seal/opening-instant.ts';
import type { Day } from '../birthdays.ts';
import { dayAt } from './birthday.ts';

interface LocalTime {
  readonly day: Day;
  readonly hour: number;
}

/** What a clock shows in a zone; for null or a zone that this program does not know, what one shows at UTC. */
export function localTime(zone: string | null, now: Date): LocalTime {
  const offsetAt = zone === null ? null : offsetsOf(zone);
  const shown = now.getTime() + (offsetAt?.(now.getTime()) ?? 0);
  return { day: dayAt(shown), hour: new Date(shown).getUTCHours() };
}
