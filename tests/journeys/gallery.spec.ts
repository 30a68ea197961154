// Shows: templates: filtered, with a name, through the log-in, on a phone, without scripts
// Spec: 2.38, 2.39, 2.40, 2.41, 2.42, 2.87, 8.33
import { hold } from '../support/held-requests.ts';
import { expect, expectMessage, firstVisit, test } from '../support/journey.ts';

test('a visitor comes from a tile of the home page, filters, and clears the filters', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Brother', exact: true }).click();
  await expect(page).toHaveURL('/gallery?category=Brother');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText('Showing 5 template(s)');
  const category = page.getByLabel('Category');
  const style = page.getByLabel('Style');
  await expect(category).toHaveValue('Brother');
  await expect(category.getByRole('option')).toHaveCount(27);
  await expect(style.getByRole('option')).toHaveCount(10);

  await category.selectOption('All');
  await expect(count).toHaveText('Showing 12 template(s)');
  await expect(page).toHaveURL('/gallery');
  await category.selectOption('Girlfriend');
  await expect(count).toHaveText('Showing 4 template(s)');
  await expect(page.getByRole('link', { name: 'Use Template Butterflies, Still' })).toBeVisible();
  await category.selectOption('All');
  await style.selectOption('Cute');
  await expect(count).toHaveText('Showing 11 template(s)');
  await page.getByLabel('Search').pressSequentially('DINOSAUR');
  await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
  await expect(page).toHaveURL('/gallery?style=Cute&search=DINOSAUR');
  await page.reload();
  await expect(style).toHaveValue('Cute');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(count).toHaveText('Showing 12 template(s)');
  for (const [field, value] of [[page.getByLabel('Search'), ''] as const, [style, 'All'] as const]) {
    await expect(field).toHaveValue(value);
  }
});

test('a tag of Discover leads to its designs and is taken away again', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/discover');
  await page.getByRole('main').getByRole('link', { name: 'Professional', exact: true }).click();
  await expect(page).toHaveURL('/gallery?style=Professional');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText('Showing 10 template(s)');
  await expect(page.getByText('Teacher · Minimal · Professional').first()).toBeVisible();
  const style = page.getByLabel('Style');
  await expect(style).toHaveValue('All');
  await expect(style.getByRole('option')).toHaveCount(10);
  await page.getByRole('link', { name: 'Remove Tag: Professional' }).click();
  await expect(count).toHaveText('Showing 12 template(s)');
  await expect(page).toHaveURL('/gallery');
});

test('twelve designs come at once, more with each press, and no picture before it is asked for', {
  tag: '@further',
}, async ({ openAs }) => {
  const page = await openAs({ viewport: { width: 390, height: 844 } });
  const pictures = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/picture.webp')) pictures.add(pathname);
  });
  await page.goto('/gallery');
  const tiles = page.getByRole('main').getByRole('link', { name: /^Use Template/ });
  await expect(tiles).toHaveCount(12);
  const more = page.getByRole('link', { name: 'Show more' });
  await expect(page.getByText('12 of 108 designs')).toBeVisible();
  expect(pictures.size, 'the others are not drawn yet').toBeLessThanOrEqual(12);
  const expectShown = async (shown: number) => {
    await expect(tiles).toHaveCount(shown);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`Showing ${shown} template(s)`);
  };
  await more.click();
  await expectShown(24);
  await more.click();
  await expectShown(36);
  await expect(page).toHaveURL('/gallery?shown=36');
  await page.goto('/gallery?shown=96');
  await expectShown(96);
  await more.click();
  await expectShown(108);
  await expect(more).toHaveCount(0);
});

test('a filter on a further page begins with ours again', { tag: '@prove' }, async ({ page }) => {
  const count = page.getByRole('main').getByRole('status');
  await page.goto('/gallery?after=x');
  await expect(count).toHaveText('Showing 0 template(s)');
  await page.getByLabel('Category').selectOption('Brother');
  await expect(count).toHaveText('Showing 5 template(s)');
  await expect(page).toHaveURL('/gallery?category=Brother');

  await page.goto('/gallery?style=Professional&after=x');
  await page.getByRole('link', { name: 'Remove Tag: Professional' }).click();
  await expect(count).toHaveText('Showing 12 template(s)');
  await expect(page).toHaveURL('/gallery');
});

test('what is no style and no category of ours is said, and leaves no blank box', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/gallery?style=Baroque&category=Pigeon&to=Asha');
  await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Style: Baroque' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Category: Pigeon' })).toBeVisible();
  for (const label of ['Style', 'Category']) await expect(page.getByLabel(label)).toHaveValue('All');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 12 template(s)');
  await expect(page).toHaveURL('/gallery?to=Asha');

  await page.goto('/gallery?style=cute&category=sister');
  await expect(page.getByLabel('Style')).toHaveValue('Cute');
  await expect(page.getByLabel('Category')).toHaveValue('Sister');
});

test('a typed name is seen on the cards and goes into the studio with the chosen one', {
  tag: '@further',
}, async ({ memberPage: page }) => {
  await page.goto('/gallery');
  const picture = page.getByRole('img', { name: '“Lift-Off”, a card for a brother' });
  const before = await page.request.get((await picture.getAttribute('src')) ?? '');
  await page.getByLabel('Who is it for?').fill('आशा');
  await expect(page).toHaveURL(`/gallery?to=${encodeURIComponent('आशा')}`);
  const named = page.getByRole('img', { name: '“Lift-Off”, a card for आशा' });
  const after = await page.request.get((await named.getAttribute('src')) ?? '');
  expect([before.headers()['content-type'], after.headers()['content-type']]).toEqual([
    'image/webp',
    'image/webp',
  ]);
  expect(after.headers()['cache-control']).toContain('private');
  expect((await before.body()).equals(await after.body())).toBe(false);
  const isDrawn = (image: SVGElement | HTMLElement) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  await expect.poll(() => named.evaluate(isDrawn)).toBe(true);

  await page.getByRole('link', { name: 'List' }).click();
  await expect(page.getByText('Remember the cardboard rocket behind the sofa?')).toBeVisible();
  const release = await hold(page, '**/studio?*');
  // The driver waits for a page that is loaded, so the page that is left tells of its messages by itself.
  const said: string[] = [];
  await page.exposeFunction('tell', (text: string) => said.push(text));
  await page.locator('[data-toaster]').evaluate((toaster: HTMLElement) => {
    const { tell } = window as unknown as { tell: (text: string | null) => void };
    new MutationObserver(() => tell(toaster.textContent)).observe(toaster, {
      childList: true,
      subtree: true,
    });
  });
  // All of the tile is the link.
  await named.click({ force: true, noWaitAfter: true });
  await expect.poll(() => said.at(0)).toContain('Template Selected!“Lift-Off”');
  await expect.poll(() => said.at(-1)).toContain('Loading template in AI Studio...');
  release();
  await expect(page).toHaveURL(/\/studio\?template=lift-off&to=/);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('आशा');
});

test('who has no account yet keeps the choice through the log-in', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/gallery?style=Neon&to=Ravi');
  await page.getByRole('link', { name: 'Use Template City Lights' }).click();
  await expectMessage(page, 'Template Selected!', '“City Lights”');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/studio?template=city-lights&to=Ravi')}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, storageState: firstVisit });

  test('the first design is in sight, and the filters are behind one button', async ({ page }) => {
    await page.goto('/gallery?category=Brother');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').first();
    const picture = first.getByRole('img');
    await expect(picture).toBeInViewport({ ratio: 1 });
    // Upright, as phones show the card.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('cover');
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(height / width).toBeCloseTo(7 / 5, 1);
    await expect(first.getByRole('heading')).toBeInViewport({ ratio: 1 });

    const button = page.locator('summary', { hasText: 'Filters (1)' });
    const style = page.getByLabel('Style');
    await expect(style).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Category')).toHaveValue('Brother');
    await style.selectOption('Cute');
    await expect(page).toHaveURL('/gallery?category=Brother&style=Cute');
    await expect(page.getByRole('heading', { name: 'No templates found' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(page.getByText('Filters', { exact: true })).toBeVisible();
  });

  test('the filters unfold without scripts', { tag: '@prove' }, async ({ openAs }) => {
    const page = await openAs({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto('/gallery?style=Neon');
    await page.getByText('Filters (1)').click();
    await page.getByLabel('Category').selectOption('Mother');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/category=Mother&style=Neon/);
    await expect(page.getByText('Filters (2)')).toBeVisible();
  });
});

test('the gallery works without scripts', { tag: '@prove' }, async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/gallery?view=list');
  await page.getByLabel('Who is it for?').fill('Meera');
  await page.getByLabel('Category').selectOption('Grandmother');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Showing 4 template(s)')).toBeVisible();
  await expect(page.getByText('For our exams, our journeys')).toBeVisible();
  await expect(page.getByRole('img', { name: '“One More Flame”, a card for Meera' })).toBeVisible();
  const use = page.getByRole('link', { name: 'Use Template One More Flame' });
  await expect(use).toHaveAttribute('href', '/studio?template=one-more-flame&to=Meera');
  await page.getByLabel('Search').fill('zeppelin');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page.getByText('Showing 12 template(s)')).toBeVisible();
  await expect(page.getByLabel('Who is it for?')).toHaveValue('Meera');
});
