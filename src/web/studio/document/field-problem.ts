import type { Card } from '#card/document/card.ts';
import { textProblem, textRules, withoutControlCharacters } from '#card/document/text-problem.ts';

type TextField = 'toName' | 'fromName' | 'message';

/** What the server would say of a text of the card; undefined when it would take it. */
export function fieldProblem(field: TextField, value: string): string | undefined {
  return textProblem(value, textRules[field]) ?? undefined;
}

/** The first text that the server would refuse; undefined for a card that can be saved. */
export function cardProblem(card: Card): string | undefined {
  for (const field of ['toName', 'fromName', 'message'] as const) {
    const problem = fieldProblem(field, card[field]);
    if (problem) return problem;
  }
  return undefined;
}

/** What was typed or pasted, without the characters that no card can hold; line ends as one kind. */
export function typedText(value: string): string {
  return withoutControlCharacters(value.replace(/\r\n?/g, '\n'));
}
