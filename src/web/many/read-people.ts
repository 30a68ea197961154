import Papa from 'papaparse';
import { decodeText } from '../contacts/import/decode-text.ts';
import { readCsv } from '../contacts/import/read-csv.ts';
import { readDate } from '../contacts/import/read-date.ts';
import { readVcards } from '../contacts/import/read-vcards.ts';
import { cleaned, type ReadPerson } from './read-names.ts';

/** The people of a file of contacts, or of a table with a column of names; null for any other file. */
export async function readPeople(file: Blob): Promise<readonly ReadPerson[] | null> {
  const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()), null);
  if (/^BEGIN:VCARD/im.test(text))
    return readVcards(text, encoding).map(({ name, date, order }) => person(name, '', date, order));
  if (/[\0\ufffd]/.test(text.slice(0, 2000))) return null;
  return readTable(text);
}

/** What a column is called that has a line for each person. */
const lineHeaders = new Set(
  [
    'line',
    'own line',
    'words',
    'message',
    'línea',
    'linea',
    'mensaje',
    'frase',
    'पंक्ति',
    'संदेश',
    'سطر',
    'رسالة',
  ].map(plain),
);

function readTable(text: string): readonly ReadPerson[] {
  const rows = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' }).data;
  const { people, asked } = readCsv(text, null, { needsBirthday: false });
  const lines = rows[0]?.findIndex((header) => lineHeaders.has(plain(header))) ?? -1;
  // Without a header that is known, the first column has the names.
  if (asked) return rows.map(([name = '']) => person(name, '')).filter(({ name }) => name !== '');
  return people
    .map(({ place, name, date, order }) => person(name, rows[place - 1]?.[lines] ?? '', date, order))
    .filter(({ name }) => name !== '');
}

function plain(header: string): string {
  return header.trim().toLowerCase();
}

function person(
  name: string,
  line: string,
  date: string | null = null,
  order: Parameters<typeof readDate>[1] = null,
): ReadPerson {
  const read = date === null ? null : readDate(date, order);
  const birthday = read && typeof read === 'object' ? { month: read.month, day: read.day } : null;
  return { name: cleaned(name), line: cleaned(line), birthday };
}
