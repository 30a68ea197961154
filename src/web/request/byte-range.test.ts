import { expect, test } from 'vitest';
import { requestedRange } from './byte-range.ts';

function asked(range: string | null, size = 1000) {
  return requestedRange(new Headers(range === null ? {} : { range }), size);
}

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=999-', { first: 999, last: 999 }],
  ['bytes=500-5000', { first: 500, last: 999 }],
  ['bytes=-1', { first: 999, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
])('%s is a part', (range, part) => {
  expect(asked(range)).toEqual(part);
});

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  '%s is outside',
  (range) => {
    expect(asked(range)).toBe('unsatisfiable');
  },
);

test.each([null, '', 'bytes=-', 'bytes=2-1', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=0x0-0x1'])(
  'for %j the whole is sent',
  (range) => {
    expect(asked(range)).toBeNull();
  },
);

test('an empty file has no parts', () => {
  expect(asked('bytes=0-', 0)).toBe('unsatisfiable');
  expect(asked(null, 0)).toBeNull();
});
