import { textProblem, textRules } from '#card/document/text-problem.ts';

/** The receiver's name from the parameter `to`; empty when it is missing or invalid. */
export function receiverNameFrom(query: URLSearchParams): string {
  const name = (query.get('to') ?? '').toWellFormed().normalize('NFC').trim();
  return textProblem(name, textRules.toName) ? '' : name;
}
