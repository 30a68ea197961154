import type { Card } from '#card/document/card.ts';
import { sampleCard as en } from '../sample-card.ts';
import { sampleCard as ar } from './ar/sample-card.ts';
import { sampleCard as es } from './es/sample-card.ts';
import { sampleCard as hi } from './hi/sample-card.ts';
import type { Language } from './languages.ts';

const cards: Readonly<Record<Language, Card>> = { ar, en, es, hi };

/** The card that the home page shows. */
export function sampleCardIn(language: Language): Card {
  return { ...cards[language], language };
}
