// Shows: Discover: designs and their figures, likes, more designs, also without scripts
// Spec: 2.87, 2.88, 2.89, 2.90, 2.91, 8.35
import type { Page } from '@playwright/test';
import { hold } from '../support/held-requests.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { newMember } from '../support/visitor.ts';

const like = (page: Page, design: string) => page.getByRole('button', { name: `Like ${design}` });

test('Discover shows three designs under each of three tabs, loads more, and leads to the studio', async ({
  page,
}) => {
  await page.goto('/discover');
  const tags = page.getByRole('region', { name: 'Popular Tags' }).getByRole('link');
  await expect(tags).toHaveCount(16);
  await expect(tags.first()).toHaveAttribute('href', '/gallery?style=Cute');
  const panel = page.getByRole('tabpanel');
  const titles = panel.getByRole('heading', { level: 3 });
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Trending');
  await expect(titles).toHaveCount(3);
  await expect(panel.getByText('by Birthday Bloom')).toHaveCount(3);
  await expect(page.getByText('of the cards people made with each design', { exact: false })).toBeVisible();

  await page.getByRole('tab', { name: 'Trending' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'New', selected: true })).toBeFocused();
  await expect(panel.getByRole('time')).toHaveCount(3);
  await expect(panel.getByRole('time').first()).toHaveText(/ago|just now/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Staff Picks', selected: true })).toBeFocused();
  for (const badge of ["Editor's Choice", 'Community Favorite', 'Design Excellence']) {
    await expect(panel.getByText(badge, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Load More Cards' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Trending' }).click();
  const answer = Promise.withResolvers<void>();
  await page.route('**/discover.data*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Load More Cards' }).click();
  await expectMessage(page, 'Loading More...');
  answer.resolve();
  await expect(titles).toHaveCount(9);
  await expect(page.getByText('Loading More...')).toHaveCount(0);
  await expect(page).toHaveURL('/discover?tab=trending&shown=9');
  await page.getByRole('link', { name: 'Use Template of The First Slice' }).click();
  await expectMessage(page, 'Template Selected!');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/studio?template=first-slice')}`);
});

test('a like is kept by browser and by account, counts once, and is taken back', { tag: '@prove' }, async ({
  page,
  openAs,
  product,
}) => {
  const button = like(page, 'Two Scoops');
  await page.goto('/discover?tab=trending&shown=12');
  await expect(button).toHaveAccessibleName(/: 0 likes$/);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAccessibleName(/: 1 like$/);
  await expectMessage(page, 'Card Liked!');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  const other = await openAs({}, await newMember(product));
  await other.goto('/discover?tab=trending&shown=12');
  await expect(like(other, 'Two Scoops')).toHaveAccessibleName(/: 1 like$/);
  await expect(like(other, 'Two Scoops')).toHaveAttribute('aria-pressed', 'false');
  await like(other, 'Two Scoops').click();
  await expectMessage(other, 'Card Liked!');
  await expect(like(other, 'Two Scoops')).toHaveAccessibleName(/: 2 likes$/);

  await page.reload();
  await expect(button).toHaveAccessibleName(/: 2 likes$/);
  const stored = page.waitForResponse('/likes/two-scoops');
  await button.click();
  await expect(button).toHaveAccessibleName(/: 1 like$/);
  expect(await (await stored).json()).toEqual({ liked: false, likes: 1 });
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a like that cannot be stored is taken back with a sentence', async ({ page, expectTrouble }) => {
  expectTrouble(/likes|ERR_FAILED|503/);
  await page.goto('/discover');
  const button = like(page, 'The First Slice');
  const before = await button.textContent();
  const lose = await hold(page, '**/likes/*', (route) => route.abort());
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  lose();
  await expectMessage(
    page,
    'Like Not Saved',
    'We got no answer. Please check your connection and try again.',
  );
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toHaveText(before ?? '');
});

test('without scripts a like is a form, and more designs are a page', { tag: '@prove' }, async ({
  openAs,
}) => {
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/discover');
  await page.getByRole('tab', { name: 'New' }).click();
  await page.getByRole('button', { name: 'Load More Cards' }).click();
  await expect(page).toHaveURL('/discover?tab=new&shown=9');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(9);
  const button = page.getByRole('button', { name: /^Like/ }).last();
  await button.click();
  await expectMessage(page, 'Card Liked!');
  await expect(page).toHaveURL(/\/discover\?tab=new&shown=9#/);
  await button.click();
  await expectMessage(page, 'Like Taken Back');

  await page.goto('/discover?tab=new');
  const name = page.getByLabel('Who is it for?');
  await name.fill('Asha');
  await name.press('Enter');
  await expect(page).toHaveURL('/discover?tab=new&to=Asha');
  await button.click();
  await expect(page).toHaveURL(/\/discover\?tab=new&to=Asha#/);
});

test('a name leaves the tab that is open', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/discover?tab=new');
  await page.getByRole('tab', { name: 'Staff Picks' }).click();
  await page.getByLabel('Who is it for?').fill('Asha');
  await expect(page).toHaveURL('/discover?tab=staff-picks&to=Asha');
  await expect(page.getByRole('tab', { name: 'Staff Picks', selected: true })).toBeVisible();
});
