import type { Phrases } from '#card/document/phrases.ts';
import { messages as ar } from './languages/ar/card.ts';
import { messages as en } from './languages/en/card.ts';
import { messages as es } from './languages/es/card.ts';
import { messages as hi } from './languages/hi/card.ts';

/** Few enough that the studio has all of them: a card may be in another language than the page. */
const phrases: Readonly<Partial<Record<string, Phrases>>> = Object.fromEntries(
  Object.entries({ en, ar, es, hi }).map(([language, own]) => [language, { ...en, ...own }]),
);

/** What stands on cards in a language; what that language lacks is English. */
export function cardPhrases(language: string): Phrases {
  return phrases[language] ?? en;
}
