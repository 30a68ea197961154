import type { FilePhrases } from '#card/document/phrases.ts';
import * as words from '#generated/texts/card-files.ts';

const phrases: Readonly<Partial<Record<string, FilePhrases>>> = words;

/** What files of cards in a language are called. */
export function filePhrases(language: string): FilePhrases {
  return phrases[language] ?? words.en;
}
