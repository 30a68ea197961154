import { type Card, cardSchema } from '#card/document/card.ts';

type TextField = 'toName' | 'fromName' | 'message';

/** What is wrong with a text of the card, in the schema's own words; undefined when nothing is. */
export function fieldProblem(field: TextField, value: string): string | undefined {
  const parsed = cardSchema.shape[field].safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '');
}
