import type { PaperKey } from '#card/print/paper.ts';

/** Where paper is sold as Letter. Source: Unicode CLDR, paperSize. */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper in the printer of somebody with these languages, as browsers list them. */
export function guessPaper(languages: readonly string[]): PaperKey {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language).maximize();
      if (region) return letterRegions.has(region) ? 'letter' : 'a4';
    } catch {
      // No language tag; the next may be one.
    }
  }
  return 'a4';
}
