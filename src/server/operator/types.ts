import type { CardId, CardStatus } from '../cards/types.ts';
import type { MailJob } from '../mail/mail-job.ts';

/** A card as the operator sees it. Its text is shown only when asked for. */
export interface OperatedCard {
  readonly id: CardId;
  readonly ownerId: string;
  readonly status: CardStatus;
  readonly isHidden: boolean;
  /** Its owner deleted it a moment ago and can still restore it. */
  readonly isDeleted: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly views: number;
  readonly words: { readonly toName: string; readonly fromName: string; readonly message: string };
}

export interface OperatedCardsRequest {
  /** At most so many, the last changed first. */
  readonly limit: number;
  readonly onlyHidden?: boolean;
  readonly ownerId?: string;
  readonly id?: CardId;
}

export interface OperatedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
  readonly cards: number;
  readonly hiddenCards: number;
  readonly files: number;
  /** Total size of its files. */
  readonly bytes: number;
  readonly sessions: number;
}

export interface PendingMail {
  readonly kind: MailJob['kind'];
  readonly to: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
  readonly expiresAt: Date;
}
