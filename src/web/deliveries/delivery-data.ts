import type { SealFields } from '#content/seal-form.ts';
import type { Delivery } from '#server/deliveries/types.ts';

/** A mail with the card's link, as its sender's page shows it. */
export interface ShownDelivery extends Pick<Delivery, 'id' | 'email' | 'language' | 'state' | 'reason'> {
  /** "November 12, 2026, 08:00 in Mumbai". */
  readonly moment: string;
  /** Whether that is now or was before. */
  readonly isDue: boolean;
  readonly sentAt: string | null;
  readonly openedAt: string | null;
  /** Whether its receiver answered the card since. */
  readonly isAnswered: boolean;
  /** Whether it may be sent at once, and whether it was sent before. */
  readonly mayRepeat: boolean;
  readonly mayEdit: boolean;
}

/** The mail with an invitation, as the organiser's page shows it. */
export type InvitationMail = Pick<
  ShownDelivery,
  'email' | 'state' | 'reason' | 'sentAt' | 'openedAt' | 'mayRepeat'
>;

export interface DeliveryFields extends SealFields {
  readonly email: string;
  readonly language: string;
}
