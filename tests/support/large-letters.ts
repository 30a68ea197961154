import type { Browser, LaunchOptions } from '@playwright/test';

/** A browser whose letters are set to twice their usual size, 32 pixels. */
export async function openLargeLetters(
  chromium: { launch(options: LaunchOptions): Promise<Browser> },
  { args = [], ...options }: LaunchOptions,
): Promise<Browser> {
  return await chromium.launch({ ...options, args: [...args, '--blink-settings=defaultFontSize=32'] });
}
