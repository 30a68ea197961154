import type { Card } from '#card/document/card.ts';
import { textProblem, textRules, withoutControlCharacters } from '#card/document/text-problem.ts';

type TextField = 'toName' | 'fromName' | 'message';

/** The server's error message for this text; undefined when the text is valid. */
export function fieldProblem(field: TextField, value: string): string | undefined {
  return textProblem(value, textRules[field]) ?? undefined;
}

/** The error message for the first invalid text; undefined for a card that can be saved. */
export function cardProblem(card: Card): string | undefined {
  for (const field of ['toName', 'fromName', 'message'] as const) {
    const problem = fieldProblem(field, card[field]);
    if (problem) return problem;
  }
  return undefined;
}

/** Removes the characters that no card may hold, and makes all line ends `\n`. */
export function typedText(value: string): string {
  return withoutControlCharacters(value.replace(/\r\n?/g, '\n'));
}
