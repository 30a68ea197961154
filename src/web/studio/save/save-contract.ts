import type { Card } from '#card/document/card.ts';
import type { CardStatus, SaveAs, SavedCard as StoredCard } from '#server/cards/types.ts';

/** What the studio and the server say to each other when a card is saved. */
export type { CardStatus, SaveAs };

export interface SaveRequest {
  /** Whose work it is: another account may have logged in meanwhile. */
  readonly userId: string;
  /** Null until the first save has been answered. */
  readonly cardId: string | null;
  /** Names the first save, so that a repeated one finds the card instead of making another. */
  readonly creationKey: string;
  /** The revision this document was made from; null for a card that is not saved yet. */
  readonly expectedRevision: number | null;
  readonly status: SaveAs;
  readonly card: Card;
}

/** To the browser an id is a text like any other. */
export type SavedCard = Omit<StoredCard, 'id'> & { readonly id: string };

export type SaveFailureReason =
  /** Nobody is signed in any more. */
  | 'signed-out'
  /** Another window saved first; `revision` and `cardStatus` are what it made. */
  | 'conflict'
  /** The card was deleted meanwhile. */
  | 'missing'
  /** The document breaks a limit. */
  | 'invalid'
  /** The account is full, a photo is gone, or a published card was to become a draft by the way. */
  | 'refused'
  /** No answer, or one we cannot read. */
  | 'unreachable';

export interface SaveFailure {
  readonly reason: SaveFailureReason;
  /** To show as it is. */
  readonly error: string;
  readonly revision?: number;
  readonly cardStatus?: CardStatus;
}

export type SaveAnswer = { readonly saved: SavedCard } | SaveFailure;
