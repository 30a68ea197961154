import { limits } from './limits.ts';

/** A text of a card: what people call it, and how many characters it may have. */
export interface TextRule {
  readonly what: string;
  readonly max: number;
}

export const textRules = {
  toName: { what: "The receiver's name", max: limits.name },
  fromName: { what: "The sender's name", max: limits.name },
  heading: { what: 'The heading', max: limits.heading },
  signature: { what: 'The signature', max: limits.signature.text },
  message: { what: 'The message', max: limits.message },
  wish: { what: 'The wish', max: limits.message },
} as const satisfies Readonly<Record<string, TextRule>>;

/**
 * What is wrong with a text, as a sentence; null when nothing is. Apart from the schema, so that a page can say
 * it while somebody types without carrying the schema.
 */
export function textProblem(text: string, { what, max }: TextRule): string | null {
  const composed = text.normalize('NFC');
  if (controlCharacter.test(composed)) return `${what} contains a character that cannot be shown.`;
  // Characters as a person counts them: code points, so that an emoji is not two.
  const tooLong = composed.length > max && [...composed].length > max;
  return tooLong ? `${what} can have at most ${max.toLocaleString('en')} characters.` : null;
}

/** The text without the characters that no card can hold. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(new RegExp(controlCharacter, 'g'), '');
}

/** C0 and C1 other than tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
