import type { ClosenessClues } from '#content/closeness.ts';
import type { ReadContent } from '../download/downloads.ts';

/** A card, as the share sheet needs it. */
export interface CardToShare extends ClosenessClues {
  /** Null while it was never saved. */
  readonly id: string | null;
  readonly toName: string;
  readonly fromName: string;
  /** The day on which it opens while it is sealed, else null; asked when it is passed on. */
  readonly opensOn: () => string | null;
  /** The address of its picture; null for none. */
  readonly picture: string | null;
  readonly read: ReadContent;
}

/** As its sender passes it on at this moment. */
export function sharedBySender<Card extends Pick<CardToShare, 'opensOn'>>(card: Card) {
  return { ...card, sharer: 'sender' as const, opensOn: card.opensOn() };
}

/** The public link. */
export function cardAddress(id: string): string {
  return `${window.location.origin}/card/${id}`;
}

/** Where a sender goes after publishing: the dashboard, on the tab that holds the card, with its share sheet open. */
export function publishedAddress(cardId: string): string {
  return `/dashboard?${new URLSearchParams({ tab: 'created', ready: cardId })}`;
}

/** Where the sender of a card has its link mailed. */
export function deliveryAddress(cardId: string): string {
  return `/dashboard/delivery?card=${cardId}`;
}

/** The picture of a card. The address contains the revision, so that browsers keep it. */
export function pictureAddress({ id, revision }: { readonly id: string; readonly revision: number }): string {
  return `/card/${id}/picture.jpg?revision=${revision}`;
}
