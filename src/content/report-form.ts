import { textProblem } from '#card/document/text-problem.ts';
import { z } from '#card/document/zod.ts';
import { reportLimits, reportReasons } from './report.ts';

const textRule = { what: 'Your report', max: reportLimits.text } as const;

/** Optional. Browsers send line ends as two characters, and people count one. */
const textSchema = z
  .string()
  .default('')
  .transform((value) => value.toWellFormed().normalize('NFC').replaceAll('\r\n', '\n').trim())
  .superRefine((value, context) => {
    const problem = textProblem(value, textRule);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

export const reportSchema = z.object({
  reason: z.enum(
    reportReasons.map(({ value }) => value),
    'Please choose what is wrong with it.',
  ),
  text: textSchema,
});

export type ReportForm = z.infer<typeof reportSchema>;
