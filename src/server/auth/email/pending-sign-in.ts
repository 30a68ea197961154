import { z } from 'zod';
import { type Provider, providers } from '#content/providers.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { createLink, findLink } from '../../links/links.ts';
import type { MailQueue } from '../../mail/write.ts';

/**
 * A sign-in whose provider has no proof of the address. It makes nothing until the address is confirmed by mail, in the
 * browser in which it started.
 */
const pendingSchema = z.object({
  provider: z.enum(Object.keys(providers) as Provider[]),
  /** The provider's id of the account. */
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  /** Hash of the browser's cookie. */
  browser: z.string(),
});
export type PendingSignIn = z.infer<typeof pendingSchema>;

/** Stores it and posts the mail that asks to confirm it. */
export async function storePendingSignIn(
  db: Db,
  mail: Pick<MailQueue, 'post'>,
  pending: PendingSignIn,
): Promise<void> {
  const { email, name, provider } = pending;
  await db.transaction(async (tx) => {
    const id = await createLink(tx, 'pending-sign-in', JSON.stringify(pending));
    await mail.post({ kind: 'confirm-sign-in', to: email, name, provider, pending: id }, tx);
  });
}

/** Null when it has expired or was confirmed. */
export async function findPendingSignIn(db: Db | Transaction, id: string): Promise<PendingSignIn | null> {
  const stored = await findLink(db, 'pending-sign-in', id);
  return stored === null ? null : pendingSchema.parse(JSON.parse(stored));
}
