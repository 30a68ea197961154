import type { Card } from '#card/document/card.ts';
import { cardAlone, contentRevision, type ShownCard } from '#card/document/shown-card.ts';

/** What signers see of a card: its cover, without any word of its inside, its sounds or its other photos. */
export function coverOf(id: string, card: Card): ShownCard {
  const cover: Card = {
    ...card,
    ...{ message: '', wish: '', fromName: '' },
    ...{ senderPhoto: null, photos: [], stickers: [], signature: null, audio: null },
  };
  return cardAlone(cover, contentRevision('cover', id, JSON.stringify(cover)));
}
