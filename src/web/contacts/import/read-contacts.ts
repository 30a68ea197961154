import { contactLimits } from '#content/contacts/limits.ts';
import { foldText } from '#content/fold-text.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { readCalendar } from './read-calendar.ts';
import { type ChosenColumns, readCsv } from './read-csv.ts';
import {
  type DateOrder,
  type DateProblem,
  type ParsedDate,
  type ParsedPerson,
  readDate,
} from './read-date.ts';
import { readVcards } from './read-vcards.ts';

/** What somebody chose, where the file alone does not say it. */
export interface ImportChoices {
  readonly encoding: Encoding | null;
  readonly order: DateOrder | null;
  readonly columns: ChosenColumns | null;
}

/** Somebody who is in the list already. */
export interface KnownContact {
  readonly id: string;
  readonly name: string;
  readonly month: number;
  readonly day: number;
  readonly year: number | null;
}

/** Somebody in the file who can be taken over. */
export interface FoundPerson {
  readonly place: number;
  readonly name: string;
  readonly date: ParsedDate;
  /** `update`: somebody of that name is there without the year. `differs`: with another birthday. */
  readonly state: 'new' | 'update' | 'differs';
  /** Whom it replaces; null for somebody new. */
  readonly replaces: KnownContact | null;
}

/** A line that cannot be taken over, with what it says. */
export interface RefusedLine {
  readonly place: number;
  readonly name: string;
  readonly date: string;
  readonly reason: Exclude<DateProblem, 'order'> | 'no-name' | 'long-name';
}

export interface ParsedContacts {
  readonly encoding: Encoding;
  readonly found: readonly FoundPerson[];
  readonly refused: readonly RefusedLine[];
  /** How many are in the list already as they are here, or twice in the file. */
  readonly same: number;
  /** How many have no birthday. */
  readonly undated: number;
  /** A date that is either of two, where the file does not show the order; null when nothing has to be asked. */
  readonly asksOrder: string | null;
  /** Rows of a table whose columns have to be pointed at; null when they are known. */
  readonly asksColumns: readonly (readonly string[])[] | null;
}

/** Reads the people and birthdays of a file. Null for one that is no vCard, calendar or table. */
export function readContacts(
  bytes: Uint8Array,
  known: readonly KnownContact[],
  choices: ImportChoices,
): ParsedContacts | null {
  const { text, encoding } = decodeText(bytes, choices.encoding);
  const read = peopleIn(text, encoding, choices);
  if (!read) return null;
  const { people, asked } = read;
  const byName = groupByName(known);
  const found: FoundPerson[] = [];
  const refused: RefusedLine[] = [];
  const taken = new Set<string>();
  let [same, undated, example]: [number, number, string | null] = [0, 0, null];
  for (const { place, name, date: written, order } of people) {
    if (written === null) {
      undated += 1;
      continue;
    }
    const date = readDate(written, order ?? choices.order);
    const refuse = (reason: RefusedLine['reason']) => refused.push({ place, name, date: written, reason });
    if (date === 'order') example ??= written;
    else if (typeof date === 'string') refuse(date);
    else if (name === '') refuse('no-name');
    else if ([...name].length > contactLimits.name) refuse('long-name');
    else {
      const { month, day, year } = date;
      const key = `${foldText(name)}\n${month}-${day}`;
      const there = byName.get(foldText(name)) ?? [];
      const sameDay = there.find((one) => one.month === month && one.day === day);
      if (taken.has(key) || (sameDay && (year === null || sameDay.year === year))) same += 1;
      else found.push({ place, name, date, ...stateOf(there, sameDay) });
      taken.add(key);
    }
  }
  return { encoding, found, refused, same, undated, asksOrder: example, asksColumns: asked };
}

function peopleIn(text: string, encoding: Encoding, { columns }: ImportChoices) {
  const whole = (people: readonly ParsedPerson[]) => ({ people, asked: null });
  if (/^BEGIN:VCARD/im.test(text)) return whole(readVcards(text, encoding));
  if (/^BEGIN:VCALENDAR/im.test(text)) return whole(readCalendar(text));
  const head = text.slice(0, 2000);
  if (head.includes('\0') || head.includes('\ufffd')) return null;
  const table = readCsv(text, columns);
  return table.asked?.every((row) => row.length < 2) ? null : table;
}

function groupByName(known: readonly KnownContact[]): ReadonlyMap<string, readonly KnownContact[]> {
  const groups = new Map<string, KnownContact[]>();
  for (const one of known) groups.set(foldText(one.name), [...(groups.get(foldText(one.name)) ?? []), one]);
  return groups;
}

function stateOf(there: readonly KnownContact[], sameDay: KnownContact | undefined) {
  if (sameDay) return { state: sameDay.year === null ? 'update' : 'differs', replaces: sameDay } as const;
  const [other] = there;
  return other
    ? ({ state: 'differs', replaces: other } as const)
    : ({ state: 'new', replaces: null } as const);
}
