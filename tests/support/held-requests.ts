import type { BrowserContext, Page, Route } from '@playwright/test';

/** Keeps these requests waiting until the returned function is called; then they go on, or what `end` says. */
export async function hold(
  where: Page | BrowserContext,
  address: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await where.route(address, async (route) => {
    await promise;
    // One that was cancelled meanwhile, or whose page was closed, needs no answer.
    await end(route).catch(() => {});
  });
  return resolve;
}

/** Opens the page without its scripts, which come once the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  const letScriptsCome = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return letScriptsCome;
}
