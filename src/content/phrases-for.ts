import type { Phrases } from '#card/document/phrases.ts';
import { cardFamiliar as arFamiliar, cardPolite as arPolite } from '#generated/texts/ar.ts';
import { cardFamiliar as esFamiliar, cardPolite as esPolite } from '#generated/texts/es.ts';
import { cardFamiliar as hiFamiliar, cardPolite as hiPolite } from '#generated/texts/hi.ts';
import { cardPhrases } from './card-phrases.ts';
import { type Closeness, closenessOf, type ToldCloseness } from './closeness.ts';
import { type Language, languageFrom } from './languages/languages.ts';

/** What a language says in another way to those who are close, or are not. Apart, because the studio shows none of it. */
const variants: Readonly<Record<Language, Readonly<Record<Closeness, Partial<Phrases>>> | null>> = {
  ar: { familiar: arFamiliar, polite: arPolite },
  en: null,
  es: { familiar: esFamiliar, polite: esPolite },
  hi: { familiar: hiFamiliar, polite: hiPolite },
};

/** The words of ours to whoever gets the card: its envelope, its candles, what stands beside its link. */
export function phrasesFor(card: ToldCloseness): Phrases {
  const own = variants[languageFrom(card.language)]?.[closenessOf(card)];
  return { ...cardPhrases(card.language), ...own };
}
