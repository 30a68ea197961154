import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What is printed as an error is one: a test that expects it replaces the spy itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled();
  if (vi.isMockFunction(console.warn)) expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
