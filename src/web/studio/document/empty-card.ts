import type { Card } from '#card/document/card.ts';

/** Whether nobody has written anything: no name, no sender, no words. */
export function isEmptyCard({ toName, fromName, message, wish }: Card): boolean {
  return [toName, fromName, message, wish].every((text) => text.trim() === '');
}
