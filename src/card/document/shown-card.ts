import type { Note } from '#card/notes/note.ts';
import type { Brand } from '#std/brand.ts';
import type { Card } from './card.ts';

/** What is shown of a card, wherever it is drawn: on its page, in pictures and previews, on paper, in what is kept. */
export interface ShownCard {
  /** As its owner saved it, without the files that are withheld from the viewer. */
  readonly card: Card;
  /** What others wrote on it, in the order in which it is shown. */
  readonly notes: readonly Note[];
  /** Which content this is: caches find by it what was made of the card. */
  readonly content: ContentRevision;
  /** The same of the card without the notes, for what shows none. */
  readonly cardContent: ContentRevision;
}

/** A name that no other content ever has. */
export type ContentRevision = Brand<string, 'ContentRevision'>;

/** A card on which nobody else wrote. */
export function cardAlone(card: Card, content: ContentRevision): ShownCard {
  return { card, notes: [], content, cardContent: content };
}

/** From all that the content depends on: an id, the revision of what is stored, what is left out. */
export function contentRevision(...parts: readonly (string | number)[]): ContentRevision {
  return parts.join(' ') as ContentRevision;
}
