import { expect, test } from 'vitest';
import { remainingSeconds } from './downloads.ts';

test('the remaining time follows from the elapsed time', () => {
  expect(remainingSeconds(0.25, 5)).toBe(15);
  expect(remainingSeconds(0.9, 9)).toBe(1);
  expect(remainingSeconds(1, 3)).toBe(0);
});

test('there is no estimate at the beginning', () => {
  expect(remainingSeconds(0, 10)).toBeNull();
  expect(remainingSeconds(0.04, 10)).toBeNull();
  expect(remainingSeconds(0.5, 0.2)).toBeNull();
});
