import type { Card } from '#card/document/card.ts';
import { cardFileName } from '../components/card-file-name.ts';

/** A name for the file of one of the cards, with its place on the list: no two are the same. */
export function fileName(cards: readonly Card[], index: number, extension: string): string {
  const place = `${index + 1}`.padStart(`${cards.length}`.length, '0');
  return cardFileName(cards[index] as Card, extension, `-${place}`);
}
