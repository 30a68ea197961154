import type { OthersSee } from '#content/contribution-choices.ts';
import type { ListedNote } from '#server/contributions/read.ts';
import type { Invitation } from '#server/contributions/types.ts';
import type { InvitationMail } from '../deliveries/delivery-data.ts';

/** How others sign a card, as its organiser's page shows it. */
export interface SigningData {
  readonly cardId: string;
  /** The card's name in a list. */
  readonly title: string;
  readonly toName: string;
  readonly language: string;
  readonly isDraft: boolean;
  /** Whoever helps to organise the card is not. */
  readonly isOwner: boolean;
  /** Null while nobody was asked to sign. */
  readonly signing: ShownSigning | null;
  readonly invited: readonly ShownInvitation[];
  /** Of the organiser, which stands in mail with invitations; null where the site sends none for them. */
  readonly senderEmail: string | null;
  /** For a chat, in the card's language; null when nobody who was invited is missing. */
  readonly reminder: string | null;
  /** Null for whoever helps. */
  readonly help: ShownHelpers | null;
  readonly notes: readonly ShownNote[];
  /** The note of which more is shown, and its own link; null where that cannot be shown any more. */
  readonly opened: { readonly id: string; readonly ownLink: string | null } | null;
  /** When the list was read, for what is seen in it. */
  readonly until: string;
}

/** Somebody who was invited by name; `address`: of their link, null where it cannot be shown any more. */
export interface ShownInvitation extends Omit<Invitation, 'secret'> {
  readonly address: string | null;
  /** What became of the mail with it; null where none was asked for. */
  readonly mail: InvitationMail | null;
}

/** Who helps, and the address by which others may; null where none was made. */
export interface ShownHelpers {
  readonly link: string | null;
  readonly people: readonly { readonly userId: string; readonly name: string | null }[];
}

export interface ShownSigning {
  /** The address of the signing link; null where it cannot be shown any more. */
  readonly address: string | null;
  /** What is said before it in a chat, in the card's language. */
  readonly said: string;
  /** The address of the card. */
  readonly opening: string;
  readonly othersSee: OthersSee;
  readonly approvesFirst: boolean;
  readonly maxNotes: number;
  readonly signBy: { readonly date: string; readonly time: string; readonly city: string };
  readonly isPaused: boolean;
  readonly isOver: boolean;
}

/** A note as that page shows it. */
export interface ShownNote extends Omit<ListedNote, 'createdAt' | 'updatedAt'> {
  readonly at: string;
}

/** The address where an organiser sees who signed. */
export function signingAddress(cardId: string): string {
  return `/dashboard/signing?card=${cardId}`;
}
