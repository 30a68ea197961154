import { fail, ok, type Result } from '#std/result.ts';
import { accessFor, readAccess } from '../cards/access.ts';
import { type OwnedCardId, parseCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { findDesignId } from '../designs/find.ts';
import type { ReportTarget } from './types.ts';

/**
 * What a form names as its `card` or `design`. Refuses what not everybody may see, and says of the sealed card alone that
 * there is one.
 */
export async function findReportTarget(
  db: Db,
  { card = '', design = '' }: { readonly card?: string; readonly design?: string },
): Promise<Result<ReportTarget, 'missing' | 'sealed'>> {
  if (design !== '') {
    return (await findDesignId(db, design, null))
      ? ok({ cardId: null, design } as ReportTarget)
      : fail('missing');
  }
  const cardId = parseCardId(card);
  if (!cardId) return fail('missing');
  const found = accessFor(await readAccess(db, cardId), null);
  if (!found.ok) return fail(found.error.state === 'sealed' ? 'sealed' : 'missing');
  return ok({ cardId, design: null } as ReportTarget);
}

/** Whose card it is, or who helps with it, reports what somebody answered or wrote on it, whoever else may see the card now. */
export function targetOnOwnCard({ id }: OwnedCardId): ReportTarget {
  return { cardId: id, design: null } as ReportTarget;
}
