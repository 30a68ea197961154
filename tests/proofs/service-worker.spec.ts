// Shows: what the service worker keeps and drops, Save-Data, a lost cache, switching it off
import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { startProduct } from '../support/product.ts';
import { openStudio, test } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });

/** The paths that are kept. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('/studio/offline');
}

test('only the code, the fonts and two pages without an account are kept, whatever is looked at', async ({
  page,
  product,
}) => {
  const member = await openStudio(page, product);
  const id = await saveCard(member, { status: 'draft' });
  await expectKept(page);
  for (const path of [
    '/dashboard',
    `/card/${id}`,
    '/profile',
    '/dashboard/settings',
    `/studio?cardId=${id}`,
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => fetch('/session.json'));
  const others = (await kept(page)).filter((path) => !/^\/(assets|fonts)\/[\w./-]+$/.test(path));
  expect(others.sort()).toEqual(['/offline', '/studio/offline']);
});

test('files of an earlier release go when the studio is opened again, and the page has all of its own', async ({
  studio: page,
}) => {
  await expectKept(page);
  await page.evaluate(async () => {
    const cache = await caches.open('bloom');
    await cache.put('/assets/earlier-0a1b2c3d.js', new Response('earlier'));
  });
  await page.reload();
  await expect.poll(() => kept(page), { timeout: 20_000 }).not.toContain('/assets/earlier-0a1b2c3d.js');
  const html = await (await page.request.get('/studio/offline')).text();
  const named = html.match(/\/assets\/[\w./-]+\.(js|css)/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(await kept(page)).toEqual(expect.arrayContaining(named));
});

test('with Save-Data only the offline page is kept', async ({ page, product }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await openStudio(page, product);
  await expect.poll(() => kept(page), { timeout: 20_000 }).toEqual(['/offline']);
});

test('a worker that lost what it kept is in nobody’s way', async ({
  studio: page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|request failed|Failed to fetch|preload/);
  await expectKept(page);
  await page.evaluate(() => caches.delete('bloom'));
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.goto('/about')).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('SERVICE_WORKER=off removes the worker and what it kept from browsers that have it', async ({
  page,
}) => {
  const on = await startProduct();
  const port = Number(new URL(on.origin).port);
  const member = await newMember(on, 'off');
  await page.context().addCookies(member.cookies());
  await page.goto(`${on.origin}/studio`);
  await expectKept(page);
  await on.stop();
  await using off = await startProduct({ port, env: { SERVICE_WORKER: 'off' } });
  await page.goto(`${off.origin}/faqs`);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers, { timeout: 20_000 }).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
