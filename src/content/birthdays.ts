import type { Text } from './languages/areas.ts';
import { type Language, localeOf } from './languages/languages.ts';

/** A day of the calendar, wherever one is; months and days count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Somebody's next birthday, seen from a day. */
export interface Upcoming<Person> {
  readonly person: Person;
  /** Whole days from that day: 0 on the birthday itself. */
  readonly inDays: number;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Everybody once, whoever has the next birthday first. Who was born on 29 February celebrates on 1 March between leap years. */
export function upcomingBirthdays<Person extends { readonly birthday: Day }>(
  people: readonly Person[],
  today: Day,
): readonly Upcoming<Person>[] {
  const start = Date.UTC(today.year, today.month - 1, today.day);
  const upcoming = people.map((person) => {
    const { month, day } = person.birthday;
    const thisYear = Date.UTC(today.year, month - 1, day);
    const next = thisYear < start ? Date.UTC(today.year + 1, month - 1, day) : thisYear;
    return { person, inDays: Math.round((next - start) / dayLength) };
  });
  return upcoming.toSorted((one, other) => one.inDays - other.inDays);
}

/** How long until then, as one would say it. */
export function untilThen(inDays: number, text: Text<'home'>): string {
  if (inDays === 0) return text('birthdays.today');
  return inDays === 1 ? text('birthdays.tomorrow') : text('birthdays.inDays', { days: inDays });
}

/** `April 24`: a birthday is celebrated in every year alike. With the year of birth it is `April 24, 1990`. */
export function birthdayText(
  { month, day }: Pick<Day, 'month' | 'day'>,
  language: Language,
  born: number | null = null,
): string {
  // In a leap year, so that 29 February is a day.
  return dayFormat(language, born !== null).format(Date.UTC(born ?? 2024, month - 1, day));
}

/** Making one takes longer than all that a list formats with it. */
function dayFormat(language: Language, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasYear}`;
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), {
      ...{ month: 'long', day: 'numeric', timeZone: 'UTC' },
      ...(hasYear && { year: 'numeric' }),
    });
  dayFormats.set(key, format);
  return format;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();
