import type { Day } from '../birthdays.ts';

/**
 * What a birthday is counted by. `half`: by the common calendar, and it is celebrated half a year later, as schools do for
 * those whose day is in the holidays. `moving`: by something that this program cannot count, as a tithi or a movable feast.
 */
export const birthdayCalendars = ['gregorian', 'half', 'chinese', 'hebrew', 'islamic', 'moving'] as const;

export type BirthdayCalendar = (typeof birthdayCalendars)[number];

/** When whoever was born on 29 February celebrates in a year without it. */
export const leapDays = ['february', 'march'] as const;

export interface Birthday {
  readonly calendar: BirthdayCalendar;
  /** From 1, of that calendar. Hebrew months count from Tishri, with 6 for Adar I and 7 for Adar. */
  readonly month: number;
  readonly day: number;
  /** Of birth, in that calendar; null when it is not known. Of a moving one: the year in which it is on that day. */
  readonly year: number | null;
  readonly leapDay: (typeof leapDays)[number];
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Negative where the first one is earlier. */
export function compareDays(one: Day, other: Day): number {
  return daysBetween(other, one);
}

/** Whole days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return (instantOf(to) - instantOf(from)) / dayLength;
}

export function addDays(day: Day, days: number): Day {
  return dayAt(instantOf(day) + days * dayLength);
}

/** The day that a clock at UTC shows; `instant` in milliseconds since 1970. */
export function dayAt(instant: number): Day {
  const date = new Date(instant);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const dayLength = 24 * 60 * 60 * 1000;

function instantOf({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day);
}

/** `2026-04-24`, as addresses of time are written in HTML. */
export function dayKey({ year, month, day }: Day): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
