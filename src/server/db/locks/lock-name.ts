import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { leases } from '../tables/processes.ts';

/** Puts the transactions of all processes that lock this name in order: a row is locked, where advisory locks may be missing. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  const expiresAt = sql`now()`;
  await tx
    .insert(leases)
    .values({ name, holder: '', expiresAt })
    .onConflictDoUpdate({ target: leases.name, set: { expiresAt } });
}
