import { z } from '#card/document/zod.ts';
import type { Day } from '../birthdays.ts';
import { type CityNames, findCity } from '../cities.ts';
import { offeredLanguages } from '../languages/languages.ts';
import { type MessageRef, toIssueMessage } from '../languages/message-ref.ts';
import { relationships } from '../relationships.ts';
import { typedLine } from '../typed-text.ts';
import { type Birthday, birthdayCalendars, isLeapYear, leapDays } from './birthday.ts';
import { contactLimits } from './limits.ts';

/** Months of a year of each calendar, as their fields offer them. */
export const monthsOf: Readonly<Record<Birthday['calendar'], number>> = {
  gregorian: 12,
  half: 12,
  chinese: 12,
  hebrew: 13,
  islamic: 12,
  moving: 12,
};

/** The value of the field for the month, which says the calendar too: `gregorian-4`. */
export function monthValue({ calendar, month }: Pick<Birthday, 'calendar' | 'month'>): string {
  return `${calendar === 'moving' ? 'gregorian' : calendar}-${month}`;
}

interface Problem {
  readonly field: 'day' | 'month' | 'year';
  readonly sentence: MessageRef;
}

/** What is wrong with a birthday; null when it can be stored. `today`: wherever its owner is. */
export function birthdayProblem(birthday: Birthday, today: Day): Problem | null {
  const { calendar, month, day, year } = birthday;
  if (!isWithin(month, 1, monthsOf[calendar])) return { field: 'month', sentence: ['form.birthday.noMonth'] };
  const isCommon = calendar === 'gregorian' || calendar === 'half' || calendar === 'moving';
  const days = isCommon ? daysOfMonth(month) : 30;
  if (!isWithin(day, 1, days)) return { field: 'day', sentence: ['form.birthday.noDay'] };
  if (year === null)
    return calendar === 'moving' ? { field: 'year', sentence: ['form.birthday.movesWhen'] } : null;
  const [first, last] = yearsOf(calendar, today.year);
  if (!isWithin(year, first, last)) return { field: 'year', sentence: ['form.birthday.noYear'] };
  const isLeap = days !== 29 || day !== 29 || isLeapYear(year);
  return isLeap ? null : { field: 'year', sentence: ['form.birthday.noLeapYear', { year }] };
}

/** Of February 29: it needs no year. */
function daysOfMonth(month: number): number {
  return month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Years in which somebody who is alive was born; those of a day that moves are about to come. */
function yearsOf(calendar: Birthday['calendar'], now: number): readonly [number, number] {
  const oldest = 130;
  if (calendar === 'moving') return [now - 1, now + 2];
  // The calendars count from other years, and that of the moon alone has shorter ones.
  const last =
    calendar === 'hebrew' ? now + 3761 : calendar === 'islamic' ? Math.ceil((now - 621) * 1.0307) : now;
  return [last - oldest, last];
}

function isWithin(value: number, least: number, greatest: number): boolean {
  return Number.isInteger(value) && value >= least && value <= greatest;
}

const choice = z.string().default('');

/** Digits of any script, as people write them. */
const number = z
  .string()
  .default('')
  .transform((value) => {
    const digits = value.trim().replace(/\p{Nd}/gu, (digit) => `${digitValue(digit)}`);
    return digits === '' ? null : /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
  });

/** Decimal digits stand together in tens: whatever the script, the zero is found by its property. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** The fields by which a birthday is given. */
export const birthdayFields = {
  day: number,
  /** As `monthValue` makes it. */
  month: choice,
  year: number,
  leapDay: choice,
  /** That day moves each year, and `year` is the year in which it is on it. */
  moves: choice,
};

type BirthdayFields = z.infer<z.ZodObject<typeof birthdayFields>>;

/** The birthday that they give, which may be none. */
function birthdayOf({ day, month, year, leapDay, moves }: BirthdayFields): Birthday {
  const [calendar, number] = month.split('-');
  const counted = birthdayCalendars.find((one) => one === calendar) ?? 'gregorian';
  return {
    calendar: moves && counted === 'gregorian' ? 'moving' : counted,
    month: Number(number),
    day: day ?? Number.NaN,
    year,
    leapDay: leapDays.find((one) => one === leapDay) ?? 'february',
  };
}

/** Reads the birthday out of a form, or says at which field it cannot be one. */
function readBirthday(today: Day) {
  return (fields: BirthdayFields, context: z.RefinementCtx): Birthday => {
    const birthday = birthdayOf(fields);
    const problem = birthdayProblem(birthday, today);
    if (problem)
      context.addIssue({
        ...{ code: 'custom', path: [problem.field], message: toIssueMessage(problem.sentence) },
      });
    return birthday;
  };
}

const contactName = typedLine({ what: 'contactName', max: contactLimits.name }, ['form.contact.noName']);

interface Around {
  /** Wherever its owner is. */
  readonly today: Day;
  readonly cityNames: CityNames;
}

/** The form for somebody whose birthday is kept. */
export function contactSchema({ today, cityNames }: Around) {
  return z
    .object({
      ...birthdayFields,
      name: contactName,
      relationship: choice.transform((value) => relationships.find((one) => one === value) ?? null),
      language: choice.transform((value) => offeredLanguages.find((one) => one === value) ?? null),
      city: choice.transform((value, context) => {
        const city = findCity(value, cityNames);
        if (!city && value.trim())
          context.addIssue({ code: 'custom', message: toIssueMessage(['form.contact.unknownCity']) });
        return city;
      }),
      note: typedLine({ what: 'contactNote', max: contactLimits.note }),
      /** No mail about them. */
      unreminded: choice,
    })
    .transform((fields, context) => {
      const { name, relationship, language, city, note } = fields;
      const birthday = readBirthday(today)(fields, context);
      return { name, relationship, language, city, note, isReminded: fields.unreminded === '', birthday };
    });
}

/** The form of the link by which somebody tells their own birthday. */
export function toldBirthdaySchema(today: Day) {
  return z
    .object({
      ...birthdayFields,
      name: typedLine({ what: 'name', max: contactLimits.name }, ['form.note.noName']),
    })
    .transform((fields, context) => ({
      name: fields.name,
      birthday: readBirthday(today)(fields, context),
    }));
}
