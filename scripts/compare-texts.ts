import { parse, type Token } from '@messageformat/parser';
import type { CatalogEntry } from './generate/texts.ts';

/** The entries of an area by their ids. */
export type Entries = ReadonlyMap<string, CatalogEntry>;

export interface Comparison {
  /** Ids that are not in the language, or without a text. */
  readonly lacking: readonly string[];
  /** What a translator looks at again: the English is another one than the text was made from. */
  readonly changed: readonly string[];
  /** What is wrong in every language, offered or not. */
  readonly problems: readonly string[];
}

export function compareTexts(english: Entries, own: Entries): Comparison {
  const translated = [...own.values()].filter(({ translation }) => translation !== '');
  return {
    lacking: [...english.keys()].filter((id) => !own.get(id)?.translation),
    changed: translated.flatMap((entry) => {
      const now = english.get(entry.id)?.english;
      if (now === undefined || (now === entry.english && !entry.isFuzzy)) return [];
      return [`"${entry.id}" was made from “${entry.english}”, which is now “${now}”`];
    }),
    problems: translated.flatMap(({ id, translation }) =>
      textProblems(id, translation, english.get(id)?.english),
    ),
  };
}

function textProblems(id: string, translation: string, english: string | undefined): string[] {
  if (english === undefined) return [`there is no "${id}" in English`];
  try {
    // A language may speak in two ways where English has one.
    const [own, asked] = [argumentsOf(translation, ['closeness']), argumentsOf(english)];
    return own === asked ? [] : [`"${id}" names {${own}}, English {${asked}}`];
  } catch (error) {
    return [`"${id}" cannot be read: ${(error as Error).message}`];
  }
}

function argumentsOf(message: string, known: readonly string[] = []): string {
  const names = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => [
      ...('arg' in token ? [token.arg] : []),
      ...('cases' in token ? token.cases.flatMap((one) => names(one.tokens)) : []),
    ]);
  return [...new Set(names(parse(message)))]
    .filter((name) => !known.includes(name))
    .sort()
    .join(', ');
}

/** English texts of an area that have two ids, unless the note of one names the other and says why. */
export function textsTwice(english: Entries): string[] {
  const firstOf = new Map<string, CatalogEntry>();
  return [...english.values()].flatMap((entry) => {
    const first = firstOf.get(entry.english);
    firstOf.set(entry.english, first ?? entry);
    if (!first || first.note.includes(entry.id) || entry.note.includes(first.id)) return [];
    return [`"${first.id}" and "${entry.id}" say the same, and no note says why`];
  });
}
