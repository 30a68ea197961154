import type { Seal } from '#card/seal/seal.ts';
import type { DeliveryState } from '#content/deliveries/states.ts';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';
import type { CardId } from '../cards/types.ts';

export type DeliveryId = Brand<string, 'DeliveryId'>;

export const parseDeliveryId = parseRandomId<DeliveryId>;

/** When a mail is to be sent, by the clock of its receiver: a day, time and place as a `Seal` has them. It seals nothing. */
export type DeliveryTime = Seal & { readonly zone: string; readonly city: string };

/** What its sender says about a mail. `email` was checked by `emailSchema`. */
export interface NewDelivery {
  readonly email: string;
  readonly language: string;
  readonly at: DeliveryTime;
}

/** What its organiser says about a mail that asks somebody to sign a card. It goes at once. */
export interface NewInvitationMail {
  readonly email: string;
  readonly language: string;
  readonly invitationId: string;
}

/** A mail as its sender sees it. */
export interface Delivery extends NewDelivery {
  readonly cardId: CardId;
  readonly id: DeliveryId;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  readonly sentAt: Date | null;
  readonly openedAt: Date | null;
  readonly repeatedAt: Date | null;
}

/**
 * Why a mail waits, or was not sent. `not-taken` is said of every mail that its receiver's side did not want, so that it
 * tells nobody who has unsubscribed. `offline`: its card is a draft, deleted or gone; a network has nothing to do with it.
 */
export type DeliveryReason =
  | 'not-taken'
  | 'busy'
  | 'site-full'
  | 'stopped'
  | 'day-full'
  | 'offline'
  | 'hidden'
  | 'sender';

/** The mails of a card, for a list of cards. */
export interface DeliveryCount {
  readonly all: number;
  readonly sent: number;
  readonly opened: number;
  /** Those of which nobody knows that they arrived, or that did not. */
  readonly problems: number;
}
