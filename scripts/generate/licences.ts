import { readdirSync, readFileSync } from 'node:fs';
import type { IconSet } from './icon-set.ts';
import type { OutputFolder } from './output-folder.ts';

interface FontMetadata {
  readonly family: string;
  readonly license: { readonly type: string; readonly url: string; readonly attribution: string };
}

const fontsFolder = 'node_modules/@fontsource';

/** Writes `licences.txt`: whose fonts and drawings these are and on what terms, from what the packages say. */
export function writeLicences(folder: OutputFolder, sets: readonly IconSet[]): void {
  const packages = readdirSync(fontsFolder);
  const fonts = packages.map((name) => {
    const text = readFileSync(`${fontsFolder}/${name}/metadata.json`, 'utf8');
    const { family, license }: FontMetadata = JSON.parse(text);
    return `${family}: ${license.attribution}. ${license.type}, ${license.url}`;
  });
  const drawings = sets.map(
    ({ title, author, source, licence, licenceUrl }) =>
      `${title}: ${author}, ${source}. ${licence}, ${licenceUrl}`,
  );
  const openFont = readFileSync(`${fontsFolder}/baloo-2/LICENSE`, 'utf8');
  const text = [
    'Fonts and drawings in this product',
    '',
    'Drawings. They were converted from SVG to another vector format and are otherwise unchanged.',
    '',
    ...drawings,
    '',
    'Fonts.',
    '',
    ...fonts,
    '',
    openFont.slice(openFont.indexOf('-----')),
  ].join('\n');
  folder.write('licences.txt', text);
}
