import { composed } from '#card/text/composed.ts';
import { limits } from './limits.ts';

/** A text that somebody writes: which one, and how many characters it may have. */
export interface TextRule {
  readonly what: string;
  readonly max: number;
}

export type TextProblem = 'unshowable' | 'too-long';

export const textRules = {
  toName: { what: 'toName', max: limits.name },
  fromName: { what: 'fromName', max: limits.name },
  heading: { what: 'heading', max: limits.heading },
  signature: { what: 'signature', max: limits.signature.text },
  message: { what: 'message', max: limits.message },
  wish: { what: 'wish', max: limits.message },
} as const satisfies Readonly<Record<string, TextRule>>;

/**
 * What is wrong with a text; null when nothing is. Apart from the schema, so that a page can say it while somebody
 * types without carrying the schema.
 */
export function textProblem(text: string, { max }: Pick<TextRule, 'max'>): TextProblem | null {
  const stored = composed(text);
  if (controlCharacter.test(stored)) return 'unshowable';
  // Characters as a person counts them: code points, so that an emoji is not two.
  const tooLong = stored.length > max && [...stored].length > max;
  return tooLong ? 'too-long' : null;
}

/** The text without the characters that no card can hold. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(new RegExp(controlCharacter, 'g'), '');
}

/** C0 and C1 other than tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
