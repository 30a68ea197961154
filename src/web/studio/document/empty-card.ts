import type { Card } from '#card/document/card.ts';

/** True when the card has no text at all: no name, no sender, no message, no wish. */
export function isEmptyCard({ toName, fromName, message, wish }: Card): boolean {
  return [toName, fromName, message, wish].every((text) => text.trim() === '');
}
