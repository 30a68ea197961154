import { textProblem, textRules } from '#card/document/text-problem.ts';

/** The receiver's name that an address carries as `to`; empty when there is none that a card takes. */
export function receiverNameFrom(query: URLSearchParams): string {
  const name = (query.get('to') ?? '').toWellFormed().normalize('NFC').trim();
  return textProblem(name, textRules.toName) ? '' : name;
}
