import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Does this after the test that runs, or after the file's last one where none does. */
export function atEnd(work: () => unknown): void {
  const later = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  later(async () => void (await work()));
}
