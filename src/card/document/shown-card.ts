import type { Brand } from '#std/brand.ts';
import type { Card } from './card.ts';

/**
 * What is shown of a card, wherever it is drawn: on its page, in pictures and previews, on paper, in what is kept. What
 * others add to a card one day gets its place here, and in the revision.
 */
export interface ShownCard {
  /** As its owner saved it, without the files that are withheld from the viewer. */
  readonly card: Card;
  /** Which content this is: caches find by it what was made of the card. */
  readonly content: ContentRevision;
}

/** A name that no other content ever has. */
export type ContentRevision = Brand<string, 'ContentRevision'>;

/** From all that the content depends on: an id, the revision of what is stored, what is left out. */
export function contentRevision(...parts: readonly (string | number)[]): ContentRevision {
  return parts.join(' ') as ContentRevision;
}
