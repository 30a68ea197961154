// Shows: the home page: what moves, where everything leads
// Spec: 1.1, 1.6, 2.3, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17, 2.18, 2.19, 2.20, 2.21, 4.12, 7.16, 9.2, 9.3
// Spec: 9.18
import type { Page } from '@playwright/test';
import { expect, expectMessage, test } from '../support/journey.ts';

function figures(page: Page): Promise<number[]> {
  const texts = page.locator('[data-statistic]').allTextContents();
  return texts.then((all) => all.map((text) => Number(text.replaceAll(',', ''))));
}

test('sample figures grow every five seconds, and a message on sharing stays for seven', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText('Sample figures', { exact: false })).toBeVisible();
  const button = page.getByRole('button', { name: 'Learn About Automated Sharing' });
  const notice = page.getByText('Automated Sharing', { exact: true });
  await expect(async () => {
    await button.click();
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(notice).toHaveCount(0);
  await button.click();
  await expectMessage(page, 'Automated Sharing');
  await page.clock.runFor(6_900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);

  const before = await figures(page);
  await page.clock.runFor(20 * 5_000);
  const more = (await figures(page)).map((figure, index) => figure - (before[index] ?? 0));
  expect(more).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), 0]);
  expect(more[0]).toBeGreaterThan(0);
  expect(more[0]).toBeLessThanOrEqual(40);
  expect(Math.max(more[1] ?? 0, more[2] ?? 0)).toBeLessThanOrEqual(20);
});

test('under the hero one says who it is for, then come designs, and notices and figures last', async ({
  page,
}) => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Who is it for?',
    'Pick one, and it’s half done',
    'In which style?',
    'Three steps, a few minutes',
    'Somebody is going to smile',
    'Upcoming Birthdays',
    'Wishes around the world',
  ]);
  await expect(page.getByRole('main').locator('section').last()).toHaveAccessibleName('The site in figures');

  const designs = page.getByRole('region', { name: 'Pick one, and it’s half done' });
  const pictures = designs.getByRole('listitem').getByRole('img');
  await expect(pictures).toHaveCount(12);
  await designs.scrollIntoViewIfNeeded();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  }
  await expect(designs.getByRole('link', { name: 'See all designs' })).toHaveAttribute('href', '/gallery');
  await designs.getByRole('link', { name: '“Lift-Off”, a card for a brother' }).click();
  await expectMessage(page, 'Template Selected!');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/studio?template=lift-off')}`);
});

/** How far the card in the hero stands out of its envelope: 0 is not at all, 1 is whole. */
function outOfEnvelope(page: Page): Promise<number> {
  return page.locator('.envelope').evaluate((envelope) => {
    const box = (part: string) => envelope.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [card, front] = [box('.envelope-card'), box('.envelope-front')];
    return (front.top - card.top) / card.height;
  });
}

test('the envelope opens once by itself, and closes and opens when it is pressed', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => outOfEnvelope(page)).toBeGreaterThan(0.7);
  const envelope = page.getByRole('button', { name: 'Open or close the envelope' });
  await page.waitForLoadState('networkidle');
  await envelope.click();
  await expect.poll(() => outOfEnvelope(page)).toBeLessThan(0.05);
  await envelope.press('Enter');
  await expect.poll(() => outOfEnvelope(page)).toBeGreaterThan(0.7);

  // Who does not like motion finds it open, with nothing to press.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await outOfEnvelope(page)).toBeGreaterThan(0.7);
  await expect(envelope).toBeHidden();
});

test('wishes to seven leaders pass by without a seam, and stand still when asked to', {
  tag: '@prove',
}, async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Wishes', exact: true });
  await expect(strip.getByRole('listitem')).toHaveCount(7);
  const row = strip.locator('.strip-row');
  const state = () => row.evaluate((element) => element.getAnimations()[0]?.playState);
  const timing = await row.evaluate((element) => {
    const { duration, iterations } = element.getAnimations()[0]?.effect?.getTiming() ?? {};
    const widths = [...element.children].map((copy) => copy.scrollWidth);
    const isSeamless = widths.every((width) => width * 2 === element.scrollWidth);
    return { duration, isEndless: iterations === Number.POSITIVE_INFINITY, isSeamless };
  });
  expect(timing).toEqual({ duration: 35_000, isEndless: true, isSeamless: true });
  expect(await state()).toBe('running');

  await strip.hover({ position: { x: 640, y: 100 } });
  await expect.poll(state).toBe('paused');
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe('running');
  await strip.focus();
  await expect.poll(state).toBe('paused');
  const hold = page.getByRole('checkbox', { name: 'Pause' });
  await hold.focus();
  await expect.poll(state).toBe('running');
  await page.keyboard.press('Space');
  await expect.poll(state).toBe('paused');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hold).toBeHidden();
  expect(await state()).toBeUndefined();
});

test('birthdays come in the order of the visitor’s own days', async ({ page }) => {
  // At this moment it is 12 July in the visitor’s zone and 11 July in UTC.
  await page.clock.setFixedTime('2027-07-11T13:00:00Z');
  await page.goto('/');
  const cards = page.locator('#upcoming-birthdays').getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await expect(cards.first()).toContainText('Malala Yousafzai');
  await expect(cards.first()).toContainText('July 12');
  await expect(cards.first()).toContainText('Today');
  await expect(cards.nth(1)).toContainText('in 65 days');
  await expect(cards.last()).toContainText('Tim Berners-Lee');
});

/** Follows the header's link; returns how the page scrolls to what a link of it names. */
async function follow(page: Page, from: string): Promise<string> {
  await page.goto(from);
  const header = page.getByRole('navigation', { name: 'Main' });
  await header.getByRole('link', { name: 'Upcoming Birthdays' }).click();
  await expect(page).toHaveURL('/#upcoming-birthdays');
  const section = page.locator('#upcoming-birthdays');
  // The fixed header is 80 px high.
  const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(2);
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
}

test('the header leads to the birthdays from any page, smoothly or at once', { tag: '@prove' }, async ({
  page,
}) => {
  for (const from of ['/contact', '/login', '/']) expect(await follow(page, from), from).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const from of ['/contact', '/']) expect(await follow(page, from), from).toBe('auto');
});

test('tiles lead to the gallery, and buttons to the studio and the gallery', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const links = (name: string) =>
    main
      .getByRole('region', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const people =
    'Brother Sister Mother Father Friend Wife Husband Teacher Colleague Grandmother Grandfather Cousin ' +
    'Son Daughter Niece Nephew Aunt Uncle Partner Grandchild';
  const ages = '1 13 16 18 21 30 40 50 60 70 80 90 100';
  expect(await links('Who is it for?')).toEqual([
    ...people.split(' ').map((name) => `/gallery?category=${name}`),
    ...ages.split(' ').map((age) => `/gallery?age=${age}`),
  ]);
  const styles = '3D Realistic Animated Minimal Cute Elegant Retro Neon';
  expect(await links('In which style?')).toEqual(styles.split(' ').map((name) => `/gallery?style=${name}`));
  await expect(main.getByText('100% FREE')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Make a card' })).toHaveAttribute('href', '/studio');
  await expect(main.getByRole('link', { name: 'See the designs' })).toHaveAttribute('href', '/gallery');
  await expect(main.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute('href', '/signup');
});

test('the home page is whole without scripts', async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/');
  const card = page.getByRole('img', { name: 'Birthday card for Meera' });
  await expect(card).toBeVisible();
  await expect(card.locator('.entrance-slideUp').first()).toBeAttached();
  expect(await figures(page)).toEqual([12847, 8934, 6721, 3456]);
  await expect(page.locator('#upcoming-birthdays').getByRole('listitem')).toHaveCount(8);
  const flag = page.getByRole('img', { name: 'Flag of India' });
  expect((await page.request.get((await flag.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
    'image/svg+xml',
  );
});
