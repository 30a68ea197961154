import type { Card } from '#card/document/card.ts';
import { cardText } from '#card/document/card-text.ts';
import { phrase } from '#card/document/phrases.ts';
import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import type { Language } from '#content/languages/languages.ts';

/** What a card says, without the characters that reorder or hide text. */
export interface CardWords {
  readonly toName: string;
  readonly fromName: string;
  readonly heading: string;
  /** Years. */
  readonly age: number | null;
  readonly text: string;
  /** Null for one drawn by hand, for none, and for the name alone, which is said already. */
  readonly signature: string | null;
  /** What the sender says of the card to those who cannot see it; may be empty. */
  readonly description: string;
}

/** Cleaned as in the drawing, so that a name cannot reorder or hide the text around it in link previews. */
export function wordsOf(card: Card, language: Language): CardWords {
  const phrases = drawnPhrases(language);
  const { age } = card;
  const fromName = normaliseText(card.fromName);
  const signature = card.signature?.kind === 'typed' ? normaliseText(card.signature.text) : null;
  const name = isolatedLine(card.toName);
  return {
    toName: normaliseText(card.toName),
    fromName,
    heading: isolatedLine(card.heading) || (name ? phrase(phrases.heading, { name }) : phrases.headingAlone),
    age,
    text: normaliseText(cardText(card)),
    signature: signature === fromName ? null : signature,
    description: normaliseText(card.description),
  };
}
