import { limits } from '#card/document/limits.ts';
import { composed } from '#card/text/composed.ts';
import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { SoundKind } from './prepared-sound.ts';

/** Characters that are invisible or turn the direction of text. Those that join letters and emoji stay. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The name of a sound to show: one line, shortened with an ellipsis to the length that a card may have. */
export function soundName(name: string, kind: SoundKind, language: Language): string {
  const file = composed(name).split(/[/\\]/).at(-1) ?? '';
  const line = file
    .replace(invisible, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return shortened(line) || textIn(language, 'studio')(`sound.name.${kind}`);
}

function shortened(line: string): string {
  const maxLength = limits.audio.name;
  if ([...line].length <= maxLength) return line;
  let [start, length] = ['', 0];
  // By whole characters as people see them, so that no emoji is cut.
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    length += [...segment].length;
    if (length > maxLength - 1) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}
