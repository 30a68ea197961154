import { type Birthday, type BirthdayCalendar, birthdayCalendars } from '#content/contacts/birthday.ts';
import { intlCalendars } from '#content/contacts/calendar-years.ts';
import { monthValue } from '#content/contacts/contact-form.ts';
import { type Language, localeOf } from '#content/languages/languages.ts';

/** The months of a calendar, each with the value of the field and its name in the language of the page. */
export interface MonthGroup {
  readonly calendar: Exclude<BirthdayCalendar, 'moving'>;
  readonly months: readonly { readonly value: string; readonly name: string }[];
}

type NamedCalendar = 'gregorian' | 'hebrew' | 'islamic';

/** A day in each month of a year that has all of them, by the calendar: 2024 is a leap year of the Hebrew one, too. */
const samples: Readonly<Record<NamedCalendar, { begins: number; days: readonly number[] }>> = {
  gregorian: { begins: Date.UTC(2024, 0, 15), days: steps(12, 30.5) },
  hebrew: { begins: Date.UTC(2023, 8, 26), days: steps(13, 29.53) },
  islamic: { begins: Date.UTC(2024, 6, 15), days: steps(12, 29.53) },
};

function steps(count: number, days: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => Math.round(index * days));
}

/** All months that a birthday can be in. */
export function monthGroups(language: Language): readonly MonthGroup[] {
  return birthdayCalendars
    .filter((calendar) => calendar !== 'moving')
    .map((calendar) => {
      const names = monthNames(calendar, language);
      const months = names.map((name, index) => ({
        value: monthValue({ calendar, month: index + 1 }),
        name,
      }));
      return { calendar, months };
    });
}

/** Chinese months have numbers, and in Hindi nobody names the Hebrew ones otherwise than by their sound. */
function monthNames(calendar: Exclude<BirthdayCalendar, 'moving'>, language: Language): readonly string[] {
  if (calendar === 'chinese') return Array.from({ length: 12 }, (_, index) => `${index + 1}`);
  if (calendar === 'hebrew' && language === 'hi') return hebrewInHindi;
  if (calendar === 'half') return monthNames('gregorian', language);
  const { begins, days } = samples[calendar];
  const format = new Intl.DateTimeFormat(localeIn(language, calendar), { month: 'long', timeZone: 'UTC' });
  return days.map((after) => format.format(begins + after * dayLength));
}

const hebrewInHindi = [
  ...['तिशरी', 'हेशवान', 'किसलेव', 'तेवेत', 'शेवात', 'अदार 1', 'अदार 2'],
  ...['निसान', 'इयार', 'सीवान', 'तम्मूज़', 'आव', 'एलूल'],
];

/** The birthday as its own calendar says it; null for the common one. */
export function spokenBirthday({ calendar, month, day }: Birthday, language: Language): string | null {
  if (calendar === 'gregorian' || calendar === 'moving') return null;
  return calendar === 'chinese' ? `${month}/${day}` : `${day} ${monthNames(calendar, language)[month - 1]}`;
}

const dayLength = 24 * 60 * 60 * 1000;

function localeIn(language: Language, calendar: NamedCalendar): string {
  if (calendar === 'gregorian') return localeOf(language);
  return new Intl.Locale(localeOf(language), { calendar: intlCalendars[calendar] }).toString();
}
