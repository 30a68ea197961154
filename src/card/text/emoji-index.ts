import { codeSet } from './code-set.ts';

/** Which emoji there are pictures of. */
export interface EmojiIndex {
  /**
   * The id of the picture for one grapheme cluster: its code points in lower-case hexadecimal, joined by `-`,
   * without variation selectors. Where a skin tone was not drawn, the picture without it. Null when there is
   * no picture, or when the writer asked for text (U+FE0E): then a font draws the cluster.
   */
  find(cluster: string): string | null;
}

/**
 * Reads the index that the asset script packs. Three parts between `|`: single code points as a code set;
 * flags as pairs of letters; other sequences between `,` in base 36, where a space joins, `~` is a zero-width joiner,
 * `T` any of the five skin tones and `D` any but the one before.
 */
export function emojiIndex(packed: string): EmojiIndex {
  const [singles = '', flags = '', sequences = ''] = packed.split('|');
  const single = codeSet(singles);
  const known = new Set<string>();
  for (const [first, second] of flags.match(/../g) ?? []) {
    known.add(`${letterCode(first as string)}-${letterCode(second as string)}`);
  }
  for (const sequence of sequences.split(',')) known.add(template(sequence));
  const has = (id: string) => (id.includes('-') ? known.has(id) : single.has(Number.parseInt(id, 16)));
  return { find: (cluster) => find(cluster, has) };
}

/** What to look for one by one when a whole cluster has no picture: the joined emoji, or a flag's letters. */
export function emojiParts(cluster: string): readonly string[] {
  return cluster.split(/\u200d|(?<=\p{Regional_Indicator})(?=\p{Regional_Indicator})/u);
}

function letterCode(letter: string): string {
  return (letter.charCodeAt(0) + 0x1f1a5).toString(16);
}

/** A packed sequence as an id with `T` and `D` where tones stand. */
function template(sequence: string): string {
  return sequence
    .replaceAll('~', ' 200d ')
    .replaceAll(/[TD]/g, ' $&')
    .split(' ')
    .map((part) => (/^(?:200d|[TD])$/.test(part) ? part : Number.parseInt(part, 36).toString(16)))
    .join('-');
}

const tone = /-(1f3f[b-f])(?![0-9a-f])/g;

function find(cluster: string, has: (id: string) => boolean): string | null {
  const codes = Array.from(cluster, (character) => character.codePointAt(0) as number);
  // A selector for text, U+FE0E, stays in the id and so finds nothing.
  const id = codes
    .filter((code) => code !== 0xfe0f)
    .map((code) => code.toString(16))
    .join('-');
  if (has(id) || isToned(id, has)) return id;
  const plain = id.replaceAll(tone, '');
  return plain !== id && has(plain) ? plain : null;
}

function isToned(id: string, has: (id: string) => boolean): boolean {
  const tones = Array.from(id.matchAll(tone), ([, code]) => code);
  if (tones.length === 0) return false;
  const any = id.replaceAll(tone, '-T');
  return has(any) || (tones[0] !== tones[1] && has(any.replace(/T(?=[^T]*$)/, 'D')));
}
