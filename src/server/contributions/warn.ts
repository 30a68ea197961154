import { and, eq, isNull, sql } from 'drizzle-orm';
import { openingInstant } from '#card/seal/opening-instant.ts';
import { enoughNotes } from '#content/contribution-choices.ts';
import { accessColumns, isSealedAround, storedAccessOf } from '../cards/access.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/tables/accounts.ts';
import { cards, hasStatus, isNotDeleted } from '../db/tables/cards.ts';
import { contributions, signings } from '../db/tables/contributions.ts';
import type { MailQueue } from '../mail/write.ts';

interface WarnParts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Posts mail, once for each card, to those whose card opens within a day and has fewer notes than make it one of several
 * people. Whoever has no confirmed address reads it on the dashboard only.
 */
export async function warnOfFewNotes({ db, mail }: WarnParts, now: Date): Promise<void> {
  const rows = await db
    .select({ cardId: cards.id, access: accessColumns, email: user.email, name: user.name })
    .from(signings)
    .innerJoin(cards, eq(cards.id, signings.cardId))
    .innerJoin(user, eq(user.id, cards.userId))
    .where(
      and(
        isNull(signings.warnedAt),
        isSealedAround(now),
        hasStatus(cards, 'published'),
        isNotDeleted(cards),
        user.emailVerified,
        sql`(select count(*) from ${contributions} where ${contributions.cardId} = ${cards.id} and ${contributions.withdrawnAt} is null) < ${enoughNotes}`,
      ),
    );
  for (const { cardId, access, email, name } of rows) {
    const { seal } = storedAccessOf(access);
    const opens = seal ? openingInstant(seal) : 0;
    if (opens <= now.getTime() || opens > now.getTime() + dayMs) continue;
    await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .update(signings)
        .set({ warnedAt: sql`now()` })
        .where(and(eq(signings.cardId, cardId), isNull(signings.warnedAt)));
      if (rowCount === 1) await mail.post({ kind: 'few-notes', to: email, name, cardId }, tx);
    });
  }
}
