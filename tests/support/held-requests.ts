import type { Page } from '@playwright/test';

/** Keeps these requests waiting until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route(address, async (route) => {
    await promise;
    // A request that was cancelled meanwhile needs no answer.
    await route.continue().catch(() => {});
  });
  return resolve;
}

/** Opens the page without its scripts, which come once the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return letScriptsCome;
}
