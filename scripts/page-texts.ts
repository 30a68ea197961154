import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Area } from '../src/content/languages/areas.ts';
import { catalogs } from '../src/content/languages/catalogs.ts';
import { type Language, languages } from '../src/content/languages/languages.ts';
import { type ListName, listIn, listNames } from '../src/content/languages/lists.ts';
import { compiledMessages } from '../src/content/languages/text-in.ts';
import { writeTexts } from './generate/texts.ts';

const virtualModule = 'virtual:page-texts';
const prefix = 'page-texts/';
const codes = Object.keys(languages) as Language[];

/** What browsers say instead of an id, which would come twice: in the code, and in the texts. */
const shortIds: ReadonlyMap<string, string> = new Map(
  Object.entries(catalogs.en)
    .flatMap(([area, messages]) => Object.keys(messages).map((id) => `${area} ${id}`))
    .map((key, index) => [key, `_${index.toString(36)}`]),
);

/**
 * Gives browsers the texts of their page's areas in its language and no others: a module imports `page-texts/<area>`,
 * and the page's import map says which file that is. See docs/decisions/0070-languages.md.
 */
export function pageTexts(): Plugin {
  let built = { addresses: {}, areasOfFile: {} };
  return {
    name: 'page-texts',
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === virtualModule) return `\0${virtualModule}`;
        if (id.startsWith(prefix))
          return this.environment.mode === 'build' ? { id, external: true } : `\0${id}`;
        return null;
      },
    },
    configureServer({ watcher }) {
      watcher.on('change', (path) => {
        if (/\.pot?$/.test(path)) writeTexts();
      });
    },
    load(id) {
      if (id === `\0${virtualModule}`) return `export const pageTexts = ${JSON.stringify(built)};`;
      // In development every language comes with the page.
      if (id.startsWith(`\0${prefix}`)) return textsModule(id.slice(prefix.length + 1), codes);
      if (this.environment.name !== 'client') return null;
      if (id.endsWith('/src/web/texts/page-text.ts')) this.error('Browsers load texts by area.');
      return clientModule(id);
    },
    transform: {
      order: 'pre',
      handler(code) {
        if (this.environment.name !== 'client' || this.environment.mode !== 'build') return null;
        const shorter = code.replaceAll(/(?<=\b(\w+)Text\(\s*)'([\w.-]+)'/g, (literal, area, id) => {
          const short = shortIds.get(`${area} ${id}`);
          return short ? `'${short}'` : literal;
        });
        return shorter === code ? null : { code: shorter, map: null };
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const areasOfFile: Record<string, string[]> = {};
      const areas = new Set<string>();
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isUsed = createIsUsed(chunks.map(({ code }) => code).join('\n'));
      for (const file of chunks) {
        const areasOfChunk = file.imports
          .filter((name) => name.startsWith(prefix))
          .map((name) => name.slice(prefix.length));
        if (areasOfChunk.length > 0) areasOfFile[`/${file.fileName}`] = areasOfChunk;
        for (const area of areasOfChunk) areas.add(area);
      }
      const addresses = Object.fromEntries(
        codes.map((language) => [
          language,
          Object.fromEntries(
            [...areas].map((area) => {
              const source = textsModule(area, [language], isUsed);
              const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
              const fileName = `assets/texts-${area}-${language}-${hash}.js`;
              this.emitFile({ type: 'asset', fileName, source });
              return [area, `/${fileName}`];
            }),
          ),
        ]),
      );
      built = { addresses, areasOfFile };
    },
  };
}

/** What stands in the place of a module of `src/web/texts` in browsers; null for any other module. */
function clientModule(id: string): string | null {
  const name = /\/src\/web\/texts\/([\w-]+)\.ts$/.exec(id)?.[1];
  if (name === 'page-language') return "export { pageLanguage } from './page-language.client.ts';";
  if (listNames.includes(name as ListName)) {
    return `import lists from '${prefix}${name}';
import { pageLanguage } from './page-language.ts';
export const ${name}List = () => lists[pageLanguage()];`;
  }
  const area = name as Area;
  if (!(area in catalogs.en)) return null;
  return `import messages from '${prefix}${area}';
import { loadedText } from './loaded-text.ts';
export const ${area}Text = loadedText(messages);`;
}

/** Which messages the code uses: by their ids, or by templates that begin and end like them. */
function createIsUsed(code: string): (id: string) => boolean {
  const literals = new Set([...code.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, id = '']) => id));
  const templates = [
    ...[...code.matchAll(/`([\w.-]+)\$\{[^`}]*\}([\w.-]*)`/g)].map(([, start = '', end = '']) => [
      start,
      end,
    ]),
    ...[...literals].filter((text) => text.endsWith('.')).map((start) => [start, '']),
  ].filter(([start = '']) => start.includes('.'));
  return (id) =>
    literals.has(id) || templates.some(([start = '', end = '']) => id.startsWith(start) && id.endsWith(end));
}

/** `name`: an area, of which only messages that browsers use; or a list. */
function textsModule(name: string, of: readonly Language[], isUsed = (_id: string) => true): string {
  const listName = listNames.find((one) => one === name);
  const textsOf = (language: Language) =>
    listName
      ? listIn(language, listName)
      : Object.fromEntries(
          Object.entries(compiledMessages(language, name as Area)).flatMap(([id, message]) =>
            [id, shortIds.get(`${name} ${id}`) ?? id].filter(isUsed).map((usedId) => [usedId, message]),
          ),
        );
  return `export default ${JSON.stringify(Object.fromEntries(of.map((one) => [one, textsOf(one)])))};`;
}
