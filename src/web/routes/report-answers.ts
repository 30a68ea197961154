import type { RouterContextProvider } from 'react-router';
import { reportSchema } from '#content/report-form.ts';
import { sealedCardMessage } from '#server/cards/types.ts';
import { parseFormKey } from '#server/messages/types.ts';
import { findReportTarget } from '#server/reports/read.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { fieldErrors } from '../request/account-answer.ts';
import { getServices, getUser } from '../request/context.ts';
import { limit } from '../request/rate-limit.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { errorText, issueText } from '../texts/error-text.ts';

interface Asked {
  readonly form: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly context: Readonly<Pick<RouterContextProvider, 'get'>>;
}

/** Why a report was not stored. */
export interface ReportRefusal {
  readonly status: number;
  /** To show as it is. */
  readonly sentence: string;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Seconds, where it was asked too often. */
  readonly retryAfter?: number;
}

/** Why a card cannot be reported. */
export function whyNothing(why: 'missing' | 'sealed'): { status: number; sentence: string } {
  return why === 'sealed'
    ? { status: 403, sentence: errorText(sealedCardMessage) }
    : { status: 404, sentence: dashboardText('report.cardGone.error') };
}

/** Takes a report, of the page and of the dialog: parse, authorise, write. */
export async function takeReport({ form, request, context }: Asked): Promise<Result<void, ReportRefusal>> {
  const parsed = reportSchema.safeParse(form);
  if (!parsed.success) {
    const sentence = issueText(parsed.error.issues[0]?.message);
    return fail({ status: 400, sentence, errors: fieldErrors(parsed.error) });
  }
  const key = parseFormKey(form.key);
  if (!key) {
    const sentence = dashboardText('report.incomplete.text');
    return fail({ status: 400, sentence, errors: {} });
  }
  const tooMany = await limit(context, request, 'report');
  if (tooMany) return fail({ ...tooMany, sentence: errorText(tooMany.sentence), errors: {} });
  const { db, reports } = getServices(context);
  const { card, design } = form;
  const target = await findReportTarget(db, { ...(card && { card }), ...(design && { design }) });
  if (!target.ok) return fail({ ...whyNothing(target.error), errors: {} });
  const user = await getUser(context);
  const { headers } = request;
  await reports.store({ ...parsed.data, key, target: target.value }, { userId: user?.id ?? null, headers });
  return ok(undefined);
}
