import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shows, testsPage } from './tests-page.ts';

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
