import type { ReportForm } from '#content/report-form.ts';
import type { Brand } from '#std/brand.ts';
import type { CardId } from '../cards/types.ts';
import type { FormKey } from '../messages/types.ts';

/** A card or a design that everybody may see, or a card of one's own. Only `read.ts` makes one. */
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
