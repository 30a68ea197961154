import { expect, test } from 'vitest';
import { nameFor } from './name-for.ts';

test('a name is what a card takes as one', () => {
  const read = (to: string) => nameFor(new URLSearchParams({ to }));
  expect(read(' Asha ')).toBe('Asha');
  expect(read('आशा 🎂')).toBe('आशा 🎂');
  expect(read('x'.repeat(60))).toHaveLength(60);
  for (const to of ['', '  ', 'x'.repeat(61), 'a\u0000b']) expect(read(to)).toBe('');
  expect(nameFor(new URLSearchParams())).toBe('');
});
