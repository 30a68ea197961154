import type { DrawnPhrases } from '#card/document/phrases.ts';
import * as words from '#generated/texts/card-drawn.ts';

const phrases: Readonly<Partial<Record<string, DrawnPhrases>>> = words;

/** What stands on cards in a language, English where we have none. All languages: a card's may be another than its page's. */
export function drawnPhrases(language: string): DrawnPhrases {
  return phrases[language] ?? words.en;
}
