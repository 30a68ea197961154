import type { ParsedPerson } from './read-date.ts';

/** One line of a card (RFC 6350), as it is written. */
interface Property {
  /** In capitals, without the group before the point. */
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** What is read of a card; the rest, photos above all, is passed over. */
const wanted = new Set(['FN', 'N', 'NICKNAME', 'BDAY', 'X-ANDROID-CUSTOM', 'BEGIN', 'END']);

/**
 * Reads vCard 2.1, 3.0 and 4.0, as phones and programs write them and not only as the standards have them. `encoding`: of
 * the file; a line of an old card may have one of its own.
 */
export function readVcards(text: string, encoding: string): ParsedPerson[] {
  const people: ParsedPerson[] = [];
  let card: Property[] | null = null;
  let number = 0;
  for (const line of unfolded(text)) {
    const property = propertyOf(line, encoding);
    if (!property) continue;
    if (property.name === 'BEGIN' && /^vcard$/i.test(property.value.trim())) {
      card = [];
      number += 1;
    } else if (property.name === 'END' && card) {
      people.push(personOf(card, number));
      card = null;
    } else card?.push(property);
  }
  return people;
}

/**
 * The lines of a file, put together where they were cut. A new standard line goes on after a space; one in
 * quoted-printable after its last sign of equality; a photo of an old card also without either, up to an empty line.
 */
function* unfolded(text: string): Generator<string> {
  let line = '';
  for (const next of text.split(/\r\n|\n|\r/)) {
    const isSoft = line.endsWith('=') && isQuotedPrintable(line);
    if (isSoft) line = line.slice(0, -1) + next.replace(/^[ \t]/, '');
    else if (/^[ \t]/.test(next)) {
      // What is passed over need not be kept: photos are long.
      if (isWanted(line)) line += next.slice(1);
    } else {
      if (isWanted(line)) yield line;
      line = next;
    }
  }
  if (isWanted(line)) yield line;
}

function nameOf(line: string): string {
  const end = line.search(/[;:]/);
  return line
    .slice(Math.max(0, line.lastIndexOf('.', end) + 1), end)
    .trim()
    .toUpperCase();
}

function isWanted(line: string): boolean {
  return line !== '' && wanted.has(nameOf(line));
}

function isQuotedPrintable(line: string): boolean {
  return /^[^:]*QUOTED-PRINTABLE/i.test(line);
}

function propertyOf(line: string, encoding: string): Property | null {
  const colon = valueBegins(line);
  if (colon < 0) return null;
  const [, ...written] = line.slice(0, colon).split(';');
  const parameters = new Map(
    written.map((one) => {
      const [name = '', ...rest] = one.split('=');
      return [name.trim().toUpperCase(), rest.join('=').replace(/^"|"$/g, '')] as const;
    }),
  );
  const raw = line.slice(colon + 1);
  const value = isQuotedPrintable(line) ? unquoted(raw, parameters.get('CHARSET') ?? encoding) : raw;
  return { name: nameOf(line), parameters, value };
}

/** The colon after the parameters, one of which may have colons between quotes. */
function valueBegins(line: string): number {
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted;
    else if (line[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

/** Quoted-printable (RFC 2045) in an encoding. */
function unquoted(text: string, encoding: string): string {
  const bytes: number[] = [];
  for (const part of text.match(/=[0-9A-F]{2}|[^=]+|=/gi) ?? []) {
    if (/^=[0-9A-F]{2}$/i.test(part)) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  return decoded(new Uint8Array(bytes), encoding);
}

function decoded(bytes: Uint8Array, encoding: string): string {
  for (const label of ['utf-8', encoding, 'windows-1252']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Another one, or one that nobody knows.
    }
  }
  return new TextDecoder().decode(bytes);
}

function personOf(card: readonly Property[], place: number): ParsedPerson {
  const text = (name: string) => card.find((property) => property.name === name)?.value ?? '';
  const [family = '', given = '', middle = ''] = fields(text('N')).map(line);
  const full = line(text('FN'));
  const [nickname = ''] = fields(text('NICKNAME'), ',').map(line);
  const named = full || [given, middle, family].filter(Boolean).join(' ') || nickname;
  const birthdays = card.filter(({ name }) => name === 'BDAY');
  const dates = birthdays.flatMap(birthdayText);
  return { place, name: named, date: dates[0] ?? androidBirthday(card), order: null };
}

/** Nothing where the line is empty, which is no birthday and not the first day of 1970. */
function birthdayText({ value, parameters }: Property): string[] {
  const written = line(value);
  if (written === '') return [];
  const omitted = parameters.get('X-APPLE-OMIT-YEAR');
  return [omitted && written.startsWith(omitted) ? `1604${written.slice(omitted.length)}` : written];
}

/** Android keeps further dates so: 3 is a birthday, 1 an anniversary. */
function androidBirthday(card: readonly Property[]): string | null {
  for (const { name, value } of card) {
    const [kind = '', date = '', type = ''] = name === 'X-ANDROID-CUSTOM' ? fields(value) : [];
    if (kind.endsWith('contact_event') && type.trim() === '3' && date.trim()) return date.trim();
  }
  return null;
}

/** The fields of a value, between signs that are not escaped. */
function fields(value: string, separator: ';' | ',' = ';'): string[] {
  const parts = [''];
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? '';
    if (sign === '\\') {
      parts[parts.length - 1] += sign + (value[at + 1] ?? '');
      at += 1;
    } else if (sign === separator) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** One line of text, without what was escaped. */
function line(value: string): string {
  return value.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').replace(/\s+/gu, ' ').trim();
}
