import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeEmoji } from './generate/emoji.ts';
import { writeFonts } from './generate/fonts.ts';
import { type IconSet, readIconSet } from './generate/icon-set.ts';
import { writeLicences } from './generate/licences.ts';
import { writeMotifs } from './generate/motifs.ts';

/*
 * Makes the folder `generated`: motifs, emoji and fonts in the forms that the product reads, from the packages
 * they come in. Does nothing while neither the packages nor these scripts have changed.
 */
const folder = 'generated';
const scripts = ['scripts/generate.ts', 'src/card/backgrounds/motif-list.ts', 'src/card/text/code-set.ts'];

function inputs(): string {
  const hash = createHash('sha256');
  const folders = ['node_modules/@fontsource', 'node_modules/@iconify-json'];
  const packages = folders.flatMap((path) => readdirSync(path).map((name) => `${path}/${name}/package.json`));
  const parts = readdirSync('scripts/generate').map((name) => `scripts/generate/${name}`);
  for (const path of [...packages, ...parts, ...scripts].sort()) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function generate(): void {
  const fluent = readIconSet('fluent-emoji-flat');
  const noto = readIconSet('noto');
  const emoji: readonly IconSet[] = [noto, ...flagSets()];
  const notes = [...writeMotifs(folder, { fluent, noto }), ...writeEmoji(folder, emoji)];
  writeFonts(folder);
  writeLicences(folder, [fluent, ...emoji]);
  for (const note of notes) console.log(`Approximated: ${note}`);
}

/** Noto's package has no flags of countries; without the second set they are drawn as pairs of letters. */
function flagSets(): IconSet[] {
  if (existsSync('node_modules/@iconify-json/twemoji')) return [readIconSet('twemoji')];
  console.log('Left out: flags, because @iconify-json/twemoji is not installed');
  return [];
}

process.chdir(`${import.meta.dirname}/..`);
const stamp = `${folder}/stamp`;
const now = inputs();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  console.log('· Preparing fonts and drawings (about twenty seconds)');
  mkdirSync(folder, { recursive: true });
  rmSync(stamp, { force: true });
  generate();
  writeFileSync(stamp, now);
}
