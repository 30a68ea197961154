import { type Card, newCard } from '#card/document/card.ts';
import type { Member } from './visitor.ts';

interface SavedCard {
  readonly status?: 'draft' | 'published';
  readonly card?: Partial<Card>;
  /** The id of the design that it began with. */
  readonly design?: string;
}

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
    card: { ...newCard(11), toName: 'Ravi', fromName: 'Asha', message: 'Happy birthday!', ...card },
  });
  const body = (await answer.json()) as { saved?: { id: string } };
  if (!body.saved) throw new Error(`The card was not saved: ${JSON.stringify(body)}`);
  return body.saved.id;
}
