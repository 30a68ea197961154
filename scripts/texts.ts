/**
 * npm run texts: says what each language lacks, and what changed in English since it was translated. Fails for what must
 * not be: a text that an offered language lacks, one that English does not have or that names other things in braces, one
 * that nothing says, and one with two ids and no note. See docs/languages.md.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { type Language, languages, offeredLanguages } from '../src/content/languages/languages.ts';
import { compareTexts, type Entries, textsTwice } from './compare-texts.ts';
import { areas, catalogLanguages, readCatalog, writeTexts } from './generate/texts.ts';

writeTexts();
// After they are written: it reads what a language's folder holds from there.
const { countedBesideCatalogs, lackingIn } = await import('../src/content/languages/whole.ts');

const english = areas.map((area) => [area, readCatalog('en', area)] as const);
const count = english.reduce((sum, [, entries]) => sum + entries.size, 0);

const problems = [
  ...english.flatMap(([area, entries]) => textsTwice(entries).map((problem) => `en/${area}: ${problem}`)),
  ...(await unused()),
];
const notes = catalogLanguages.slice(1).map((language) => {
  const found = english.map(([area, entries]) => ({
    place: `${language}/${area}`,
    ...compareTexts(entries, readCatalog(language, area)),
  }));
  const lacking = [
    ...found.flatMap(({ place, lacking }) => lacking.map((id) => `${place}: "${id}" is missing`)),
    ...(isLanguage(language) ? lackingIn(language) : []).map((name) => `${language}: ${name} is missing`),
  ];
  const changed = found.flatMap(({ place, changed }) => changed.map((text) => `${place}: ${text}`));
  problems.push(...found.flatMap(({ place, problems }) => problems.map((text) => `${place}: ${text}`)));
  if (offeredLanguages.some((offered) => offered === language)) problems.push(...lacking);
  else for (const line of lacking) console.log(line);
  for (const line of changed) console.log(line);
  const whole = count + countedBesideCatalogs;
  const share = Math.floor((100 * (whole - lacking.length)) / whole);
  return `${language} ${share} %${changed.length > 0 ? `, ${changed.length} changed in English since` : ''}`;
});
if (problems.length > 0) console.log(problems.join('\n'));
console.log(`note: ${notes.join(', ')}`);
process.exit(problems.length > 0 ? 1 : 0);

/** A folder of texts may be there before its language is. */
function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

/** Ids of an area that no source names. A template such as `notFound.${why}` names all that begin and end like it. */
async function unused(): Promise<string[]> {
  const sources: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}', {
    exclude: (path) => path.includes('content/languages/'),
  })) {
    sources.push(readFileSync(file, 'utf8'));
  }
  const source = sources.join('\n');
  const templates = [...source.matchAll(/`([\w.-]*)\$\{[^`}]*\}([\w.-]*)`/g)].filter(([, start]) =>
    start?.includes('.'),
  );
  // Most are found here: looking for each in all of the source takes ten times as long as everything else.
  const quoted = new Set([...source.matchAll(/'(?=([\w.-]+)')/g)].map(([, id]) => id));
  const isUsed = (id: string) =>
    quoted.has(id) ||
    templates.some(([, start = '', end = '']) => id.startsWith(start) && id.endsWith(end)) ||
    new RegExp(`\\b(phrases|messages)\\.${id}\\b|[{,]\\s*${id}\\s*[,}]`).test(source);
  return english.flatMap(([area, entries]: readonly [string, Entries]) =>
    [...entries.keys()].filter((id) => !isUsed(id)).map((id) => `en/${area}: nothing uses "${id}"`),
  );
}
