import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from './tick-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is in time or late', async () => {
  expect(await withinTime(Promise.resolve(), 1_000)).toBe(true);
  const late = withinTime(new Promise(() => {}), 1_000);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await late).toBe(false);
});

test.each([
  ['done', () => Promise.resolve()],
  ['that fails', () => Promise.reject(new Error('gone'))],
])('work %s leaves no timer behind', async (_, work) => {
  await withinTime(work(), 1_000).catch(() => {});
  expect(vi.getTimerCount()).toBe(0);
});
