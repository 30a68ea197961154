import { and, eq, isNotNull } from 'drizzle-orm';
import { findTemplate } from '#content/templates.ts';
import type { Db } from '../db/database.ts';
import { designs, penNames } from '../db/tables/designs.ts';

/** What a design says of the one that it was made from. */
export interface Remix {
  readonly remixOf: string | null;
  /** Of its maker, as it was then: it is said as well when that design is there no more. Null for ours. */
  readonly remixPenName: string | null;
}

const nobody: Remix = { remixOf: null, remixPenName: null };

/**
 * Whose design a new one was made from, by the design that its card began with. One's own leads to what that one was made
 * from: nobody gets rid of a credit by a copy of their own.
 */
export async function creditOf(
  db: Pick<Db, 'select'>,
  design: string | null,
  userId: string,
): Promise<Remix> {
  if (design === null || findTemplate(design)) return { ...nobody, remixOf: design };
  const [row] = await db
    .select({ design: designs, penName: penNames.name })
    .from(designs)
    // A name that the operator has not looked at is said nowhere.
    .leftJoin(penNames, and(eq(penNames.userId, designs.userId), isNotNull(penNames.approvedAt)))
    .where(eq(designs.id, design));
  if (!row) return nobody;
  const { userId: maker, remixOf, remixPenName } = row.design;
  if (maker === userId) return { remixOf, remixPenName };
  return row.penName === null ? nobody : { remixOf: design, remixPenName: row.penName };
}
