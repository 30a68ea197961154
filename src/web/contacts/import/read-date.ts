/** What a file says of a birthday, in the common calendar. */
export interface ParsedDate {
  readonly month: number;
  readonly day: number;
  /** Null where the file gives none, or one that stands for none. */
  readonly year: number | null;
  /** A year was left out that programs write where they know none: 1900, 1901, 1970. */
  readonly isYearLeftOut?: true;
}

/** In which order a column has the day and the month, where the numbers do not tell. */
export type DateOrder = 'day-month' | 'month-day';

/** Somebody in a file, before their date is understood. */
export interface ParsedPerson {
  /** The number of the card, event or line in its file, from 1. */
  readonly place: number;
  readonly name: string;
  /** As it is written; null where there is none. */
  readonly date: string | null;
  /** What the column of the file says about the order of day and month. */
  readonly order: DateOrder | null;
}

/** `text`: words that are no date. `impossible`: a day that no calendar has. `order`: it may be either. */
export type DateProblem = 'text' | 'impossible' | 'order';

/**
 * The date that a text says. The digits count as they are written, whatever time and zone follow: programs that made a
 * moment of them were a day off. `order`: of dates like 3/4/1990; null while it is not known.
 */
export function readDate(text: string, order: DateOrder | null): ParsedDate | DateProblem {
  const written = plainDate(text);
  const parts = numbersOf(written) ?? named(written);
  if (!parts) return 'text';
  const { year, ...rest } = parts;
  if (rest.kind === 'known') return dateOf(year, rest.month, rest.day);
  const { first, second } = rest;
  if (first > 12) return dateOf(year, second, first);
  if (second > 12 || first === second) return dateOf(year, first, second);
  if (order === null) return 'order';
  return order === 'day-month' ? dateOf(year, second, first) : dateOf(year, first, second);
}

/** Whether the text is a date whose order only another date can tell; with the order that it shows, if it shows one. */
export function orderShown(text: string): DateOrder | 'either' | null {
  const parts = numbersOf(plainDate(text));
  if (parts?.kind !== 'open') return null;
  if (parts.first > 12) return 'day-month';
  if (parts.second > 12) return 'month-day';
  return parts.first === parts.second ? null : 'either';
}

/** Without marks that turn a direction; nobody writes a date with more than 60 characters. */
function plainDate(text: string): string {
  return text
    .slice(0, 60)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

type Parts = { readonly year: number | null } & (
  | { readonly kind: 'known'; readonly month: number; readonly day: number }
  | { readonly kind: 'open'; readonly first: number; readonly second: number }
);

/** After a date may stand a time, with a zone or without. */
const time = String.raw`(?:[T ]\s*\d.*)?$`;

const yearFirst = new RegExp(String.raw`^(\d{4})([-/.]?)(\d{2})\2(\d{2})${time}`);
const yearFirstLoose = new RegExp(
  String.raw`^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?${time}`,
);
const yearFirstJoined = /^(\d{4})(\d{2})(\d{2})\d{6}(?:\D.*)?$/;
const withoutYear = /^-{2}(\d{2})-?(\d{2})(?:T.*)?$/;
const monthDayOnly = /^(\d{1,2})\s*月\s*(\d{1,2})\s*日?$/;
const dotted = new RegExp(String.raw`^(\d{1,2})\.\s*(\d{1,2})\.?(?:\s*(\d{4}|\d{2}))?\.?${time}`);
const open = new RegExp(String.raw`^(\d{1,2})\s*[-/]\s*(\d{1,2})(?:\s*[-/]\s*(\d{4}|\d{2}))?${time}`);

function numbersOf(text: string): Parts | null {
  const joined = yearFirst.exec(text) ?? yearFirstJoined.exec(text);
  if (joined) {
    const [month, day] = joined.slice(-2).map(Number);
    return known(joined[1], month, day);
  }
  const loose = yearFirstLoose.exec(text);
  if (loose) return known(loose[1], Number(loose[2]), Number(loose[3]));
  const bare = withoutYear.exec(text) ?? monthDayOnly.exec(text);
  if (bare) return known(undefined, Number(bare[1]), Number(bare[2]));
  const points = dotted.exec(text);
  if (points) return known(points[3], Number(points[2]), Number(points[1]));
  const either = open.exec(text);
  if (!either) return null;
  return { kind: 'open', first: Number(either[1]), second: Number(either[2]), year: yearOf(either[3]) };
}

function known(year: string | undefined, month = 0, day = 0): Parts {
  return { kind: 'known', month, day, year: yearOf(year) };
}

const thisYear = new Date().getFullYear();

/** Two digits are those of somebody alive: a year of this century that is over, else of the last one. */
function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const year = Number(text);
  return text.length > 2 ? year : year + (year > thisYear % 100 ? 1900 : 2000);
}

/** Languages whose names of months are understood. */
const spoken = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'],
  ...['ru', 'tr', 'ar', 'hi', 'sv', 'cs', 'id', 'bn'],
];

let months: ReadonlyMap<string, number> | null = null;

/** The months by their names and short names, without points, in lower case. */
function monthNames(): ReadonlyMap<string, number> {
  if (months) return months;
  const names = new Map<string, number>();
  for (const language of spoken)
    for (const month of ['long', 'short'] as const)
      for (const day of ['numeric', undefined] as const) {
        const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const part = format.formatToParts(Date.UTC(2024, index, 5)).find(({ type }) => type === 'month');
          const name = plainName(part?.value ?? '');
          if (/\p{L}/u.test(name)) names.set(name, index + 1);
        }
      }
  months = names;
  return names;
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.\u200e\u200f]/g, '')
    .trim();
}

/** "March 5, 1990", "5 de marzo de 1990", "5. März". */
function named(text: string): Parts | null {
  const words = text.match(/\p{L}[\p{L}\p{M}'’]*|\p{Nd}+/gu) ?? [];
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const found = words.flatMap((word) => monthNames().get(plainName(word)) ?? []);
  const others = words.filter((word) => !/^\d+$/.test(word) && !monthNames().has(plainName(word)));
  const isPlain = others.every((word) => /^(de|del|of|the|st|nd|rd|th|d|di|da|den|г|года)$/i.test(word));
  const [month] = found;
  if (month === undefined || found.length > 1 || !isPlain) return null;
  const day = numbers.find((one) => one.length <= 2);
  const year = numbers.find((one) => one.length === 4);
  if (!day || numbers.length > (year ? 2 : 1)) return null;
  return known(year, month, Number(day));
}

/** 1604 and 0000 mean no year; the others are what programs write that know none. */
function dateOf(written: number | null, month: number, day: number): ParsedDate | 'impossible' {
  const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  if (day < 1 || day > days) return 'impossible';
  const none = written === null || written === 1604 || written <= 1;
  if (none) return { month, day, year: null };
  const isStandIn = written === 1900 || written === 1901 || (written === 1970 && month === 1 && day === 1);
  const isNoLeapYear = month === 2 && day === 29 && new Date(Date.UTC(written, 1, 29)).getUTCMonth() !== 1;
  if (isStandIn || isNoLeapYear || written > thisYear || written < thisYear - 130)
    return { month, day, year: null, isYearLeftOut: true };
  return { month, day, year: written };
}
