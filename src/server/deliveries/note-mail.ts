import type { Db, Transaction } from '../db/database.ts';
import { lockName } from '../db/locks/lock-name.ts';
import { deliveryLog } from '../db/tables/deliveries.ts';
import type { NoteMail } from '../mail/signing-mails.ts';
import { addressHash } from './address.ts';
import { countHour, countToAddress } from './claim.ts';
import { signDeliveryLink } from './delivery-link.ts';
import { deliveryLimits } from './limits.ts';
import { countToday } from './senders.ts';
import { findSuppression, type SuppressionKey } from './suppressions.ts';

/** Whoever signs has no account: the mails of one card count as those of one sender. */
function noteMailKey(deliveryKey: string, { cardId, to }: NoteMail): SuppressionKey {
  return {
    addressHash: addressHash(deliveryKey, to),
    senderHash: addressHash(deliveryKey, `card ${cardId}`),
  };
}

/**
 * Whether such a mail may be sent, by the limits of all mail to receivers; if so it counts from now on. `id`: of its
 * Message-ID.
 */
export async function takeNoteMail(
  tx: Transaction,
  {
    deliveryKey,
    perHour,
    now,
  }: { readonly deliveryKey: string; readonly perHour: number; readonly now: Date },
  { id, ...mail }: NoteMail & { readonly id: string },
): Promise<boolean> {
  const key = noteMailKey(deliveryKey, mail);
  await lockName(tx, 'claim deliveries');
  if (await findSuppression(tx, key)) return false;
  if ((await countToAddress(tx, key.addressHash, now)) >= deliveryLimits.perAddress.max) return false;
  if ((await countToday(tx, { hash: key.senderHash }, now)) >= deliveryLimits.notesPerDay) return false;
  if ((await countHour(tx, now)) >= perHour) return false;
  await tx.insert(deliveryLog).values({ ...key, id, startedAt: now });
  return true;
}

/** Finds where the reader of such a mail stops it; null for whoever did. */
export function stopUrlFinder({
  db,
  deliveryKey,
  config: { origin },
}: {
  readonly db: Db;
  readonly deliveryKey: string;
  readonly config: { readonly origin: string };
}) {
  return async (mail: NoteMail): Promise<string | null> => {
    const key = noteMailKey(deliveryKey, mail);
    if (await findSuppression(db, key)) return null;
    const { cardId, noteId: id } = mail;
    return `${origin}/mail/card/${signDeliveryLink(deliveryKey, { ...key, cardId, id, about: 'note' })}`;
  };
}
