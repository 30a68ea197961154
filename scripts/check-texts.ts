/**
 * Compares the texts of all languages: each offered language has all of them, none has others, and what stands in braces
 * is the same everywhere. Finds English texts that nothing says. See docs/languages.md.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { parse, type Token } from '@messageformat/parser';
import { catalogs, type Messages } from '../src/content/languages/catalogs.ts';
import { type Language, offeredLanguages } from '../src/content/languages/languages.ts';

const { en, ...others } = catalogs as Readonly<Record<Language, Readonly<Record<string, Messages>>>>;

export function argumentsOf(message: string): string {
  const names = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => [
      ...('arg' in token ? [token.arg] : []),
      ...('cases' in token ? token.cases.flatMap((one) => names(one.tokens)) : []),
    ]);
  return [...new Set(names(parse(message)))].sort().join(', ');
}

function languageProblems(language: string, catalog: Readonly<Record<string, Messages>>): string[] {
  return Object.entries(en).flatMap(([area, english]) => {
    const own = catalog[area] ?? {};
    const missing = Object.keys(english).filter((id) => !(id in own));
    const isOffered = offeredLanguages.includes(language as Language);
    return [
      ...(isOffered ? missing.map((id) => `${language}/${area}: "${id}" is missing`) : []),
      ...Object.entries(own).flatMap(([id, message]) =>
        textProblems(`${language}/${area}`, { id, message, english }),
      ),
    ];
  });
}

interface Compared {
  readonly id: string;
  readonly message: string;
  readonly english: Messages;
}

function textProblems(place: string, { id, message, english }: Compared): string[] {
  const original = english[id];
  if (original === undefined) return [`${place}: there is no "${id}" in English`];
  try {
    const [own, asked] = [argumentsOf(message), argumentsOf(original)];
    return own === asked ? [] : [`${place}: "${id}" names {${own}}, English {${asked}}`];
  } catch (error) {
    return [`${place}: "${id}" cannot be read: ${(error as Error).message}`];
  }
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
  const isUsed = (id: string) =>
    source.includes(`'${id}'`) ||
    new RegExp(`\\b(phrases|messages)\\.${id}\\b|[{,]\\s*${id}\\s*[,}]`).test(source) ||
    templates.some(([, start = '', end = '']) => id.startsWith(start) && id.endsWith(end));
  return Object.entries(en).flatMap(([area, messages]) =>
    Object.keys(messages)
      .filter((id) => !isUsed(id))
      .map((id) => `en/${area}: nothing uses "${id}"`),
  );
}

function share(catalog: Readonly<Record<string, Messages>>): string {
  const all = Object.entries(en).flatMap(([area, messages]) =>
    Object.keys(messages).map((id) => [area, id] as const),
  );
  const there = all.filter(([area, id]) => catalog[area]?.[id] !== undefined);
  return `${Math.floor((100 * there.length) / all.length)} %`;
}

const problems = [
  ...Object.entries(catalogs).flatMap(([language, catalog]) =>
    languageProblems(language, catalog as Readonly<Record<string, Messages>>),
  ),
  ...(await unused()),
];
console.log(problems.join('\n'));
console.log(
  `note: ${Object.entries(others)
    .map(([language, catalog]) => `${language} ${share(catalog)}`)
    .join(', ')}`,
);
process.exit(problems.length > 0 ? 1 : 0);
