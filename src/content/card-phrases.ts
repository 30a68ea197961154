import type { Phrases } from '#card/document/phrases.ts';
import * as cards from '#generated/texts/cards.ts';

/** Few enough that the studio has all of them: a card may be in another language than the page. */
const phrases: Readonly<Partial<Record<string, Phrases>>> = Object.fromEntries(
  Object.entries(cards).map(([language, own]) => [language, { ...cards.en, ...own }]),
);

/** What stands on cards in a language; what that language lacks is English. Whoever gets it: `phrasesFor`. */
export function cardPhrases(language: string): Phrases {
  return phrases[language] ?? cards.en;
}
