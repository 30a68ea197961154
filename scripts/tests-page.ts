/**
 * `node scripts/tests-page.ts` writes docs/tests.md: what each file of tests says of itself in its first lines
 * (`// Shows: ...`), and the command that runs it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { longFormOnly } from '../tests/support/long-form.ts';

const sections = [
  {
    title: 'Journeys: the product works',
    about: 'Tests tagged `@prove` tell ways beside the main ones: `npm run prove` runs them.',
    files: 'tests/journeys/*.spec.ts',
  },
  { title: 'Pictures: what is drawn is right', about: '', files: 'tests/pictures/*.test.ts' },
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
  const [, first = '', rest = ''] = /^\/\/ Shows: (.+)\n((?:\/\/ .+\n)*)/.exec(source) ?? [];
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

if (import.meta.main) writeFileSync('docs/tests.md', testsPage());
