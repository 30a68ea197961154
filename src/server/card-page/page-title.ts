import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';

/** Of a card's page: who it is for. */
export function titleOf({ toName }: { readonly toName: string }, text: Text<'card-page'>): string {
  const name = isolatedLine(toName);
  return name ? text('title.for', { name }) : text('title');
}
