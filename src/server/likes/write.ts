import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { designLikes } from '../db/tables/likes.ts';
import { randomId } from '../random-id.ts';
import { isOf, type Liker } from './read.ts';

/** `toggle` is for forms of pages that do not know what the visitor likes. */
export type LikeChange = 'on' | 'off' | 'toggle';

export interface LikeAnswer {
  readonly liked: boolean;
  readonly likes: number;
}

interface Like {
  readonly design: string;
  /** Somebody: an account, a browser or both. */
  readonly liker: Liker;
  readonly change: LikeChange;
}

/**
 * Likes a design or takes the like back; doing either twice is the same as once. Answers with what is stored then.
 * An account counts once, also when its owner liked the design in this browser before signing in.
 */
export function changeLike(db: Db, { design, liker, change }: Like): Promise<LikeAnswer> {
  const isOfDesign = eq(designLikes.design, design);
  const mine = and(isOfDesign, isOf(liker));
  return db.transaction(async (tx) => {
    const isLiked = (await tx.$count(designLikes, mine)) > 0;
    const liked = change === 'toggle' ? !isLiked : change === 'on';
    if (!liked) await tx.delete(designLikes).where(mine);
    else if (!isLiked) {
      const { userId, browser } = liker;
      await tx
        .insert(designLikes)
        .values({ id: randomId(), design, userId, browser: userId === null ? browser : null })
        .onConflictDoNothing();
    }
    return { liked, likes: await tx.$count(designLikes, isOfDesign) };
  });
}
