import type { Card } from '#card/document/card.ts';
import type { Brand } from '#std/brand.ts';

export type CardStatus = 'draft' | 'published';

/** 22 characters, base64url of 128 random bits: nobody guesses one. */
export type CardId = Brand<string, 'CardId'>;

/** A card that the asking user owns; only `policy.ts` makes one. */
export interface OwnedCardId {
  readonly id: CardId;
  readonly userId: string;
  readonly proof: Brand<true, 'OwnedCardId'>;
}

export interface StoredCard {
  readonly id: CardId;
  readonly card: Card;
  readonly status: CardStatus;
  /** Counts the saves; a save names the one it started from. */
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface CardPage {
  readonly cards: readonly StoredCard[];
  /** Give it back for the next page; null on the last one. */
  readonly cursor: string | null;
}

export interface CardCounts {
  readonly drafts: number;
  readonly created: number;
  readonly shared: number;
}

/** What a client sent is no card: one sentence to show, and per field (`toName`, `receiverPhoto.zoom`) what is wrong. */
export interface CardProblem {
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type CreateFailure =
  /** The account has its 2,000 cards. */
  | { readonly reason: 'full'; readonly sentence: string }
  /** A photo or sound is not the user's, or is gone. */
  | { readonly reason: 'files'; readonly sentence: string };

export type UpdateFailure =
  | { readonly reason: 'files'; readonly sentence: string }
  /** Another window saved first: this is the revision it made. */
  | { readonly reason: 'conflict'; readonly revision: number; readonly sentence: string }
  /** Deleted meanwhile. */
  | { readonly reason: 'missing'; readonly sentence: string };
