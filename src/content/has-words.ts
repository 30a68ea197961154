import { foldText } from './fold-text.ts';
import { hasLatinWord } from './latin-key.ts';
import { latinKeysOf } from './latin-keys-of.ts';

/**
 * Whether a text has all the words of a search, or parts that begin or end anywhere: whatever their case and accents, and
 * in Hindi and Bengali also by Latin letters. Everything has those of an empty search.
 */
export function hasWords(text: string, search: string): boolean {
  const folded = foldText(text);
  const keys = latinKeysOf(text);
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return words.every((word) => folded.includes(word) || hasLatinWord(keys, word));
}
