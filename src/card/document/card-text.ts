import { isolatedLine } from '../text/normalise-text.ts';
import type { Card } from './card.ts';
import { type Phrases, phrase } from './phrases.ts';

/** The text of the card: the typed message, else the generated wish. */
export function cardText(card: Pick<Card, 'message' | 'wish'>): string {
  return card.message || card.wish;
}

/** Everything that the card says besides the names, in reading order. */
export function cardTexts(card: Pick<Card, 'heading' | 'message' | 'wish' | 'signature'>): readonly string[] {
  const { heading, signature } = card;
  return [heading, cardText(card), signature?.kind === 'typed' ? signature.text : ''].filter(Boolean);
}

/** The accessible name of a card's drawing. The message stands beside it as text and is not repeated. */
export function drawingTitle({ toName }: Pick<Card, 'toName'>, phrases: Phrases): string {
  const to = isolatedLine(toName);
  return phrase(to ? phrases.descriptionTo : phrases.description, { to });
}
