import type { Closeness } from '#card/document/closeness.ts';
import type { Phrases } from '#card/document/phrases.ts';
import * as closeness from '#generated/texts/closeness.ts';
import { cardPhrases } from './card-phrases.ts';
import { closenessOf, type ToldCloseness } from './closeness.ts';
import { type Language, languageFrom } from './languages/languages.ts';

/** What a language says in another way to those who are close, or are not. Apart, because the studio shows none of it. */
const variants: Readonly<Record<Language, Readonly<Record<Closeness, Partial<Phrases>>>>> = closeness;

/** The words of ours to whoever gets the card: its envelope, its candles, what stands beside its link. */
export function phrasesFor(card: ToldCloseness): Phrases {
  return { ...cardPhrases(card.language), ...variants[languageFrom(card.language)][closenessOf(card)] };
}
