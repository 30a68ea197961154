import { eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#std/result.ts';
import { readAccess } from '../cards/access.ts';
import type { OwnedCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { type ShareChannel, type ShareKey, sharesPerAccount } from './types.ts';

export interface Share {
  readonly channel: ShareChannel;
  readonly key: ShareKey;
}

/**
 * `draft`: a draft is private. `hidden`: the operator hid the card. `missing`: it was deleted. `full`: the account has
 * `sharesPerAccount` shares.
 */
export type ShareFailure = 'draft' | 'hidden' | 'missing' | 'full';

/** Stores that the owner shared a card. The same key again stores nothing more. */
export async function recordShare(
  db: Db,
  { id, userId }: OwnedCardId,
  { channel, key }: Share,
): Promise<Result<void, ShareFailure>> {
  return db.transaction(async (tx) => {
    const card = await readAccess(tx, id, 'key share');
    if (card.state === 'missing' || card.state === 'gone' || card.ownerId !== userId) return fail('missing');
    if (card.state === 'draft' || card.state === 'hidden') return fail(card.state);
    // Simultaneous requests may exceed the limit by their number. It protects the disk and need not be exact.
    if ((await tx.$count(sharedCards, eq(sharedCards.senderUserId, userId))) >= sharesPerAccount)
      return fail('full');
    await tx
      .insert(sharedCards)
      .values({ id: key, cardId: id, senderUserId: userId, channel, sharedAt: sql`now()` })
      .onConflictDoNothing();
    return ok(undefined);
  });
}
