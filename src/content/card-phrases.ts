import type { DrawnPhrases, Phrases } from '#card/document/phrases.ts';
import * as words from '#generated/texts/card-others.ts';
import { drawnPhrases } from './drawn-phrases.ts';

const others: Readonly<Partial<Record<string, Omit<Phrases, keyof DrawnPhrases>>>> = words;

/**
 * What stands on cards in a language and around them. Whoever gets the card: `phrasesFor`. Pages in browsers say
 * `drawnPhrases` at first, and load this late.
 */
export function cardPhrases(language: string): Phrases {
  return { ...drawnPhrases(language), ...(others[language] ?? words.en) };
}
