import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** What the radio button of each format is called. */
export const formatLabels = {
  landscape: 'Card 4:3',
  portrait: 'Portrait 5:7',
  square: 'Square',
  story: 'Story 9:16',
} as const;

/** The file whose download begins with `press`. */
export async function downloaded(
  page: Page,
  press: () => Promise<void>,
  timeout = 60_000,
): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download', { timeout });
  await press();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
