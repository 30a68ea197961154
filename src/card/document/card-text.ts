import { isolatedLine } from '../text/normalise-text.ts';
import type { Card } from './card.ts';

/** The text of the card: the typed message, else the generated wish. */
export function cardText(card: Pick<Card, 'message' | 'wish'>): string {
  return card.message || card.wish;
}

/** The accessible name of a card's drawing. The message stands beside it as text and is not repeated. */
export function drawingTitle({ toName }: Pick<Card, 'toName'>): string {
  const name = isolatedLine(toName);
  return name ? `Birthday card for ${name}` : 'Birthday card';
}
