import { expect, test } from 'vitest';
import { openedIdIn } from './opened-cards.ts';

const id = 'Ab3-_ZyX0987654321qwQw';

test.each([
  [`/card/${id}`, id],
  [`/card/${id}/`, id],
  [`/card/${id}.`, id],
  [`/card/${id}&fbclid=x`, id],
  [`//card/${id}`, id],
  ['/card/', ''],
])('at %s the card %s is remembered', (path, found) => {
  expect(openedIdIn(path)).toBe(found);
});
