import type { Day } from '../birthdays.ts';
import { addDays, type Birthday, compareDays, dayAt, isLeapYear } from './birthday.ts';
import { calendarYears, type LunarCalendar } from './calendar-years.ts';

/** A birthday in one year. */
export interface Occurrence {
  readonly day: Day;
  /** The age reached; null where the year of birth is not known. */
  readonly age: number | null;
}

/** The next `count` of them on or after a day, the soonest first; of a moving one only that which is known. */
export function nextOccurrences(birthday: Birthday, from: Day, count: number): readonly Occurrence[] {
  const { calendar } = birthday;
  if (calendar === 'moving') return known(birthday).filter(({ day }) => compareDays(day, from) >= 0);
  const found: Occurrence[] = [];
  // Years of the moon are shorter, so that two may begin in one of the sun.
  for (let year = from.year - 1; found.length < count; year += 1) {
    const days = inYear(birthday, calendar, year);
    found.push(...days.filter(({ day }) => compareDays(day, from) >= 0));
  }
  return found.slice(0, count);
}

function inYear(
  birthday: Birthday,
  calendar: Exclude<Birthday['calendar'], 'moving'>,
  year: number,
): readonly Occurrence[] {
  if (calendar === 'gregorian') return [gregorian(birthday, year)];
  return calendar === 'half' ? [halfLater(gregorian(birthday, year))] : counted(birthday, calendar, year);
}

/** At the age that was reached half a year before. A month without that day celebrates on its last one. */
function halfLater({ day: { year, month, day }, age }: Occurrence): Occurrence {
  const begins = dayAt(Date.UTC(year, month + 5, 1));
  const length = dayAt(Date.UTC(year, month + 6, 0)).day;
  return { day: { ...begins, day: Math.min(day, length) }, age };
}

function known({ year, month, day }: Birthday): readonly Occurrence[] {
  return year === null ? [] : [{ day: { year, month, day }, age: null }];
}

function gregorian({ month, day, year: born, leapDay }: Birthday, year: number): Occurrence {
  const isMoved = month === 2 && day === 29 && !isLeapYear(year);
  const moved = leapDay === 'march' ? { month: 3, day: 1 } : { month: 2, day: 28 };
  return { day: { year, ...(isMoved ? moved : { month, day }) }, age: ageIn(year, born) };
}

/** Those that begin in a Gregorian year. A month without that day celebrates on its last one. */
function counted(birthday: Birthday, calendar: LunarCalendar, year: number): readonly Occurrence[] {
  return calendarYears(calendar, year).flatMap(({ year: of, months }) => {
    const month = months.get(birthday.month) ?? months.get(withoutLeapMonth(birthday.month));
    if (!month) return [];
    const day = addDays(month.begins, Math.min(birthday.day, month.length) - 1);
    return [{ day, age: ageIn(of, birthday.year) }];
  });
}

/** Adar I is there in leap years only. */
function withoutLeapMonth(month: number): number {
  return month === 6 ? 7 : month;
}

function ageIn(year: number, born: number | null): number | null {
  return born !== null && year > born ? year - born : null;
}
