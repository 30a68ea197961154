import { isolatedLine } from '../text/normalise-text.ts';
import type { Card } from './card.ts';

/** What the card says: the typed message first, else the generated wish. */
export function cardText(card: Pick<Card, 'message' | 'wish'>): string {
  return card.message || card.wish;
}

/** Names the drawing of a card whose words stand beside it as text: they are not said twice. */
export function drawingTitle({ toName }: Pick<Card, 'toName'>): string {
  const name = isolatedLine(toName);
  return name ? `Birthday card for ${name}` : 'Birthday card';
}
