import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { profiles } from '../db/tables/accounts.ts';
import { files } from '../db/tables/files.ts';

/** Stores when the current picture went out of use, for the sweep; does nothing when `next` is the same picture. */
export async function releaseAvatar(tx: Transaction, userId: string, next: string | null): Promise<void> {
  const [shown] = await tx.select({ url: profiles.avatarUrl }).from(profiles).where(eq(profiles.id, userId));
  if (!shown?.url || shown.url === `/files/${next}`) return;
  await tx
    .update(files)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(files.userId, userId), eq(sql`'/files/' || ${files.id}`, shown.url)));
}
