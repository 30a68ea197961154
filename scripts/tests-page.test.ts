import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shows, specMap, testSources, testsPage } from './tests-page.ts';

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
