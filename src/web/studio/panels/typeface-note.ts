import { eastAsianFamily } from '#card/text/fonts.ts';
import { scriptsWithoutFont } from '#card/text/text-fonts.ts';
import type { Typeface } from '#card/text/typefaces.ts';
import { joinSentences } from '#content/languages/languages.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { pageLocale } from '../../texts/page-locale.ts';
import { studioText } from '../../texts/studio.ts';

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
  const others = (scripts: readonly string[]) => scripts.filter((script) => !inBoth.includes(script));
  return joinSentences(pageLanguage(), [
    ...sentence('typeface.note.stay', [...inBoth]),
    ...sentence('typeface.note.heading', others(inHeading)),
    ...sentence('typeface.note.wish', others(inWords)),
  ]);
}

type Said = 'typeface.note.stay' | 'typeface.note.heading' | 'typeface.note.wish';

/** None of no scripts. */
function sentence(said: Said, scripts: readonly string[]): string[] {
  if (scripts.length === 0) return [];
  const names = new Intl.DisplayNames(pageLocale(), { type: 'script' });
  const named = scripts.map((code) =>
    code === 'Hani' ? studioText('typeface.note.eastAsian') : (names.of(code) ?? code),
  );
  return [studioText(said, { scripts: new Intl.ListFormat(pageLocale()).format(named) })];
}
