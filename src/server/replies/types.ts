import type { MessageRefs } from '#content/languages/message-ref.ts';
import type { ReplyForm } from '#content/reply-form.ts';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';
import type { AccessRefusal } from '../cards/access.ts';
import type { CardId } from '../cards/types.ts';

/** More than a card for one person gets. The limit keeps strangers from filling an owner's list. */
export const repliesPerCard = 200;

export type ReplyId = Brand<string, 'ReplyId'>;

/** A reply that was checked by `replySchema`. */
export interface NewReply extends ReplyForm {
  readonly cardId: CardId;
}

/** Why a reply was not stored. */
export interface ReplyRefusal {
  readonly reason: AccessRefusal['state'] | 'closed' | 'full' | 'voice';
  readonly sentence: MessageRefs;
}

/** How many replies a card has that its owner does not hide. */
export interface ReplyCount {
  readonly all: number;
  readonly unseen: number;
}

export const parseReplyId = parseRandomId<ReplyId>;

/** The ids of one form field, with commas between them. Leaves out what is no id, and ids beyond a card's limit. */
export function parseReplyIds(input = ''): readonly ReplyId[] {
  const ids = input.split(',', repliesPerCard).map(parseReplyId);
  return ids.filter((id) => id !== null);
}
