import { and, eq } from 'drizzle-orm';
import { findTemplate } from '#content/templates.ts';
import type { Db } from '../db/database.ts';
import { cards } from '../db/tables/cards.ts';
import { designs, penNames } from '../db/tables/designs.ts';

type Reader = Pick<Db, 'select'>;

/**
 * The design that a new one is said to be made from, by the design that its card began with. One's own leads to what that
 * was made from: nobody gets rid of a credit by a copy of their own.
 */
export async function originOf(db: Reader, design: string | null, userId: string): Promise<string | null> {
  if (design === null || findTemplate(design)) return design;
  const [row] = await db
    .select({ userId: designs.userId, remixOf: designs.remixOf })
    .from(designs)
    .where(eq(designs.id, design));
  if (!row) return null;
  return row.userId === userId ? row.remixOf : design;
}

/** The same by a card of this user. */
export async function originOfCard(db: Reader, cardId: string, userId: string): Promise<string | null> {
  const [card] = await db
    .select({ design: cards.design })
    .from(cards)
    .where(and(eq(cards.id, cardId), eq(cards.userId, userId)));
  return originOf(db, card?.design ?? null, userId);
}

/** What a design says of the one that it was made from. */
export interface Remix {
  readonly remixOf: string | null;
  /** Null for ours. */
  readonly remixPenName: string | null;
}

/** The credit as it is now; none where nobody made that design any more, or this user did. */
export async function creditOf(db: Reader, remixOf: string | null, userId: string): Promise<Remix> {
  if (remixOf === null || findTemplate(remixOf)) return { remixOf, remixPenName: null };
  const [maker] = await db
    .select({ userId: designs.userId, name: penNames.name })
    .from(designs)
    .innerJoin(penNames, eq(penNames.userId, designs.userId))
    .where(eq(designs.id, remixOf));
  return maker && maker.userId !== userId
    ? { remixOf, remixPenName: maker.name }
    : { remixOf: null, remixPenName: null };
}
