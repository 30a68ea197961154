import { and, eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#std/result.ts';
import type { OwnedCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { cards, type ShareChannel, sharedCards } from '../db/tables.ts';
import { randomId } from '../random-id.ts';

/** Notes that the owner shared a card. A draft is private and cannot be shared: `draft`; deleted since: `missing`. */
export async function recordShare(
  db: Db,
  { id, userId }: OwnedCardId,
  channel: ShareChannel,
): Promise<Result<void, 'draft' | 'missing'>> {
  return db.transaction(async (tx) => {
    const [card] = await tx
      .select({ status: cards.status })
      .from(cards)
      .where(and(eq(cards.id, id), eq(cards.userId, userId)))
      .for('key share');
    if (!card) return fail('missing');
    if (card.status !== 'published') return fail('draft');
    await tx
      .insert(sharedCards)
      .values({ id: randomId(), cardId: id, senderUserId: userId, channel, sharedAt: sql`now()` });
    return ok(undefined);
  });
}
