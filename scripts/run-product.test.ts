import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a process is given, in each place that starts one or tells how. */
const given = [
  'scripts/run-product.mjs',
  'Dockerfile',
  'deploy/birthday-bloom.service',
  'tests/support/product.ts',
].map((file) => {
  const text = readFileSync(file, 'utf8');
  const [, arenas] = /MALLOC_ARENA_MAX[=:] ?'?(\d+)/.exec(text) ?? [];
  const [, options] = /NODE_OPTIONS[=:] ?'?(--[\w=-]+)/.exec(text) ?? [];
  return { file, arenas, options };
});

test.each(given)('$file gives a process as much memory as the others', ({ arenas, options }) => {
  expect({ arenas, options }).toEqual({ arenas: '2', options: '--max-semi-space-size=8' });
});
