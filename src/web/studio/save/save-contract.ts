import type { Card } from '#card/document/card.ts';
import type { SealFields } from '#content/seal-form.ts';
import type { CardStatus, SaveAs, StoredRevision } from '#server/cards/types.ts';

/** The request and response of `POST /studio/save`. */
export type { CardStatus, SaveAs };

export interface SaveRequest {
  /** The account that made the work: another one may have logged in meanwhile. */
  readonly userId: string;
  /** Null until the first save has been answered. */
  readonly cardId: string | null;
  /** Identifies the first save, so that repeating it does not create a second card. */
  readonly creationKey: string;
  /** The revision that this document is based on; null for a card that is not saved yet. */
  readonly expectedRevision: number | null;
  /** What is asked for. */
  readonly status: SaveAs;
  readonly card: Card;
  /** The id of the design that a new card began with. */
  readonly design?: string | null;
  /** Whose birthday a new card is for, and the day. */
  readonly contact?: { readonly id: string; readonly day: string };
  /** When it opens, where that was changed; else it stays as it is stored. */
  readonly seal?: SealFields;
}

/** In the browser the id is a plain string. */
export type SavedCard = Omit<StoredRevision, 'id'> & { readonly id: string };

export type SaveFailureReason =
  /** Nobody is signed in any more. */
  | 'signed-out'
  /** Another window saved first. `revision` and `cardStatus` are those of its save. */
  | 'conflict'
  /** The card was deleted meanwhile. */
  | 'missing'
  /** The document breaks a limit. */
  | 'invalid'
  /**
   * The account is full, a photo is missing, or the save would have taken a published card offline without saying
   * so.
   */
  | 'refused'
  /**
   * Nothing is known to be stored, and the same save may be sent again: no answer, a busy server, too many saves (429), a
   * card of a newer version during an upgrade.
   */
  | 'unreachable';

export interface SaveFailure {
  readonly reason: SaveFailureReason;
  /** A sentence to show. */
  readonly error: string;
  readonly revision?: number;
  readonly cardStatus?: CardStatus;
}

interface SaveSuccess {
  readonly saved: SavedCard;
  /** Why the seal that was sent is not stored with this draft. A sentence to show. */
  readonly sealProblem?: string;
}

export type SaveAnswer = SaveSuccess | SaveFailure;
