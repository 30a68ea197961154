import { eastAsianFamily } from '#card/text/fonts.ts';
import { scriptsWithoutFont } from '#card/text/text-fonts.ts';
import type { Typeface } from '#card/text/typefaces.ts';

/**
 * Says which scripts of the card a pairing has no letters of its own for, before it is chosen; empty when it has all.
 * Those words stay as the classic pairing shows them.
 */
export function typefaceNote(
  typeface: Typeface,
  { heading, all: words }: { readonly heading: string; readonly all: string },
): string {
  if (typeface.heading.length === 0) return '';
  const eastAsian = eastAsianFamily(heading + words);
  const inHeading = scriptsWithoutFont(heading, { typeface, role: 'heading', eastAsian });
  const inWords = scriptsWithoutFont(words, { typeface, role: 'words', eastAsian });
  const inBoth = inHeading.filter((script) => inWords.includes(script));
  return [
    sentence([...inBoth], ''),
    sentence(
      inHeading.filter((script) => !inBoth.includes(script)),
      ' in the heading',
    ),
    sentence(
      inWords.filter((script) => !inBoth.includes(script)),
      ' in the wish',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(scripts: readonly string[], place: string): string {
  if (scripts.length === 0) return '';
  return `${new Intl.ListFormat('en').format(scripts)} letters${place} stay as in Classic.`;
}
