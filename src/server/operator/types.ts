import type { CardId, CardStatus } from '../cards/types.ts';
import type { ReportState } from '../db/tables/reports.ts';
import type { MailJob } from '../mail/mail-kinds.ts';

/** A card as the operator sees it. Its text is shown only when asked for. */
export interface OperatorCard {
  readonly id: CardId;
  readonly ownerId: string;
  readonly status: CardStatus;
  readonly isHidden: boolean;
  /** Its owner deleted it a moment ago and can still restore it. */
  readonly isDeleted: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly views: number;
  /** Empty for a card that cannot be read. */
  readonly words: { readonly toName: string; readonly fromName: string; readonly message: string };
}

export interface OperatorCardsRequest {
  /** At most so many, the last changed first. */
  readonly limit: number;
  readonly onlyHidden?: boolean;
  readonly ownerId?: string | undefined;
  readonly id?: CardId | undefined;
}

export interface PendingMail {
  readonly id: string;
  readonly kind: MailJob['kind'];
  readonly to: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
  readonly expiresAt: Date;
}

export interface FailedMail extends Pick<PendingMail, 'id' | 'kind' | 'to' | 'attempts' | 'createdAt'> {
  readonly failedAt: Date;
  /** A code such as `EENVELOPE`, or `EXPIRED`. */
  readonly reason: string;
}

export interface OperatorReport {
  readonly id: string;
  readonly cardId: CardId | null;
  readonly design: string | null;
  /** What has become of the card; null for a design. */
  readonly card: 'shown' | 'hidden' | 'draft' | 'removed' | null;
  /** What has become of a design that is not ours; null for ours, and for a card. */
  readonly designState: 'shown' | 'hidden' | 'gone' | null;
  readonly reason: string;
  readonly text: string;
  readonly state: ReportState;
  readonly createdAt: Date;
  /** The same for reports of one account or one network; says nothing else of them. */
  readonly sender: string;
}

export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  /** The id of what it was about; empty where there is none. */
  readonly target: string;
  readonly outcome: string;
}
