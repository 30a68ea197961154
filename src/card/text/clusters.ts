/** What one reader calls a character: a letter with its marks, a conjunct, a family of emoji. */
export function clusters(text: string): readonly string[] {
  if (simple.test(text)) return [...text];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The first of them, without looking at the rest. */
export function firstClusters(text: string, count: number): readonly string[] {
  const found: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (found.length >= count) break;
    found.push(segment);
  }
  return found;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters, punctuation and ideographs that never combine: most texts need no segmenter. */
const simple =
  /^[\x20-\x7e\u00a0-\u02ff\u0370-\u0482\u048a-\u0523\u0531-\u0556\u0561-\u0586\u2010-\u2027\u2030-\u203b\u20a0-\u20bf\u3000-\u3029\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uff01-\uff5e]*$/;

/** True when nothing of the cluster is ever drawn: joiners, marks of direction, fillers on their own. */
export function isInvisible(cluster: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}+$/u.test(cluster);
}

/** Spaces that hang at the end of a line; no-break spaces do not. */
export function isSpace(cluster: string): boolean {
  return /^[ \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]$/.test(cluster);
}

/** True for spaces, digits and punctuation, which take the font of the letters beside them. */
export function isNeutral(cluster: string): boolean {
  return /^[\p{Script=Common}\p{Script=Inherited}]/u.test(cluster);
}

/** True for letters that Chinese, Japanese and Korean fonts draw differently. */
export function isEastAsian(cluster: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u.test(
    cluster,
  );
}

/**
 * True for clusters that are drawn as pictures when the emoji set has them. Signs that are text
 * first (copyright, trade mark, double exclamation) stay text unless the writer asks for the picture.
 */
export function mayBeEmoji(cluster: string): boolean {
  if (cluster.length === 1 && /[ -\u{a9}\u{ae}\u203c\u2049\u2122\u2139\u3030]/u.test(cluster)) return false;
  return (
    !cluster.includes('\ufe0e') && /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\u20e3/u.test(cluster)
  );
}
