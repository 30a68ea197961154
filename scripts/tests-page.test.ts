import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longFormOnly } from '../tests/support/long-form.ts';

/* The page of tests says of every file of tests what it shows and which command runs it. */

const lines = [
  ...readFileSync('docs/tests.md', 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \| `(npm [^`]+)` \|$/gm),
].map(([, file = '', shows = '', command = '']) => ({ file, shows, command }));

const files = globSync([
  'tests/**/*.{spec,test}.ts',
  'tests/{failover,faults,hostile,load,machines,proxies}/run.ts',
  'src/**/*.proof.test.ts',
]).map((file) => file.replaceAll('\\', '/'));

test('every file of tests has one line, and every line a file', () => {
  expect(files.length).toBeGreaterThan(80);
  expect(lines.map(({ file }) => file).sort()).toEqual(files.sort());
});

test('the commands are those that run the files', () => {
  const wrong = lines.filter(({ file, command }) => command !== commandOf(file));
  expect(wrong).toEqual([]);
});

function commandOf(file: string): string {
  const [, folder = '', name = ''] =
    /^tests\/(\w+)\/(.+?)\.(?:spec\.|proof\.)?(?:test\.)?ts$/.exec(file) ?? [];
  if (name === 'run') return `npm run prove -- ${folder}`;
  if (folder === 'proofs' && longFormOnly.includes(name)) return 'npm run prove -- stories';
  return folder === 'proofs' || file.includes('.proof.') ? 'npm run prove' : 'npm test';
}
