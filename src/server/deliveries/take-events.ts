import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, deliveryLog } from '../db/tables/deliveries.ts';
import type { MailQueue } from '../mail/write.ts';
import { addressHash } from './address.ts';
import type { MailEvent } from './read-events.ts';
import { everybody, suppress } from './suppressions.ts';
import { tellSender } from './tell-sender.ts';

interface EventParts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
  readonly deliveryKey: string;
}

/**
 * What a mail service reported. To an address that returns mail we send none any more, and its senders are told, so that
 * they correct it. A complaint stops its sender for everybody: the last one, where the service does not say which mail.
 */
export async function takeEvents(
  { db, mail, deliveryKey }: EventParts,
  events: readonly MailEvent[],
): Promise<void> {
  for (const { kind, address, messageId } of events) {
    const hash = addressHash(deliveryKey, address);
    await db.transaction(async (tx) => {
      const isTo = eq(deliveryLog.addressHash, hash);
      const isIt = messageId === null ? undefined : eq(deliveryLog.id, messageId);
      const [last] = await tx
        .select({ id: deliveryLog.id, senderHash: deliveryLog.senderHash })
        .from(deliveryLog)
        .where(and(isTo, isIt))
        .orderBy(desc(deliveryLog.startedAt))
        .limit(1);
      // Of an address to which we sent nothing, or for other mail of ours, nothing is kept.
      if (!last) return;
      const reason = kind === 'bounce' ? 'bounced' : 'complained';
      await suppress(tx, { addressHash: hash, senderHash: everybody }, reason);
      if (kind === 'complaint')
        return suppress(tx, { addressHash: everybody, senderHash: last.senderHash }, reason);
      const returned = await tx
        .update(deliveries)
        .set({ state: 'bounced', reason: 'not-taken' })
        .where(
          and(
            eq(deliveries.addressHash, hash),
            // Earlier ones arrived, and so did one that was opened: what came back may be another mail of ours.
            eq(deliveries.attemptId, last.id),
            isNull(deliveries.openedAt),
            inArray(deliveries.state, ['sent', 'unknown']),
          ),
        )
        .returning();
      for (const row of returned) await tellSender({ db: tx, mail }, row, 'bounced');
    });
  }
}
