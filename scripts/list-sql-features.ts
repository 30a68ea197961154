/**
 * Writes into docs/sql-features.md which features of SQL the migrations and statements use, and what distributed engines
 * say about each. Run: node scripts/list-sql-features.ts
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { engines, type Feature, features, knownFunctions, sources } from './sql-features/features.ts';

export const pagePath = 'docs/sql-features.md';

interface Text {
  readonly file: string;
  readonly sql: string;
}

/** What Drizzle's methods add to a statement. */
const methods = [
  [/\.for\('([\w ]+)'/g, 'for $1'],
  [/skipLocked: true/g, 'skip locked'],
  [/\.onConflictDo\w+\(/g, 'on conflict'],
  [/isolationLevel: '([\w ]+)'/g, 'isolation level $1'],
] as const;

const inCalls =
  /\b(?:sql(?:<[^`]*?>)?(?:\.raw\()?|(?:query|execute|copyTo|copyFrom)(?:<[^`]*?>)?\()\s*`((?:[^`\\]|\\.)*)`/g;
const inConstants = /=\s*`(\s*(?:select|insert|update|delete|with|create|copy) (?:[^`\\]|\\.)*)`/g;
const inStrings = /\b(?:query|execute|withTimeout|say)(?:<[^()]*>)?\(\s*(?:'([^']*)'|"([^"]*)")/g;

/** The SQL of a file of ours: its templates, its strings, and what the methods stand for. */
function sqlIn(code: string): string {
  const written = [inCalls, inConstants, inStrings]
    .flatMap((pattern) => [...code.matchAll(pattern)])
    .map(([, first, second]) => first ?? second ?? '');
  const meant = methods.flatMap(([pattern, text]) =>
    [...code.matchAll(pattern)].map(([match]) => match.replace(new RegExp(pattern.source), text)),
  );
  return [...written, ...meant].join(';\n');
}

/** Without comments and values. */
function cleaned(sql: string): string {
  return sql
    .replace(/--.*$/gm, ' ')
    .replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' $x ')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function readTexts(): readonly Text[] {
  const migrations = globSync('src/server/db/migrations/*.sql');
  const code = globSync('src/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const texts = [
    ...migrations.map((file) => ({ file, sql: readFileSync(file, 'utf8') })),
    ...code.map((file) => ({ file, sql: sqlIn(readFileSync(file, 'utf8')) })),
  ];
  return texts
    .map(({ file, sql }) => ({ file: file.replaceAll('\\', '/'), sql: cleaned(sql) }))
    .filter(({ sql }) => sql !== '')
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

const keywords = new Set(
  `and any as btree by cast check conflict exists filter from in index into key materialized not of on or over references select some table
  timestamp trigger unique using values view when where interval all case primary then else`.split(/\s+/),
);

/** Functions that nobody has looked up. */
export function unknownFunctions(): readonly string[] {
  const texts = readTexts();
  const declared = new Set(
    texts.flatMap(({ sql }) =>
      [...sql.matchAll(/(?:function|table|into|with|on|copy|,) ([a-z_]+) ?\(/g)].map(([, name]) => name),
    ),
  );
  const called = texts.flatMap(({ sql }) =>
    [...sql.replace(/'[^']*'/g, "''").matchAll(/(?<![."$\w])([a-z_][a-z_0-9]*) ?\(/g)].map(
      ([, name = '']) => name,
    ),
  );
  const isKnown = (name: string) => knownFunctions.has(name) || keywords.has(name) || declared.has(name);
  return [...new Set(called)].filter((name) => !isKnown(name)).sort();
}

/** Lines of the list that nothing uses any more. */
export function unusedFeatures(): readonly string[] {
  const texts = readTexts();
  return features
    .filter(({ pattern }) => !texts.some(({ sql }) => pattern.test(sql)))
    .map(({ name }) => name);
}

function placesOf({ pattern }: Feature, texts: readonly Text[]): string {
  const files = texts
    .filter(({ sql }) => pattern.test(sql))
    .map(({ file }) => file.replace('src/server/', ''));
  const shown = files.slice(0, 2).map((file) => `\`${file.split('/').slice(-2).join('/')}\``);
  return files.length > 2 ? `${shown.join(', ')} and ${files.length - 2} more` : shown.join(', ');
}

const words = { yes: 'yes', no: '**no**', unknown: '?', off: 'not needed' } as const;

/** The whole page. */
export function writePage(): string {
  const texts = readTexts();
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = features.map((feature) =>
    row([feature.name, placesOf(feature, texts), ...feature.answers.map((answer) => words[answer])]),
  );
  const pages = engines.map(
    (engine) => `- ${engine}: ${sources[engine].map((url) => `<${url}>`).join(', ')}`,
  );
  return `# SQL that the product uses

Written by \`scripts/list-sql-features.ts\` from the migrations and statements; \`scripts/docs.test.ts\` fails when it
is not current. **Citus 13.2 was run**, on a cluster of three nodes: the product starts, and its main job runs as on one
server ([what this means](#what-this-means)). The others were not: there is no package of them where the product was
written. The answers come from their pages, below: "no" where a page says that it is missing, "yes" where a page names it or takes PostgreSQL's
SQL as its own without an exception for it, "?" where we found neither. "Not needed" can be switched off:
\`DATABASE_NOTIFY=off\`, and no \`DATABASE_READ_URL\`.

${row(['feature', 'used in', ...engines])}
${row(['---', '---', ...engines.map(() => '---')])}
${rows.join('\n')}

## What this means

- **AlloyDB Omni** says that it is wholly compatible with PostgreSQL. Nothing is known to be missing.
- **YugabyteDB** 2025.1 and later shares PostgreSQL 15's own code above the storage. Set \`DATABASE_NOTIFY=off\`, and switch
  its advisory locks on for migrations. Without an isolation level of read committed, expect conflicts to be retried.
- **Citus** is an extension of PostgreSQL. On three nodes of 13.2 the product starts and its main job runs as on one
  server, with all rows on the coordinator. Its tables cannot be distributed: distributed tables have no triggers, and
  their primary and unique keys must hold the column that they are distributed by, which is the card's or the account's
  id. [operations.md](operations.md#a-distributed-engine) says what would have to change. New tables keep to that rule
  (\`src/server/db/placement.test.ts\`).
- **CockroachDB** fails in the migrations: they have triggers for each statement, transition tables, and replace functions
  that triggers use. Row triggers could do the same, for one more statement with each file of a deleted card. That price
  is not paid on PostgreSQL for an engine that nobody has tried.

Advisory locks are used by migrations only, so that several starts at one moment migrate once. Where they do nothing, start
one process alone after an upgrade.

## Pages of the engines

${pages.join('\n')}
`;
}

if (import.meta.main) writeFileSync(pagePath, writePage());
