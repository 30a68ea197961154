import { globSync, readFileSync } from 'node:fs';
import { unicodeRangeOf } from '#card/text/code-set.ts';
import { createFontSubsetter } from '#server/scenes/fonts/subset-font.ts';
import { contentName, type OutputFolder } from './output-folder.ts';

/** Words of Devanagari, with what joins and parts letters. */
const words = /[\u0900-\u097f\u200c\u200d]+/g;

/** What our texts have between them: names, addresses, figures. Other characters come with the whole font when they are met. */
const between = ` !%'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz“”’…›·©`;

/**
 * Writes "Baloo 2 Hindi": of the fonts for Devanagari and Latin what our own Hindi texts need, a third of their size, and a
 * style sheet. `hindiTexts` is a pattern of files. What people type needs the whole ones: letters that our texts do not
 * join would stand side by side.
 */
export async function writePageFonts(folder: OutputFolder, hindiTexts: string): Promise<void> {
  const subset = await createFontSubsetter();
  const texts = globSync(hindiTexts).flatMap((path) => readFileSync(path, 'utf8').match(words) ?? []);
  const rules: string[] = [];
  const files: string[] = [];
  const parts = [
    { script: 'devanagari', texts: [...new Set(texts)], display: 'swap' },
    { script: 'latin', texts: [between], display: 'optional' },
  ];
  for (const { script, texts, display } of parts)
    for (const weight of ['400', '700']) {
      const [file = ''] = globSync(`generated/server-fonts/baloo-2-${script}-${weight}.*.ttf`);
      const { codes, woff2 } = await subset({ file, texts, language: 'hi' });
      const name = `baloo-2-hindi-${script}-${weight}.${contentName(woff2)}.woff2`;
      folder.write(`fonts/${name}`, woff2);
      files.push(name);
      rules.push(
        `@font-face{font-family:"Baloo 2 Hindi";font-weight:${weight};font-display:${display};` +
          `src:url(/fonts/${name}) format("woff2");unicode-range:${unicodeRangeOf(codes)}}\n`,
      );
    }
  folder.write('fonts-hindi.css', rules.join(''));
  folder.write('page-fonts.json', JSON.stringify({ hi: files }));
}
