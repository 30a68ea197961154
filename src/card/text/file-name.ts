import { clusters } from './clusters.ts';
import { visible } from './normalise-text.ts';

/**
 * Text as a part of a file's name that every system takes: hyphens stand for spaces, for what some system forbids and
 * for what would reorder the name. Joiners and tags stay where letters and emoji need them. At most `maxBytes` of UTF-8,
 * cut between characters as people see them; empty when nothing is left.
 */
export function fileNamePart(text: string, maxBytes: number): string {
  const words = visible(text.replace(unfit, ' ').replace(hidden, '$1')).replace(/\s+/gu, '-');
  let part = '';
  let bytes = 0;
  for (const cluster of clusters(words)) {
    bytes += utf8Bytes(cluster);
    if (bytes > maxBytes) break;
    part += cluster;
  }
  // Windows takes no name that ends with a full stop.
  return part.replace(/(?<![.-])[.-]+$/, '');
}

const unfit = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/gu;

/** Format characters, but for the tags of a region's flag and for joiners after a letter, a mark or a picture. */
const hidden =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d])|\p{Cf}/gu;

/** How many bytes the text has in UTF-8. */
export function utf8Bytes(text: string): number {
  return [...text].reduce((sum, character) => sum + bytesOf(character.codePointAt(0) as number), 0);
}

function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
