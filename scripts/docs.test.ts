import { globSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { pagePath, unknownFunctions, unusedFeatures, writePage } from './list-sql-features.ts';
import { shows, specMap, testSources, testsPage } from './tests-page.ts';

/* Pages name many files, in backticks and in links, many commands, settings and names of code: all of them exist. */

interface Page {
  readonly path: string;
  readonly text: string;
}

const files = globSync(['*', '.*', '{src,tests,scripts,bench,docs,deploy,public}/**/*']).map((file) =>
  file.replaceAll('\\', '/'),
);
const whole = new Set(files);
/** Pages may leave out how a path begins: `c.ts` and `b/c.ts` for a/b/c.ts. */
const endings = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
);

/** The build or the running product makes these. */
const made = /^(build|data|generated|node_modules)(\/|$)/;
/** What begins otherwise may be an address, a media type or a package. */
const folder = /^(src|tests|scripts|bench|docs|deploy|public|card|content|encode|server|std|web)\//;
const extension = /\w\.(ts|tsx|mjs|json|md|sql|css|conf|cfg|service|tar\.gz|jpg|png)$/;
/** `home.spec` and `content/people.test` leave out `.ts`. */
const testFile = /\w\.(spec|test)$/;

function missingPaths({ path: page, text }: Page): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => (testFile.test(path) ? `${path}.ts` : path.replace(/\/$/, '')))
    .filter((path) => !/[*{}<>:$?=]/.test(path) && !path.startsWith('/') && !made.test(path))
    .filter((path) => (folder.test(path) || extension.test(path)) && !endings.has(path));
  const linked = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^[a-z]+:/.test(path) && !whole.has(posix.join(posix.dirname(page), path)));
  return [...named, ...linked].map((path) => `${page}: ${path}`);
}

const pages = files
  .filter((file) => /^[^/]*\.md$|^docs\/.*\.md$|^\.env\.example$|^deploy\/.*\./.test(file))
  .map((path): Page => ({ path, text: readFileSync(path, 'utf8') }));

test('every file and folder that the pages name exists', () => {
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.flatMap(missingPaths)).toEqual([]);
});

test('every file of ours that the Dockerfile runs exists', () => {
  const run = [...readFileSync('Dockerfile', 'utf8').matchAll(/\b((?:src|scripts)\/[\w./-]+)/g)];
  expect(run.length).toBeGreaterThan(1);
  expect(run.map(([, path = '']) => path).filter((path) => !whole.has(path))).toEqual([]);
});

test('the page about the architecture names every folder of the server', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const folders = globSync('src/server/*/').map((path) => posix.basename(path.replaceAll('\\', '/')));
  expect(folders).toContain('http');
  expect(folders.filter((folder) => !text.includes(`\`${folder}\``))).toEqual([]);
});

test('every command that the pages name exists', () => {
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const named = pages.flatMap(({ text }) => [...text.matchAll(/npm run (?:--?s\w* )?([\w:]+)/g)]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, name = '']) => name).filter((name) => !scripts.includes(name))).toEqual([]);
});

const isCode =
  /^(src|tests|scripts|bench)\/.*\.(ts|tsx|mjs)$|^deploy\/|^[^/]+\.ts$|^compose\.yaml$|^\.env\.example$/;
const words = new Set(
  files
    .filter((file) => isCode.test(file) && file !== 'scripts/docs.test.ts' && statSync(file).isFile())
    .flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []),
);
/** Of others: permissions of a bucket, a locale. */
const foreign = /^(Get|Put|Delete)Object$|^en_US$/;

/** Settings, metrics and names with a capital letter or an underscore inside: they are no words of a sentence. */
function missingNames({ path: page, text }: Page): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.match(/\w+/g) ?? [])
    .filter((name) => /^[A-Za-z]/.test(name) && /[a-z][A-Z]|_[A-Za-z]/.test(name))
    .filter((name) => !foreign.test(name) && !words.has(name))
    .map((name) => `${page}: ${name}`);
}

test('every setting, metric and name of code that the pages have exists', () => {
  const named = pages.filter(({ path }) => /^(docs\/)?[^/]+\.md$/.test(path));
  expect(named.length).toBeGreaterThan(8);
  expect(named.flatMap(missingNames)).toEqual([]);
});

test('a setting or a name that does not exist is found', () => {
  const text = 'set `GONE_LIMIT=5` as `goneLimit` says, or `MAX_CONNECTIONS=64` as `maxBodyBytes` does';
  expect(missingNames({ path: 'docs/page.md', text })).toEqual([
    'docs/page.md: GONE_LIMIT',
    'docs/page.md: goneLimit',
  ]);
});

test.each([
  ['a file', 'see `src/card/gone.ts`'],
  ['a folder', 'see `src/gone`'],
  ['a file without its folder', 'see `gone.ts`'],
  ['a test without its ending', 'see `gone.spec`'],
  ['the end of a path', 'see `gone/check-imports.ts`'],
  ['the target of a link', 'see [that](gone.md)'],
])('%s that does not exist is found', (_, text) => {
  expect(missingPaths({ path: 'docs/page.md', text })).toHaveLength(1);
});

test.each([
  ['a path', '`scripts/check-imports.ts` and `src/card/`'],
  ['a path inside src', '`card/layout/layout.ts` and `card/backgrounds`'],
  ['the end of a path', '`layout.ts` and `home.spec`'],
  ['the target of a link', '[that](architecture.md), [this](../LICENSE#x) and [other](https://site.example)'],
  ['no path', '`/login/{provider}` `npm run check` `src/**/*.test.ts` `text/html` `1.5/2` `.m4a`'],
  ['a file that is made later', '`build/server/index.js` `data/outbox` `generated/` `DATA_DIR/secret`'],
])('%s is accepted', (_, text) => {
  expect(missingPaths({ path: 'docs/page.md', text })).toEqual([]);
});

/** Its date, and what another record took of it. */
const accepted = /^Accepted (\d{4}-\d\d-\d\d)\.(?: (Superseded by)| ((?!Supersedes ).*supersede))?/m;

const recordIndex = readFileSync('docs/decisions/README.md', 'utf8');

const records = pages.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));

test('every decision record fits a screen, and says its date, context, decision and consequences', () => {
  expect(records.length).toBeGreaterThan(25);
  const parts = ['**Context.**', '**Decision.**', '**Consequences.**'];
  const isGood = ({ text }: Page) =>
    text.split('\n').filter((line) => !line.startsWith('|')).length <= 34 &&
    accepted.test(text) &&
    parts.every((part) => text.includes(`\n${part}`));
  expect(records.filter((record) => !isGood(record)).map(({ path }) => path)).toEqual([]);
});

test('the index of decision records says number, title, date and status of each', () => {
  const listed = [
    ...recordIndex.matchAll(/^\| \[(\d{4})\]\((.+?)\) \| (.+) \| ([\d-]+) \| ([a-z ,]+?)( \d{4})? \|$/gm),
  ].map(([, number, file, title, date, status]) => ({ number, file, title, date, status }));
  const said = records.map(({ path, text }) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    const [, date, superseded, inPart] = accepted.exec(text) ?? [];
    const status = superseded ? 'superseded by' : inPart ? 'accepted, in part superseded by' : 'accepted';
    return { number, file: path.replace('docs/decisions/', ''), title, date, status };
  });
  expect(listed).toEqual(said);
});

test('every decision record has a number of its own, and code names records that exist', () => {
  const numbers = records.map(({ path }) => /\d{4}/.exec(path)?.[0]);
  expect(numbers.length).toBe(new Set(numbers).size);
  const code = files.filter((file) => /^(src|tests|scripts|bench)\/.*\.tsx?$|^[^/]*\.ts$/.test(file));
  const named = code.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:docs\/decisions\/|decision record )(\d{4}(?:-[\w-]+\.md)?)/g,
      ),
    ].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(3);
  const isMissing = ({ name }: { name: string }) => !records.some(({ path }) => path.includes(`/${name}`));
  expect(named.filter(isMissing)).toEqual([]);
});

test('every number of a decision record has its record, or the index says that it has none', () => {
  const [, index = ''] = recordIndex.split('These have no record:');
  const numbers = new Set(records.map(({ path }) => Number(/\d{4}/.exec(path)?.[0])));
  const unused = new Set([...index.matchAll(/\b\d{4}\b/g)].map(([number]) => Number(number)));
  for (const [, from, to] of index.matchAll(/\b(\d{4}) to (\d{4})\b/g))
    for (let number = Number(from); number <= Number(to); number += 1) unused.add(number);
  const all = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1);
  expect(all.filter((number) => !numbers.has(number) && !unused.has(number))).toEqual([]);
});

test('the pages draw the order of imports that the check has', () => {
  const [, list = ''] =
    /const order = \[([^\]]+)\]/.exec(readFileSync('scripts/check-imports.ts', 'utf8')) ?? [];
  const order = list.match(/[a-z-]+/g);
  expect(order).toContain('content');
  for (const page of ['CONTRIBUTING.md', 'docs/architecture.md']) {
    const [line = ''] = /^ +main .*\bstd\b/m.exec(readFileSync(page, 'utf8')) ?? [];
    expect(line.match(/[a-z]+(-[a-z]+)?/g), page).toEqual(order);
  }
});

/** What docs/security.md names in its last column: a test for nearly every item. */
const securityProofs = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | ').at(-1) ?? '');

test('every file and every test that the security page names exists', () => {
  const missing: string[] = [];
  let named = 0;
  for (const proof of securityProofs) {
    for (const part of proof.split(';')) {
      const path = /`([^`]+\.[a-z]+)`/.exec(part)?.[1];
      if (!path?.includes('/')) continue;
      if (!whole.has(path)) missing.push(path);
      const text = whole.has(path) ? readFileSync(path, 'utf8') : '';
      for (const [, name = ''] of part.matchAll(/"([^"]+)"/g)) {
        named += 1;
        if (!text.includes(name)) missing.push(`${path}: ${name}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(40);
});

test('the page of SQL features is current: node scripts/list-sql-features.ts writes it', () => {
  expect(readFileSync(pagePath, 'utf8')).toBe(writePage());
});

test('every function of SQL was looked up, and every line of the list is used', () => {
  expect(unknownFunctions()).toEqual([]);
  expect(unusedFeatures()).toEqual([]);
});

test('the page of tests says what the files say: node scripts/tests-page.ts writes it', () => {
  expect(readFileSync('docs/tests.md', 'utf8')).toBe(testsPage());
  expect(testsPage().match(/^\| `/gm)?.length).toBeGreaterThan(150);
});

test('a file says what it shows in its first lines, and must', () => {
  expect(shows("// Shows: a card,\n// and another\nimport x from 'y';\n// more\n", 'a.ts')).toBe(
    'a card, and another',
  );
  expect(() => shows("import x from 'y';\n// Shows: too late\n", 'a.ts')).toThrow('a.ts does not begin');
});

test('the points of the specification name the tests that show them: the same script writes it', () => {
  const page = readFileSync('docs/spec-map.md', 'utf8');
  expect(specMap(page, testSources())).toBe(page);
  expect(page.match(/^\| \d+\.\d+ /gm)?.length).toBeGreaterThanOrEqual(257);
});

test('each point has a test, and each test a point that is there', () => {
  const page = '| 2.1 | a card | `card.ts` | old |\n';
  const sources = new Map([
    ['src/card/a.test.ts', '// Spec: 2.1\n'],
    ['tests/proofs/b.spec.ts', '// Shows: it\n// Spec: 2.1\n'],
  ]);
  expect(specMap(page, sources)).toBe('| 2.1 | a card | `card.ts` | `b.spec`, `card/a.test` |\n');
  expect(() => specMap(page, new Map())).toThrow('No test shows 2.1');
  expect(() => specMap(page, new Map([...sources, ['src/c.test.ts', '// Spec: 2.1, 9.9\n']]))).toThrow('9.9');
});
