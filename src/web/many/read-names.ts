import { withoutControlCharacters } from '#card/document/text-problem.ts';
import { composed } from '#card/text/composed.ts';

/** Somebody of a list that was pasted or of a file. */
export interface ReadPerson {
  readonly name: string;
  readonly line: string;
  /** The birthday, where the file has one that can be read. */
  readonly birthday: { readonly month: number; readonly day: number } | null;
}

/** Numbers and dots that lists begin their lines with. */
const bullet = /^\s*(?:\d{1,3}\s*[.)]|[-*•‣·])\s+/u;

/** People as they are pasted: one a line, and after a tab, as spreadsheets copy it, a line for that person. */
export function readNames(text: string): readonly ReadPerson[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((row) => {
      const [name = '', ...rest] = row.split('\t');
      return { name: cleaned(name.replace(bullet, '')), line: cleaned(rest.join(' ')), birthday: null };
    })
    .filter(({ name }) => name !== '');
}

/** One line, as cards store it. */
export function cleaned(text: string): string {
  return withoutControlCharacters(composed(text)).replace(/\s+/gu, ' ').trim();
}
