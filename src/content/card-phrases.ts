import type { Phrases } from '#card/document/phrases.ts';
import { card as ar } from '#generated/texts/ar.ts';
import { card as en } from '#generated/texts/en.ts';
import { card as es } from '#generated/texts/es.ts';
import { card as hi } from '#generated/texts/hi.ts';

/** Few enough that the studio has all of them: a card may be in another language than the page. */
const phrases: Readonly<Partial<Record<string, Phrases>>> = Object.fromEntries(
  Object.entries({ en, ar, es, hi }).map(([language, own]) => [language, { ...en, ...own }]),
);

/** What stands on cards in a language; what that language lacks is English. Whoever gets it: `phrasesFor`. */
export function cardPhrases(language: string): Phrases {
  return phrases[language] ?? en;
}
