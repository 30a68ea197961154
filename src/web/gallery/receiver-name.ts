import { textProblem, textRules } from '#card/document/text-problem.ts';
import { composed } from '#card/text/composed.ts';

/** The receiver's name from the parameter `to`; empty when it is missing or invalid. */
export function receiverNameFrom(query: URLSearchParams): string {
  const name = composed(query.get('to') ?? '').trim();
  return textProblem(name, textRules.toName) ? '' : name;
}
