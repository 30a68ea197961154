// Shows: the dashboard and the page of a card while the database does not answer
import { tab, tile } from '../support/dashboard.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { freezeDatabase, startProduct } from '../support/product.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test('the dashboard says so and can be asked again', async ({ browser, expectTrouble }) => {
  expectTrouble(/503/);
  await using product = await startProduct();
  const owner = await newMember(product, 'Asha');
  await saveCard(owner, { status: 'draft', card: { toName: 'Ravi' } });
  await using context = await browser.newContext({ baseURL: product.origin });
  await context.addCookies(owner.cookies());
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(tile(page, 'Card for Ravi')).toBeVisible();

  const thaw = await freezeDatabase(product);
  await tab(page, 'Created 0').click();
  const sorry = page.getByRole('heading', { name: 'We couldn’t load your cards' });
  await expect(sorry).toBeVisible();
  await expectMessage(page, 'Error fetching cards', 'Something went wrong');
  const answer = await page.reload();
  expect(answer?.status()).toBe(503);
  expect(await answer?.text()).not.toMatch(/\bat .*\.(?:js|ts):\d+|DatabaseUnavailable/);
  await expect(sorry).toBeVisible();

  thaw();
  // What was on its way before the thaw may still come too late; then one asks once more.
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(tab(page, 'Created 0')).toHaveAttribute('aria-selected', 'true', { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
});

test('the page of a card says so, and shows it again afterwards', async ({ browser, expectTrouble }) => {
  expectTrouble(/503/);
  await using product = await startProduct();
  const owner = await newMember(product, 'away');
  const id = await saveCard(owner);
  await using context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const thaw = await freezeDatabase(product);
  const answer = await page.goto(`/card/${id}`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('5');
  await expect(page.getByRole('heading', { name: 'We couldn’t load this card' })).toBeVisible();
  await expectMessage(page, 'Error: Could not load the card');
  // Scripts read what they asked for.
  const headers = { accept: 'application/json' };
  const body = () => new URLSearchParams({ reaction: 'love', change: 'on' });
  const json = { ...headers, 'content-type': 'application/json' };
  const share = JSON.stringify({ cardId: id, channel: 'link', key: 'a'.repeat(22) });
  const asked: readonly [path: string, init: RequestInit][] = [
    [`/card/${id}/reply`, { method: 'POST', headers, body: body() }],
    ['/likes/first-slice', { method: 'POST', headers, body: body() }],
    ['/studio/share', { method: 'POST', headers: json, body: share }],
    ['/likes', { headers }],
    ['/session.json', { headers }],
    [`/card/${id}/scene.json?face=landscape`, { headers }],
  ];
  for (const [path, init] of asked) {
    const refused = await owner.send(path, init);
    expect(refused.status, path).toBe(503);
    expect(refused.headers.get('retry-after'), path).not.toBeNull();
    expect(await refused.json(), path).toMatchObject({ error: expect.stringContaining(' ') });
  }
  thaw();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('img', { name: /^Birthday card/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
