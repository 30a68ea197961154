import Papa from 'papaparse';
import { type ContactColumn, columnsIn } from './csv-headers.ts';
import { type DateOrder, orderShown, type ParsedPerson } from './read-date.ts';

/** Which columns somebody pointed at, where the first row says nothing that is known; counted from 0. */
export interface ChosenColumns {
  readonly name: number;
  readonly birthday: number;
}

export interface ParsedTable {
  readonly people: readonly ParsedPerson[];
  /** Some rows to choose the columns from, where that has to be asked; else null. */
  readonly asked: readonly (readonly string[])[] | null;
}

/** Rows from which somebody sees what a column holds. */
const shownRows = 4;

/** Reads a table of contacts, whatever separates its columns; `needsBirthday`: one without any is no such table. */
export function readCsv(
  text: string,
  chosen: ChosenColumns | null,
  { needsBirthday = true } = {},
): ParsedTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' });
  const [first = [], ...rest] = data;
  const found = columnsIn(first);
  const isKnown = isNamed(found) && (isDated(found) || !needsBirthday);
  if (!isKnown && !chosen) return { people: [], asked: data.slice(0, shownRows) };
  const columns: ReadonlyMap<ContactColumn, number> = chosen
    ? new Map(Object.entries(chosen) as [ContactColumn, number][])
    : found;
  const rows = chosen ? data : rest;
  const cell = (row: readonly string[], column: ContactColumn) =>
    row[columns.get(column) ?? -1]?.trim() ?? '';
  const dates = rows.map((row) => dateIn((column) => cell(row, column), columns));
  const order = orderOf(dates);
  const before = chosen ? 1 : 2;
  const people = rows.map((row, index) => ({
    place: index + before,
    name: nameIn((column) => cell(row, column)),
    date: dates[index] ?? null,
    order,
  }));
  return { people, asked: null };
}

function isNamed(columns: ReadonlyMap<ContactColumn, number>): boolean {
  return columns.has('name') || columns.has('given') || columns.has('family');
}

function isDated(columns: ReadonlyMap<ContactColumn, number>): boolean {
  return columns.has('birthday') || (columns.has('day') && columns.has('month'));
}

type Cell = (column: ContactColumn) => string;

function nameIn(cell: Cell): string {
  const [given, middle, family] = [cell('given'), cell('middle'), cell('family')];
  const whole = [given, middle, family].filter(Boolean).join(' ');
  const isHan = /^[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]+$/u.test(given + family) && given && family;
  return (cell('name') || (isHan ? family + given : whole)).replace(/\s+/gu, ' ');
}

function dateIn(cell: Cell, columns: ReadonlyMap<ContactColumn, number>): string | null {
  if (columns.has('birthday')) {
    const date = cell('birthday');
    // Outlook's way to say none.
    return /^0+\D+0+(\D+0+)?$/.test(date) ? null : date || null;
  }
  const [day, month] = [cell('day'), cell('month')].map((text) => text.padStart(2, '0'));
  if (!cell('day') || !cell('month')) return null;
  return `${cell('year').padStart(4, '0') || '0000'}-${month}-${day}`;
}

/** The order that a column shows: of all its dates those count that can be read in one way only. */
function orderOf(dates: readonly (string | null)[]): DateOrder | null {
  const shown = new Set(dates.map((date) => date && orderShown(date)));
  const [isDayFirst, isMonthFirst] = [shown.has('day-month'), shown.has('month-day')];
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day-month' : 'month-day';
}
