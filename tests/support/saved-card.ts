import { type Card, newCard } from '#card/document/card.ts';
import type { Member } from './visitor.ts';

interface SavedCard {
  readonly status?: 'draft' | 'published';
  readonly card?: Partial<Card>;
  /** The id of the design that it began with. */
  readonly design?: string;
}

const words = { toName: 'Ravi', fromName: 'Asha', message: 'Happy birthday!' };

/** For stories of something else: the card is open at once, and nothing stands below it. */
const withoutOpening: Card['opening'] = { envelope: 'seal', candles: false, shown: false };

/** Saves a card as the studio does; returns its id. */
export async function saveCard(
  member: Member,
  { status = 'published', card = {}, design }: SavedCard = {},
): Promise<string> {
  const answer = await member.post('/studio/save', {
    userId: member.userId,
    cardId: null,
    creationKey: crypto.randomUUID(),
    expectedRevision: null,
    status,
    design,
    card: { ...newCard(11), ...words, opening: withoutOpening, ...card },
  });
  const body = (await answer.json()) as { saved?: { id: string } };
  if (!body.saved) throw new Error(`The card was not saved: ${JSON.stringify(body)}`);
  return body.saved.id;
}
