import { expect, test } from 'vitest';
import { timeAgo } from './relative-time.tsx';

const then = '2026-03-10T12:00:00.000Z';

test.each([
  ['2026-03-10T12:00:59Z', 'just now'],
  ['2026-03-10T12:01:00Z', '1 minute ago'],
  ['2026-03-10T14:59:59Z', '2 hours ago'],
  ['2026-03-11T11:59:59Z', '23 hours ago'],
  ['2026-03-12T11:00:00Z', '1 day ago'],
  ['2026-03-17T12:00:00Z', '1 week ago'],
  ['2026-05-10T12:00:00Z', '2 months ago'],
  ['2027-03-10T12:00:00Z', '11 months ago'],
  ['2028-03-10T12:00:00Z', '2 years ago'],
  // The visitor's clock is slow.
  ['2026-03-10T11:58:00Z', 'just now'],
])('at %s it was %s', (now, words) => {
  expect(timeAgo(then, Date.parse(now))).toBe(words);
});
