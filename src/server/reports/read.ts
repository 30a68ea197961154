import type { ReportForm } from '#content/report-form.ts';
import type { Brand } from '#std/brand.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { accessFor, readAccess } from '../cards/access.ts';
import { type CardId, type OwnedCardId, parseCardId } from '../cards/types.ts';
import type { Db } from '../db/database.ts';
import { findDesignId } from '../designs/find.ts';
import type { FormKey } from '../messages/types.ts';

/** A card or a design that everybody may see, or a card of one's own. Only this file makes one. */
export type ReportTarget = Brand<
  { readonly cardId: CardId; readonly design: null } | { readonly cardId: null; readonly design: string },
  'ReportTarget'
>;

/** A report that was checked by `reportSchema`, with the key of its form. */
export interface NewReport extends ReportForm {
  readonly key: FormKey;
  readonly target: ReportTarget;
}

/** Who reports: an account, or a visitor's network. */
export interface Reporter {
  readonly userId: string | null;
  /** The headers of the request, with the client's address. */
  readonly headers: Headers;
}

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
