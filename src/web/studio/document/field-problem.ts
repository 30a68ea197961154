import type { Card } from '#card/document/card.ts';
import { describedRules } from '#card/document/described.ts';
import { limits } from '#card/document/limits.ts';
import { textRules, withoutControlCharacters } from '#card/document/text-problem.ts';
import { textSentence } from '#content/text-sentence.ts';
import { errorText } from '../../texts/error-text.ts';
import { studioText } from '../../texts/studio.ts';

const fields = [
  'toName',
  'fromName',
  'heading',
  'message',
  'signature',
  'description',
  'transcript',
] as const;

export type TextField = (typeof fields)[number];

/** The server's error message for this text; undefined when the text is valid. */
export function fieldProblem(field: TextField, value: string): string | undefined {
  const sentence = textSentence(value, { ...textRules, ...describedRules }[field]);
  return sentence ? errorText(sentence) : undefined;
}

/** The error message for the first invalid text; undefined for a card that can be saved. */
export function cardProblem(card: Card): string | undefined {
  return fields.map((field) => fieldProblem(field, textOf(card, field))).find((problem) => problem);
}

/** The text of a field; empty for a signature that is drawn, and for a sound that nobody wrote down. */
export function textOf(card: Card, field: TextField): string {
  const { signature, audio } = card;
  if (field === 'signature') return signature?.kind === 'typed' ? signature.text : '';
  if (field === 'transcript') return (audio && 'file' in audio && audio.transcript) || '';
  return card[field];
}

/** True when nobody has begun the card: no receiver, no message, no wish. The sender's name is there from the start. */
export function isEmptyCard({ toName, message, wish }: Card): boolean {
  return [toName, message, wish].every((text) => text.trim() === '');
}

/** The age that somebody typed, in digits of any script; null and why for what is none. */
export function readAge(typed: string): {
  readonly age: number | null;
  readonly problem: string | undefined;
} {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { age: null, problem: undefined };
  const { min, max } = limits.age;
  const age = /^\p{Nd}{1,3}$/u.test(text) ? Number([...text].map(digitValue).join('')) : Number.NaN;
  if (age >= min && age <= max) return { age, problem: undefined };
  return {
    age: null,
    problem: studioText('names.age.error', { min, max }),
  };
}

/** Decimal digits stand in runs of ten, from zero upwards. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/**
 * Makes all line ends `\n`, also those inside a paragraph of slides and word processors. Punctuation of Windows-1252
 * that an old program left as control characters becomes what it was, as do the hyphens of word processors and the signs
 * that they write in private characters of a font of symbols. Removes the characters that no card may hold.
 */
export function typedText(value: string): string {
  const lines = value.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  return withoutControlCharacters(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
    lines.replace(/[\u001e\u001f\u0091-\u0097\uf04a-\uf0fc]/g, (code) => programSigns[code] ?? code),
  );
}

const programSigns: Readonly<Record<string, string>> = {
  '\u001e': '-',
  '\u001f': '\u00ad',
  '\u0091': '‘',
  '\u0092': '’',
  '\u0093': '“',
  '\u0094': '”',
  '\u0095': '•',
  '\u0096': '–',
  '\u0097': '—',
  '\uf04a': '☺',
  '\uf04c': '☹',
  '\uf076': '❖',
  '\uf0a7': '▪',
  '\uf0a8': '□',
  '\uf0b7': '•',
  '\uf0d8': '➢',
  '\uf0df': '←',
  '\uf0e0': '→',
  '\uf0e8': '➔',
  '\uf0f3': '↔',
  '\uf0fc': '✓',
};
