import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* docs/security.md names a test for nearly every item: they are there. */

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | ').at(-1) ?? '');

test('every file and every test that the security page names exists', () => {
  const missing: string[] = [];
  let named = 0;
  for (const proof of rows) {
    for (const part of proof.split(';')) {
      const path = /`([^`]+\.[a-z]+)`/.exec(part)?.[1];
      if (!path?.includes('/')) continue;
      if (!existsSync(path)) missing.push(path);
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      for (const [, name = ''] of part.matchAll(/"([^"]+)"/g)) {
        named += 1;
        if (!text.includes(name)) missing.push(`${path}: ${name}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(40);
});
