import { z } from '#card/document/zod.ts';
import { composed } from '#card/text/composed.ts';
import { toIssueMessage } from './languages/message-ref.ts';
import { reportLimits, reportReasons } from './report.ts';
import { textSentence } from './text-sentence.ts';

const textRule = { what: 'report', max: reportLimits.text } as const;

/** Optional. Browsers send line ends as two characters, and people count one. */
const textSchema = z
  .string()
  .default('')
  .transform((value) => composed(value).replaceAll('\r\n', '\n').trim())
  .superRefine((value, context) => {
    const problem = textSentence(value, textRule);
    if (problem) context.addIssue({ code: 'custom', message: toIssueMessage(problem) });
  });

export const reportSchema = z.object({
  reason: z.enum(
    reportReasons.map(({ value }) => value),
    toIssueMessage(['form.report.reason']),
  ),
  text: textSchema,
});

export type ReportForm = z.infer<typeof reportSchema>;
