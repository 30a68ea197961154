import type { Card } from './card.ts';

/** What the card says: the typed message first, else the generated wish. */
export function spokenText(card: Pick<Card, 'message' | 'wish'>): string {
  return card.message || card.wish;
}
