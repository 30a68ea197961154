import { expect, test } from 'vitest';
import { receiverNameFrom } from './receiver-name.ts';

test('accepts the names that a card accepts', () => {
  const read = (to: string) => receiverNameFrom(new URLSearchParams({ to }));
  expect(read(' Asha ')).toBe('Asha');
  expect(read('आशा 🎂')).toBe('आशा 🎂');
  expect(read('x'.repeat(60))).toHaveLength(60);
  for (const to of ['', '  ', 'x'.repeat(61), 'a\u0000b']) expect(read(to)).toBe('');
  expect(receiverNameFrom(new URLSearchParams())).toBe('');
});
