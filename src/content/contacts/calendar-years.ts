import { LunarYear } from 'tyme4ts';
import type { Day } from '../birthdays.ts';
import { dayAt } from './birthday.ts';

export type LunarCalendar = 'chinese' | 'hebrew' | 'islamic';

/** A year of another calendar. */
interface CalendarYear {
  /** Of that calendar; of the Chinese one the Gregorian year in which it begins. */
  readonly year: number;
  /** By number; a leap month of the Chinese calendar, which repeats the one before, is left out. */
  readonly months: ReadonlyMap<number, CalendarMonth>;
}

interface CalendarMonth {
  readonly begins: Day;
  /** Days. */
  readonly length: number;
}

/** As `Intl` names them. The Islamic one is that of Umm al-Qura; seen elsewhere, the moon may be a day earlier or later. */
export const intlCalendars = {
  hebrew: 'hebrew',
  islamic: 'islamic-umalqura',
} as const;

/** `Intl` gives the names of Hebrew months and no numbers. */
const hebrewMonths = [
  ...['Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar I', 'Adar II'],
  ...['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul'],
];

const made = new Map<string, readonly CalendarYear[]>();

/** The years of a calendar that begin in a Gregorian year: one, or of the Islamic one sometimes two. */
export function calendarYears(calendar: LunarCalendar, gregorianYear: number): readonly CalendarYear[] {
  const key = `${calendar} ${gregorianYear}`;
  const years =
    made.get(key) ??
    (calendar === 'chinese' ? [chineseYear(gregorianYear)] : countYears(calendar, gregorianYear));
  made.set(key, years);
  return years;
}

/** By a library, because `Intl` is a day off where a new moon is close to midnight in China, as in 2027 and 2030. */
function chineseYear(year: number): CalendarYear {
  const months = LunarYear.fromYear(year)
    .getMonths()
    .filter((month) => !month.isLeap())
    .map((month) => {
      const first = month.getFirstJulianDay().getSolarDay();
      const begins = { year: first.getYear(), month: first.getMonth(), day: first.getDay() };
      return [month.getMonth(), { begins, length: month.getDayCount() }] as const;
    });
  return { year, months: new Map(months) };
}

function countYears(calendar: 'hebrew' | 'islamic', gregorianYear: number): readonly CalendarYear[] {
  const read = createReader(calendar);
  const begun = new Map<number, Map<number, CalendarMonth>>();
  // A year that begins in December goes on until the end of the next one; leap years have 385 days.
  const [first, last] = [Date.UTC(gregorianYear - 1, 11, 1), Date.UTC(gregorianYear + 1, 11, 31)];
  let month: { year: number; number: number; begins: number } | null = null;
  const end = (at: number) => {
    if (!month) return;
    const months = begun.get(month.year) ?? new Map<number, CalendarMonth>();
    months.set(month.number, {
      begins: dayAt(month.begins),
      length: Math.round((at - month.begins) / dayLength),
    });
    begun.set(month.year, months);
  };
  for (let at = first; at <= last; at += dayLength) {
    const { year, number, day } = read(at);
    if (day !== 1) continue;
    end(at);
    month = { year, number, begins: at };
  }
  return [...begun]
    .map(([year, months]) => ({ year, months }))
    .filter(({ months }) => months.get(1)?.begins.year === gregorianYear);
}

const dayLength = 24 * 60 * 60 * 1000;

/** Reads the date of a calendar on a day, which is given by its instant at UTC. */
function createReader(calendar: 'hebrew' | 'islamic') {
  const format = new Intl.DateTimeFormat(`en-u-ca-${intlCalendars[calendar]}`, {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' },
  });
  return (at: number) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type as string, value]));
    const name = parts.get('month') ?? '';
    return {
      year: Number(parts.get('year')),
      number: calendar === 'hebrew' ? hebrewNumber(name) : Number(name),
      day: Number(parts.get('day')),
    };
  };
}

function hebrewNumber(name: string): number {
  return hebrewMonths.indexOf(name === 'Adar' ? 'Adar II' : name) + 1;
}
