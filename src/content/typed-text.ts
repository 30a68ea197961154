import type { TextRule } from '#card/document/text-problem.ts';
import { z } from '#card/document/zod.ts';
import { composed } from '#card/text/composed.ts';
import { parseRandomId } from '#std/random-id.ts';
import { type MessageRef, toIssueMessage } from './languages/message-ref.ts';
import { textSentence } from './text-sentence.ts';

/** Refines a text by its rule. `missing`: what is said where there is none; without it there need not be one. */
export function byRule(rule: TextRule, missing?: MessageRef) {
  return (value: string, context: z.RefinementCtx) => {
    const problem = value === '' && missing ? missing : textSentence(value, rule);
    if (problem) context.addIssue({ code: 'custom', message: toIssueMessage(problem) });
  };
}

/** One line that somebody typed, also where they typed several. */
export function typedLine(rule: TextRule, missing?: MessageRef) {
  return z
    .string()
    .default('')
    .transform((value) => composed(value).replace(/\s+/gu, ' ').trim())
    .superRefine(byRule(rule, missing));
}

/** The id of a file that was sent before the form. */
export const sentFile = z
  .string()
  .default('')
  .transform((value) => parseRandomId<string>(value));
