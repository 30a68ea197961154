import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { writeTexts } from './generate/texts.ts';

/** What only cards, mails and the application say, which have other fonts. */
const saidElsewhere =
  'card|card-page|cities|dashboard|delivery|description|mail|many|sample-card|signing|stickers|studio|voices';
/** What pages without React say in Hindi: a font is made for it. */
const hindiTexts = `src/content/languages/hi/{,legal/}!(${saidElsewhere}).{po,ts}`;

/*
 * Makes the folder `generated`: emoji and fonts in the forms that the product reads, from the packages
 * they come in, and the style sheet that moves cards, while those or these scripts have changed; and the texts from
 * their catalogs, which takes no time.
 */
const scripts = [
  'scripts/generate.ts',
  'src/card/motion/entrance.ts',
  'src/card/motion/entrance-css.ts',
  'src/card/text/code-set.ts',
  'src/card/text/pairing-fonts.ts',
  'src/card/paint/bounds.ts',
  'src/card/paint/path-bounds.ts',
  'src/encode/server-font-file.ts',
  'src/server/scenes/fonts/shape-glyphs.ts',
  'src/server/scenes/fonts/subset-font.ts',
];

function inputs(): string {
  const hash = createHash('sha256');
  const folders = ['node_modules/@fontsource', 'node_modules/@iconify-json'];
  const packages = folders.flatMap((path) => readdirSync(path).map((name) => `${path}/${name}/package.json`));
  const parts = readdirSync('scripts/generate').map((name) => `scripts/generate/${name}`);
  const texts = globSync(hindiTexts);
  for (const path of [...packages, ...parts, ...scripts, ...texts].sort()) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** The parts are loaded when there is something to make: every start of the product comes by here. */
async function generate(): Promise<void> {
  const { outputFolder } = await import('./generate/output-folder.ts');
  const { writeEmoji } = await import('./generate/emoji.ts');
  const { writeFonts } = await import('./generate/fonts.ts');
  const { writePageFonts } = await import('./generate/page-fonts.ts');
  const { readIconSet } = await import('./generate/icon-set.ts');
  const { writeLicences } = await import('./generate/licences.ts');
  const { entranceCss } = await import('#card/motion/entrance-css.ts');
  const folder = outputFolder('generated');
  // Noto's package has no flags of countries.
  const emoji = [readIconSet('noto'), readIconSet('twemoji')];
  const notes = writeEmoji(folder, emoji);
  await writeFonts(folder);
  await writePageFonts(folder, hindiTexts);
  writeLicences(folder, emoji);
  folder.write('entrance.css', entranceCss());
  for (const note of notes) console.log(`Approximated: ${note}`);
  folder.write('stamp', stamp);
  folder.finish();
}

process.chdir(`${import.meta.dirname}/..`);
const stamp = inputs();
if (!existsSync('generated/stamp') || readFileSync('generated/stamp', 'utf8') !== stamp) {
  console.log('· Preparing fonts and drawings (about twenty seconds)');
  await generate();
}
writeTexts();
