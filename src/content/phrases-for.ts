import type { Closeness } from '#card/document/closeness.ts';
import type { DrawnPhrases, Phrases } from '#card/document/phrases.ts';
import * as words from '#generated/texts/card-others.ts';
import * as closeness from '#generated/texts/closeness.ts';
import { type ClosenessClues, closenessOf } from './closeness.ts';
import { drawnPhrases } from './drawn-phrases.ts';
import { type Language, languageFrom } from './languages/languages.ts';

const others: Readonly<Partial<Record<string, Omit<Phrases, keyof DrawnPhrases>>>> = words;

/** What a language says in another way to those who are close, or are not. */
const variants: Readonly<Record<Language, Readonly<Record<Closeness, Partial<Phrases>>>>> = closeness;

/**
 * The words of ours to whoever gets the card: on it, on its envelope and its candles, beside its link. Pages in browsers say
 * `drawnPhrases` at first, and load this late.
 */
export function phrasesFor(card: ClosenessClues): Phrases {
  const { language } = card;
  const around = {
    ...(others[language] ?? words.en),
    ...variants[languageFrom(language)][closenessOf(card)],
  };
  return { ...drawnPhrases(language), ...around };
}
