import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { closenesses } from '#card/document/closeness.ts';
import { outputFolder } from './output-folder.ts';

/** An entry of a catalog: the English, its translation, and what a translator is told about it. */
export interface CatalogEntry {
  readonly id: string;
  /** In a translation: the English that it was made from. */
  readonly english: string;
  /** Empty in the English catalogs, and where the language has none yet. */
  readonly translation: string;
  readonly note: string;
  /** A translator's tool says so of what it took over from another sentence. */
  readonly isFuzzy: boolean;
}

const root = `${import.meta.dirname}/../../src/content/languages`;

/** Folders with catalogs, English first. */
export const catalogLanguages: readonly string[] = [
  'en',
  ...readdirSync(root).filter((name) => name !== 'en' && !name.includes('.')),
];

export const areas: readonly string[] = readdirSync(`${root}/en`)
  .filter((name) => name.endsWith('.pot'))
  .map((name) => name.slice(0, -'.pot'.length));

/** The entries of an area by their ids. Empty when the language lacks the file. */
export function readCatalog(language: string, area: string): ReadonlyMap<string, CatalogEntry> {
  const name = `${area}.${language === 'en' ? 'pot' : 'po'}`;
  if (!readdirSync(`${root}/${language}`).includes(name)) return new Map();
  const path = `${root}/${language}/${name}`;
  try {
    return readPo(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${language}/${name}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Reads a file of gettext's format by ids, which stand in `msgctxt`. The first entry, which has none, describes the file.
 * Throws for what stands there twice and for gettext's own plurals: ours are ICU's, inside of a text.
 */
export function readPo(text: string): ReadonlyMap<string, CatalogEntry> {
  const entries = new Map<string, CatalogEntry>();
  for (const block of text.replaceAll('\r', '').split(/\n{2,}/)) {
    const lines = block.split('\n');
    const comments = (mark: string) => lines.filter((line) => line.startsWith(mark));
    const id = fieldOf(lines, 'msgctxt');
    if (!id) continue;
    if (entries.has(id)) throw new Error(`"${id}" is there twice`);
    if (block.includes('\nmsgid_plural')) throw new Error(`"${id}" has a plural of gettext`);
    entries.set(id, {
      id,
      english: fieldOf(lines, 'msgid'),
      translation: fieldOf(lines, 'msgstr'),
      note: comments('#.')
        .map((line) => line.slice(2).trim())
        .join(' '),
      isFuzzy: comments('#,').some((line) => line.includes('fuzzy')),
    });
  }
  return entries;
}

/** A text goes on in the lines below it. Its escapes are also those of JSON. */
function fieldOf(lines: readonly string[], keyword: string): string {
  const start = lines.findIndex((line) => line.startsWith(`${keyword} "`));
  if (start < 0) return '';
  const [first = '', ...below] = lines.slice(start);
  const end = below.findIndex((line) => !line.startsWith('"'));
  const quoted = [first.slice(keyword.length + 1), ...below.slice(0, end < 0 ? below.length : end)];
  return quoted.map((part) => JSON.parse(part.trim()) as string).join('');
}

/** A text of `card` that depends on how close the two are, as a whole: `{closeness, select, polite {…} other {…}}`. */
function byCloseness(text: string) {
  const [, closeness, own = '', other = ''] =
    /^\{closeness, select, (familiar|polite) \{(.*)\} other \{(.*)\}\}$/s.exec(text) ?? [];
  return closeness ? { closeness, text: own, other } : null;
}

function constant(name: string, of: readonly (readonly [id: string, text: string])[]): string {
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(of), null, 1)} as const;\n`;
}

/** The texts that are other ones to those who are that close. */
function variants(texts: readonly (readonly [id: string, text: string])[], closeness: string) {
  return texts.flatMap(([id, text]) => {
    const found = byCloseness(text);
    return found?.closeness === closeness ? [[id, found.text] as const] : [];
  });
}

/**
 * The words of cards, apart by who says them, because browsers get modules whole: what stands on a card, which the studio
 * draws; what its files are called; and the others, which envelopes, pages and shares say.
 */
const cardParts = ['card-drawn', 'card-files', 'card-others'] as const;

function partOf(id: string): (typeof cardParts)[number] {
  if (id.startsWith('fileName')) return 'card-files';
  return /^(heading|greeting|from|description|sound)/.test(id) ? 'card-drawn' : 'card-others';
}

/** The wishes of a language in one module, which a browser loads when they are asked for. */
function wishesModule(language: string): string {
  const parts = ['blessing', 'byAge', 'formal', 'funny', 'generic', 'poetic', 'sweet'].map((part) => {
    const file = part.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
    return `import { ${part} } from '#content/languages/${language}/wishes/${file}.ts';\n`;
  });
  return `import type { LanguageWishes } from '#content/wishes/wish-list.ts';
${parts.join('')}
export const wishes: LanguageWishes = { byTone: { sweet, funny, formal, blessing, poetic }, byAge, generic };
`;
}

/**
 * Writes `generated/texts/<language>.ts`, one constant for each area, so that types know ids and arguments, and a browser
 * gets the one area that it imports.
 */
export function writeTexts(): void {
  const folder = outputFolder('generated/texts');
  const cards: [language: string, texts: (readonly [id: string, text: string])[]][] = [];
  for (const language of catalogLanguages) {
    const names = areas.map((area) => area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    const constants = areas.map((area, index) => {
      const texts = [...readCatalog(language, area).values()]
        .map(({ id, english, translation }) => [id, language === 'en' ? english : translation] as const)
        .filter(([, text]) => text !== '');
      // The words of a card are filled in without ICU, in browsers, too.
      if (area !== 'card') return constant(`${names[index]}`, texts);
      // A module of its own, because browsers get modules whole.
      folder.write(
        `${language}-closeness.ts`,
        closenesses.map((closeness) => constant(closeness, variants(texts, closeness))).join(''),
      );
      const words = texts.map(([id, text]) => [id, byCloseness(text)?.other ?? text] as const);
      // What a language lacks is English.
      cards.push([language, [...(cards[0]?.[1] ?? []), ...words]]);
      return constant('card', words);
    });
    const all = areas.map((area, index) => `'${area}': ${names[index]}`).join(', ');
    folder.write(`${language}.ts`, `${constants.join('')}export const texts = { ${all} } as const;\n`);
  }
  const others = catalogLanguages.slice(1);
  const each = (line: (name: string) => string, of: readonly string[] = others) =>
    of.map((one) => `${line(one)}\n`).join('');
  folder.write(
    'all.ts',
    each((one) => `export { texts as ${one} } from './${one}.ts';`, catalogLanguages),
  );
  for (const part of cardParts)
    folder.write(
      `${part}.ts`,
      cards
        .map(([language, words]) =>
          constant(
            language,
            words.filter(([id]) => partOf(id) === part),
          ),
        )
        .join(''),
    );
  folder.write(
    'closeness.ts',
    each((one) => `export * as ${one} from './${one}-closeness.ts';`, catalogLanguages),
  );
  // What the folders hold beside their catalogs: a language is known by its folder.
  for (const one of others) {
    const files = globSync('{.,legal}/*.ts', { cwd: `${root}/${one}` }).filter(
      (path) => !path.endsWith('.test.ts'),
    );
    folder.write(
      `${one}-content.ts`,
      each((path) => `export * from '#content/languages/${one}/${path}';`, files.sort()),
    );
  }
  folder.write(
    'content.ts',
    each((one) => `export * as ${one} from './${one}-content.ts';`),
  );
  const withWishes = others.filter((one) => existsSync(`${root}/${one}/wishes`));
  for (const one of withWishes) folder.write(`${one}-wishes.ts`, wishesModule(one));
  folder.write(
    'wishes.ts',
    each((one) => `export const ${one} = () => import('./${one}-wishes.ts');`, withWishes),
  );
  folder.finish();
}
