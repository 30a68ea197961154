import { z } from '#card/document/zod.ts';
import { composed } from '#card/text/composed.ts';
import { toIssueMessage } from './languages/message-ref.ts';
import { reportLimits, reportReasons } from './report.ts';
import { byRule } from './typed-text.ts';

/** Optional. Browsers send line ends as two characters, and people count one. */
const textSchema = z
  .string()
  .default('')
  .transform((value) => composed(value).replaceAll('\r\n', '\n').trim())
  .superRefine(byRule({ what: 'report', max: reportLimits.text }));

export const reportSchema = z.object({
  reason: z.enum(
    reportReasons.map(({ value }) => value),
    toIssueMessage(['form.report.reason']),
  ),
  text: textSchema,
});

export type ReportForm = z.infer<typeof reportSchema>;
