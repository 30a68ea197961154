import type { Photo } from '#card/document/card.ts';
import type { Route } from '#server/routes.ts';

/** What belongs to one account, which nobody else may reach. */
export interface Belongings {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly cardId: string;
  readonly photo: Photo;
  /** Another session of the account than the asking one. */
  readonly sessionId: string;
  /** An answer to the card. */
  readonly replyId: string;
  /** What somebody else wrote on the card, and its words. */
  readonly noteId: string;
  readonly noteWords: string;
  /** Somebody whose birthday the account keeps, and the name. */
  readonly contactId: string;
  readonly contactName: string;
  /** A design of the account's own, and its name. */
  readonly designId: string;
  readonly designName: string;
  /** A mail with the card's link that waits for its day, and its receiver. */
  readonly deliveryId: string;
  /** Somebody who was invited by name to sign the card. */
  readonly invitationId: string;
  readonly receiver: string;
  /** A design that everybody sees, which only the account takes back, and what its maker calls it. */
  readonly publicDesignId: string;
  readonly publicDesignName: string;
  /** Stands in the draft and nowhere else. */
  readonly message: string;
}

export interface Rule extends Asking, Pick<Route, 'for'> {}

export interface Asking {
  /** The address of the owner's thing, where it differs from the pattern. */
  readonly at?: (owner: Belongings) => string;
  /** What the owner finds there. */
  readonly shows?: (owner: Belongings) => string;
  /** What its forms and scripts send. */
  readonly acts?: readonly Act[];
  /** Whoever asks without a session gets one, of a new guest. */
  readonly makesGuest?: true;
}

export interface Act {
  readonly name: string;
  /** A form, JSON or a file; `as` is the user that it claims to come from. */
  readonly body: (
    owner: Belongings,
    as: { readonly userId: string },
  ) => URLSearchParams | Uint8Array | object;
  readonly query?: string;
  /** It changes nothing; the owner finds this in the answer. */
  readonly shows?: (owner: Belongings) => string;
  /** Afterwards the asking session is over. */
  readonly endsSession?: true;
  /** Afterwards the account is gone: its owner does it last. */
  readonly endsAccount?: true;
}
