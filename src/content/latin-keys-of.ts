import { foldText } from './fold-text.ts';
import { latinKey } from './latin-key.ts';

/** What is heard of each letter, by its place in its script's block of Unicode: the blocks of India's scripts are alike. */
const sounds: readonly (string | undefined)[] = [
  ...['', 'n', 'n', '', undefined, 'a', 'a', 'i', 'i', 'u', 'u', 'ri', 'li', 'e', 'e', 'e'],
  ...['ai', 'o', 'o', 'o', 'au', 'k', 'k', 'g', 'g', 'n', 'c', 'c', 'j', 'j', 'n', 't'],
  ...['t', 'd', 'd', 'n', 't', 't', 'd', 'd', 'n', 'n', 'p', 'p', 'b', 'b', 'm', 'y'],
  ...['r', 'r', 'l', 'l', 'l', 'v', 's', 's', 's', 'h', undefined, undefined, '', '', 'a', 'i'],
  ...['i', 'u', 'u', 'ri', 'ri', 'e', 'e', 'e', 'ai', 'o', 'o', 'o', 'au', '', 't'],
];

const indic = /[\u0900-\u09ff]/u;

/** The `latinKey` of every word of a text in Devanagari or Bengali letters, each once. Apart, because browsers need no more than the keys. */
export function latinKeysOf(text: string): readonly string[] {
  if (!indic.test(text)) return [];
  const words = foldText(text).match(/[\u0900-\u0963\u0970-\u09e3]+/gu) ?? [];
  // Some write the N of a vowel that is only spoken through the nose, and some leave it out.
  const both = words.flatMap((word) => [word, word.replace(/[\u0901\u0981]$/u, '')]);
  return [...new Set(both.map((word) => latinKey(spelt(word))))];
}

function spelt(word: string): string {
  return (
    word
      .replace(/(.)[\u094d\u09cd]\1/gu, '$1')
      // What a dot below makes of two letters of Bengali, and what the third is without it.
      .replace(/[\u09a1\u09a2]\u09bc/gu, '\u09b0')
      .replace(/\u09af(?!\u09bc)/gu, '\u099c')
      // The vowel that a letter has by itself.
      .replace(/[\u0915-\u0939\u0995-\u09b9]\u09bc?(?![\u093e-\u094d\u09bc-\u09cd])/gu, '$&\u0905')
      .replace(/./gu, (letter) => sounds[(letter.codePointAt(0) ?? 0) & 0x7f] ?? '')
  );
}
