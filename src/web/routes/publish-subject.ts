import type { DesignLook } from '#card/looks/design-look.ts';
import type { Tone } from '#content/tones.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import type { Db } from '#server/db/database.ts';
import { designOf, findKeptDesign } from '#server/designs/own.ts';
import { type DesignWithLook, findOwnDesign } from '#server/designs/publish.ts';
import { fingerprintOf } from '#server/designs/stored-look.ts';

/** A look that somebody may give to everybody: a design of theirs, or that of a card of theirs. */
export interface PublishSubject {
  readonly look: DesignLook;
  readonly tone: Tone;
  /** Null for a look that is no design yet. */
  readonly design: DesignWithLook | null;
  /** Null for a design. */
  readonly cardId: string | null;
}

/** What an address names as its `design` or `card`; null for what does not belong to this user. */
export async function findPublishSubject(
  db: Db,
  query: URLSearchParams,
  userId: string,
): Promise<PublishSubject | null> {
  const asked = query.get('design');
  if (asked !== null) return ofDesign(await findOwnDesign(db, { userId, designId: asked }));
  const found = await getCardForViewer(db, query.get('card'), userId);
  if (found.state !== 'found' || !found.isOwner) return null;
  const { look, tone } = designOf(found.card);
  const kept = await findKeptDesign(db, userId, keyOfLook(look));
  if (kept) return ofDesign(await findOwnDesign(db, { userId, designId: kept }));
  return { look, tone, design: null, cardId: found.id };
}

function ofDesign(design: DesignWithLook | null): PublishSubject | null {
  return design && { look: design.look, tone: design.tone as Tone, design, cardId: null };
}

/** The creation key of a design that is kept for being published: the same look of a card makes one. */
export function keyOfLook(look: DesignLook): string {
  return `look ${fingerprintOf(look)}`;
}
