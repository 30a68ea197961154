import { limits } from '#card/document/limits.ts';
import type { SoundKind } from './rewrite.ts';

/** Characters that make text run the other way or are not seen at all; those that join letters and emoji stay. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

const nameless: Readonly<Record<SoundKind, string>> = { upload: 'My sound', recording: 'My recording' };

/** The name of a sound as it is shown: one line of text; what is longer than a card may hold ends in an ellipsis. */
export function soundName(name: string, kind: SoundKind): string {
  const file = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const line = file
    .replace(unseen, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return shortened(line) || nameless[kind];
}

function shortened(line: string): string {
  const most = limits.audio.name;
  if ([...line].length <= most) return line;
  let [kept, length] = ['', 0];
  // Whole characters as people see them: an emoji of several parts is kept or left out.
  for (const { segment } of new Intl.Segmenter('en').segment(line)) {
    length += [...segment].length;
    if (length > most - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
