import { codeSet, unicodeRange } from '#card/text/code-set.ts';
import type { FontPart } from './fonts.ts';

/** The `@font-face` rules of a family; `display` as in CSS. */
export function fontSheet(family: string, parts: readonly FontPart[], display = 'swap'): string {
  return parts
    .flatMap(({ codes, files }) =>
      Object.entries(files).map(
        ([weight, file]) =>
          `@font-face{font-family:"${family}";font-weight:${weight};font-display:${display};` +
          `src:url(/fonts/${file}) format("woff2");unicode-range:${unicodeRange(codeSet(codes))}}\n`,
      ),
    )
    .join('');
}
