import { and, eq } from 'drizzle-orm';
import { findTemplate } from '#content/templates.ts';
import { type OwnedCardId, parseCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { isSealed, sealColumns, sealOf } from '../db/seal.ts';
import { cards, isPublic } from '../db/tables/cards.ts';
import type { ReportTarget } from './types.ts';

/**
 * What a form names as its `card` or `design`. Null for what not everybody may see: a draft, a hidden card, a sealed one
 * and one that never was are answered alike.
 */
export async function findReportTarget(
  db: Db,
  { card = '', design = '' }: { readonly card?: string; readonly design?: string },
): Promise<ReportTarget | null> {
  if (design !== '') return findTemplate(design) ? ({ cardId: null, design } as ReportTarget) : null;
  const cardId = parseCardId(card);
  if (!cardId) return null;
  const [found] = await db
    .select(sealColumns)
    .from(cards)
    .where(and(eq(cards.id, cardId), isPublic(cards)));
  const seal = found && sealOf(found);
  return found && !(seal && isSealed(seal)) ? ({ cardId, design: null } as ReportTarget) : null;
}

/** The owner of a card reports what somebody answered to it, whoever else may see the card now. */
export function replyTarget({ id }: OwnedCardId): ReportTarget {
  return { cardId: id, design: null } as ReportTarget;
}
