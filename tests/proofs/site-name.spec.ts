// Shows: an operator’s own name for the site is used everywhere
// Spec: 2.8, 2.10, 7.15, 9.11
import { expect, test } from '../support/journey.ts';
import { startProduct } from '../support/product.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test('an operator gives the site a name and an address of their own, and it is used everywhere', async ({
  browser,
}) => {
  await using product = await startProduct({
    env: {
      SITE_NAME: 'Cards of Jaipur',
      SITE_EMAIL: 'us@cards.example',
      SITE_PHONE: '+91 98765 43210',
      SITE_CHAT_NUMBER: '919876543210',
      SITE_DOWNLOAD_NAME: 'jaipur-card',
      SITE_STATS: 'live',
    },
  });
  await using context = await browser.newContext({ baseURL: product.origin });
  const member = await newMember(product, 'asha');
  const id = await saveCard(member);
  await context.addCookies(member.cookies());
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle('Cards of Jaipur');
  await expect(page.getByRole('banner')).toContainText('Cards of Jaipur');
  await expect(page.locator('[data-statistic]')).toHaveText(['0', '1', '0', '1']);
  await expect(page.getByText('Counted a moment ago.')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const fact of ['Cards of Jaipur', 'us@cards.example', '+91 98765 43210']) {
    await expect(footer).toContainText(fact);
  }
  const chat = page.getByRole('complementary', { name: 'Help' }).getByRole('link');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?/);
  const manifest = await page.request.get('/site.webmanifest');
  expect(await manifest.json()).toMatchObject({ name: 'Cards of Jaipur', start_url: '/' });
  for (const path of ['/', '/dashboard', '/studio', '/nowhere', `/card/${id}`]) {
    expect(await (await page.request.get(path)).text(), path).not.toContain('Birthday Bloom');
  }

  await page.goto(`/studio?cardId=${id}`);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  expect((await download).suggestedFilename()).toBe('jaipur-card.png');
});
