import { type TextProblem, type TextRule, textProblem } from '#card/document/text-problem.ts';
import type { MessageRef } from './languages/message-ref.ts';

/** What is wrong with a text; null when nothing is. */
export function textSentence(text: string, rule: TextRule): MessageRef | null {
  const problem = textProblem(text, rule);
  return problem && sentenceOf(problem, rule);
}

export function sentenceOf(problem: TextProblem, { what, max }: TextRule): MessageRef {
  return problem === 'unshowable' ? ['text.unshowable', { what }] : ['text.tooLong', { what, max }];
}
