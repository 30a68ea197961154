import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Provider, providers } from '#content/providers.ts';
import type { Db, Transaction } from '../../db/database.ts';
import { verification } from '../../db/tables/accounts.ts';
import type { MailQueue } from '../../mail/write.ts';
import { randomId } from '../../random-id.ts';
import { authLimits } from '../limits.ts';

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
  const id = randomId();
  const expiresAt = sql`now() + make_interval(secs => ${authLimits.pendingSignIn})`;
  const { email, name, provider } = pending;
  await db.transaction(async (tx) => {
    const value = JSON.stringify(pending);
    await tx.insert(verification).values({ id: randomId(), identifier: identifierOf(id), value, expiresAt });
    await mail.post({ kind: 'confirm-sign-in', to: email, name, provider, pending: id }, tx);
  });
}

/** Null when it has expired or was confirmed. */
export async function findPendingSignIn(db: Db | Transaction, id: string): Promise<PendingSignIn | null> {
  const isPending = and(
    eq(verification.identifier, identifierOf(id)),
    gt(verification.expiresAt, sql`now()`),
  );
  const [row] = await db.select({ value: verification.value }).from(verification).where(isPending);
  return row ? pendingSchema.parse(JSON.parse(row.value)) : null;
}

export async function removePendingSignIn(tx: Transaction, id: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.identifier, identifierOf(id)));
}

function identifierOf(id: string): string {
  return `pending-sign-in:${id}`;
}
