import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';

/** The title of a card's page: who the card is for. */
export function titleOf({ toName }: { readonly toName: string }, text: Text<'card-page'>): string {
  const name = isolatedLine(toName);
  return name ? text('title.for', { name }) : text('title');
}
