/**
 * `node scripts/tests-page.ts` writes what each file of tests says of itself in its first lines: what it shows
 * (`// Shows: ...`) and the command that runs it into docs/tests.md, and the points of the specification that it shows
 * (`// Spec: 2.24, 8.1`) into the last column of docs/spec-map.md.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { longFormOnly } from '../tests/support/long-form.ts';

const sections = [
  {
    title: 'Journeys: the product works',
    about:
      'Tests tagged `@further` tell what comes after the main ways: `npm run prove -- combinations` runs them at each change.\nThose tagged `@prove` tell ways beside the main ones: `npm run prove` runs them.',
    files: 'tests/journeys/*.spec.ts',
  },
  {
    title: 'Pictures: what is drawn is right',
    about:
      'Those that vitest.config.ts names under `combinations` try some of each kind; `npm run prove` tries all of them.',
    files: 'tests/pictures/*.test.ts',
  },
  { title: 'Proofs in Node: every combination', about: '', files: 'src/**/*.proof.test.ts' },
  { title: 'Proofs with the built product: it holds', about: '', files: 'tests/proofs/*.spec.ts' },
  {
    title: 'Long forms',
    about:
      'These print figures and end with a count. Most have a short form among the proofs above; `npm run prove` does not run\n`proxies`.',
    files: 'tests/*/run.ts',
  },
];

const intro = `# Tests

One line for each file of tests that needs more than Node and a database: what it shows, and which command runs it.
Tests beside the code (\`src/**/*.test.ts\`, \`scripts/**/*.test.ts\`) show what the file of the same name does; \`npm test\`
and \`npm run check\` run them.

\`npm run prove -- stories\` runs all proofs, in their long form: every combination where \`npm run prove\` takes some of
each kind. A line with that command alone is left out of the short form.

\`node scripts/tests-page.ts\` writes this page from the first lines of those files.`;

/** What the page has to say. Throws when a file does not say what it shows. */
export function testsPage(): string {
  const parts = sections.map(({ title, about, files }) => {
    const lines = globSync(files)
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => `| \`${file}\` | ${shows(readFileSync(file, 'utf8'), file)} | \`${commandOf(file)}\` |`);
    const table = ['| file | what it shows | command |', '| --- | --- | --- |', ...lines].join('\n');
    return [`## ${title}`, about, table].filter(Boolean).join('\n\n');
  });
  return `${[intro, ...parts].join('\n\n')}\n`;
}

/** The sentence of the comment at the beginning. */
export function shows(source: string, file: string): string {
  const [, first = '', rest = ''] = /^\/\/ Shows: (.+)\n((?:\/\/ (?!Spec: ).+\n)*)/.exec(source) ?? [];
  if (!first) throw new Error(`${file} does not begin with "// Shows: ..."`);
  return [first, ...rest.split('\n').map((line) => line.replace('// ', ''))].join(' ').trim();
}

function commandOf(file: string): string {
  const [, folder = '', name = ''] =
    /^tests\/(\w+)\/(.+?)\.(?:spec\.|proof\.)?(?:test\.)?ts$/.exec(file) ?? [];
  if (name === 'run') return `npm run prove -- ${folder}`;
  if (folder === 'proofs' && longFormOnly.includes(name)) return 'npm run prove -- stories';
  return folder === 'proofs' || file.includes('.proof.') ? 'npm run prove' : 'npm test';
}

/** The page of points with the files that name each. Throws where a point has no test, or a file names no point. */
export function specMap(page: string, sources: ReadonlyMap<string, string>): string {
  const showing = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    for (const [, points = ''] of source.matchAll(/^\/\/ Spec: (.+)$/gm)) {
      for (const point of points.split(', ')) {
        showing.set(point, (showing.get(point) ?? new Set()).add(`\`${shortName(file)}\``));
      }
    }
  }
  const written = page.replace(/^(\| (\d+\.\d+) \| .* \| )[^|]* \|$/gm, (_, row: string, point: string) => {
    const files = [...(showing.get(point) ?? [])].sort();
    if (files.length === 0) throw new Error(`No test shows ${point} of docs/spec-map.md`);
    showing.delete(point);
    return `${row}${files.join(', ')} |`;
  });
  const [unknown] = showing;
  if (unknown)
    throw new Error(`${[...unknown[1]]} shows ${unknown[0]}, which docs/spec-map.md does not have`);
  return written;
}

/** `home.spec` for a story, `content/people.test` for a test beside the code. */
function shortName(file: string): string {
  return file.replaceAll('\\', '/').replace(/^(src|tests\/(journeys|proofs)|tests)\/|\.tsx?$/g, '');
}

/** The texts of all files of tests, by their paths. */
export function testSources(): ReadonlyMap<string, string> {
  const files = globSync('{src,tests,scripts}/**/*.{test,spec}.{ts,tsx}').sort();
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

if (import.meta.main) {
  writeFileSync('docs/tests.md', testsPage());
  writeFileSync('docs/spec-map.md', specMap(readFileSync('docs/spec-map.md', 'utf8'), testSources()));
}
