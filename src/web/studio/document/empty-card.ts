import type { Card } from '#card/document/card.ts';

/** True when nobody has begun the card: no receiver, no message, no wish. The sender's name is there from the start. */
export function isEmptyCard({ toName, message, wish }: Card): boolean {
  return [toName, message, wish].every((text) => text.trim() === '');
}
