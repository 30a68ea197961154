import { birthdayText, type Day } from '#content/birthdays.ts';
import { pageLanguage } from '../texts/page-language.ts';

/** The next time that day of a year comes, today included; February 29 is celebrated on the 28th between leap years. */
export function nextDay(birthday: Pick<Day, 'month' | 'day'>, now: Date): string {
  const year = now.getFullYear();
  const today = keyOf(year, now.getMonth() + 1, now.getDate());
  const thisYear = inYear(birthday, year);
  return thisYear < today ? inYear(birthday, year + 1) : thisYear;
}

function inYear({ month, day }: Pick<Day, 'month' | 'day'>, year: number): string {
  const last = new Date(year, month, 0).getDate();
  return keyOf(year, month, Math.min(day, last));
}

/** `2026-04-24`. */
function keyOf(year: number, month: number, day: number): string {
  return `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
}

/** `November 12`, of `2026-11-12`. */
export function dayText(key: string): string {
  const [, month, day] = key.split('-').map(Number);
  return birthdayText({ month: month ?? 1, day: day ?? 1 }, pageLanguage());
}
