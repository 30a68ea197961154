import { and, eq } from 'drizzle-orm';
import type { DesignLook } from '#card/looks/design-look.ts';
import type { Tone } from '#content/tones.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { designs } from '../db/tables/designs.ts';
import { randomId } from '../random-id.ts';
import { fingerprintOf, storedLook } from './stored-look.ts';

/** Designs that one account keeps: a new one each week for four years. */
export const designsPerAccount = 200;

export interface NewDesign {
  readonly userId: string;
  /** A repeated call with the same user and key returns the first design. */
  readonly creationKey: string;
  readonly look: DesignLook;
  readonly tone: Tone;
  readonly name: string;
  /** The design that it was made from: see `originOf`. */
  readonly remixOf: string | null;
}

/** Keeps a look as a design of this account. */
export function saveDesign(db: Db, design: NewDesign): Promise<Result<{ readonly id: string }, 'full'>> {
  const { userId, creationKey, look, tone, name, remixOf } = design;
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const isOfUser = eq(designs.userId, userId);
    const [known] = await tx
      .select({ id: designs.id })
      .from(designs)
      .where(and(isOfUser, eq(designs.creationKey, creationKey)));
    if (known) return ok(known);
    if ((await tx.$count(designs, isOfUser)) >= designsPerAccount) return fail('full');
    const id = randomId();
    const stored = { look: storedLook(look), fingerprint: fingerprintOf(look) };
    await tx.insert(designs).values({ id, userId, creationKey, ...stored, tone, name, remixOf });
    return ok({ id });
  });
}

/** The design that was kept by a creation key; null when there is none. */
export async function findKeptDesign(db: Db, userId: string, creationKey: string): Promise<string | null> {
  const [known] = await db
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.userId, userId), eq(designs.creationKey, creationKey)));
  return known?.id ?? null;
}
