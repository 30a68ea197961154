// Shows: the lists of cards: empty, with tiles, duplicated, shared
// Spec: 2.61, 2.62, 2.63, 2.64, 2.65, 2.66, 2.67, 2.68, 2.74, 6.2, 9.15
import { tab, tile } from '../support/dashboard.ts';
import { hold } from '../support/held-requests.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { saveCard } from '../support/visitor.ts';

const longName = 'श्रीमती आशालता वेंकटरमण श्रीनिवासन और उनका परिवार';

test('a visitor is sent to the log-in', async ({ page }) => {
  await page.goto('/dashboard?tab=created');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%3Ftab%3Dcreated');
});

test('without cards it greets by name, or else by e-mail, and invites to the first one', async ({
  page,
  product,
  member,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Asha!' })).toBeVisible();
  await ownerRows(product, `update "user" set name = '' where id = $1`, [member.userId]);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Welcome, ${member.email}!` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Card' })).toHaveAttribute('href', '/studio');
  await expect(page.getByRole('tab')).toHaveText(['Drafts0', 'Created0', 'Sent/Shared0']);
  for (const title of ['No drafts yet', 'No created yet', 'No sent/shared yet']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Your First Card' })).toHaveAttribute(
      'href',
      '/studio',
    );
    await page.getByRole('tab', { selected: true }).press('ArrowRight');
  }
  await page.getByRole('link', { name: 'Create Your First Card' }).click();
  await expect(page).toHaveURL('/studio');
});

test('opening lines alternate until they are paused', async ({ memberPage: page }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  const shown = page.getByRole('region', { name: 'Words to start from' }).locator('p[data-shown]');
  const still = page.getByRole('checkbox', { name: 'Pause' });
  const texts = () => shown.allTextContents();
  const turns = async () => {
    const before = await texts();
    await page.clock.runFor(12_000);
    // What the page draws after that.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(0);
        }),
    );
    return (await texts()).join() !== before.join();
  };
  await expect(shown.filter({ visible: true })).toHaveCount(3);
  // The page is at work once its clock is heard.
  await expect.poll(turns).toBe(true);
  await expect(shown.filter({ visible: true })).toHaveCount(3);
  const first = await texts();
  expect([await turns(), await turns(), await turns()]).toEqual([true, true, true]);
  expect(await texts(), 'the third is followed by the first').toEqual(first);
  await shown.first().hover();
  expect(await turns(), 'under the pointer').toBe(false);
  await still.hover();
  expect(await turns()).toBe(true);
  await page.getByRole('link', { name: 'Create Your First Card' }).focus();
  await page.keyboard.press('Tab');
  await expect(still).toBeFocused();
  expect(await turns(), 'while the keyboard is there').toBe(false);
  await page.keyboard.press('Tab');
  expect(await turns()).toBe(true);
  await still.check();
  expect(await turns(), 'when asked to').toBe(false);
  await still.uncheck();
  await page.mouse.move(0, 0);
  expect(await turns()).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turns(), 'for those who want less motion').toBe(false);
  await expect(still).toBeHidden();
});

test('a tile names its card, shows it, and leads to the studio and to the link', async ({
  page,
  context,
  member,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const draft = await saveCard(member, { status: 'draft', card: { toName: longName } });
  const published = await saveCard(member, { card: { toName: 'Ravi', background: 'bg-cake' } });
  await page.goto('/dashboard');
  await expect(tab(page, 'Drafts 1')).toHaveAttribute('aria-selected', 'true');
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Pacific/Chatham' });
  const first = tile(page, `Card for ${longName}`);
  await expect(first).toContainText(`Created ${today.format(new Date())}`);
  await expect(first.locator('img')).toHaveJSProperty('naturalWidth', 640);
  await expect(first.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/studio?cardId=${draft}`);
  await first.getByRole('button', { name: /^Copy/ }).click();
  await expectMessage(
    page,
    'Link Copied!',
    'This card is a draft: only you can open the link until you publish it.',
  );

  await tab(page, 'Created 1').click();
  await expect(page).toHaveURL('/dashboard?tab=created');
  await tile(page, 'Card for Ravi').getByRole('button', { name: /^Copy/ }).click();
  await expectMessage(page, 'Link Copied!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe(`/card/${published}`);
});

test('a card is opened and duplicated', async ({ page, member }) => {
  await saveCard(member, { card: { toName: 'Ravi' } });
  await page.goto('/dashboard?tab=created');
  const more = tile(page, 'Card for Ravi').getByRole('button', { name: 'More for Card for Ravi' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Duplicate as a draft' }).click();
  await expectMessage(page, 'Card Copied!', 'The copy is with your drafts.');
  await tab(page, 'Drafts 1').click();
  await expect(page.getByRole('tab', { name: 'Drafts', selected: true })).toBeVisible();
  await expect(tile(page, 'Card for Ravi')).toBeVisible();

  const release = await hold(page, '**/card/*.data*');
  await more.click();
  await page.getByRole('menuitem', { name: 'Open the card' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading Card...' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/card\//);
  await expect(page.getByText('Draft: only you can see this')).toBeVisible();
});

test('a shared card is listed for each time it was shared, with the way', async ({
  page,
  product,
  member,
}) => {
  const id = await saveCard(member, { card: { toName: 'Ravi' } });
  for (const channel of ['whatsapp', 'email']) {
    await ownerRows(
      product,
      'insert into shared_cards (id, card_id, sender_user_id, channel, shared_at) values ($1, $2, $3, $4, now())',
      [crypto.randomUUID().replaceAll('-', '').slice(0, 22), id, member.userId, channel],
    );
  }
  await page.goto('/dashboard?tab=shared');
  await expect(tab(page, 'Sent/Shared 2')).toHaveAttribute('aria-selected', 'true');
  const tiles = page.getByRole('listitem').filter({ hasText: 'Card for Ravi' });
  await expect(tiles).toHaveCount(2);
  await expect(tiles.filter({ hasText: 'Shared by WhatsApp' })).toHaveCount(1);
  await expect(tiles.filter({ hasText: 'Shared by email' })).toHaveCount(1);
});
