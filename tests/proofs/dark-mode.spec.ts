// Shows: in the dark: contrast of the pages, the choice, print, and cards that look the same
import type { Page } from '@playwright/test';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

const paper = { light: 'rgb(255, 248, 236)', dark: 'rgb(25, 20, 16)' };

function expectGround(page: Page, color: string): Promise<void> {
  return expect(page.locator('html')).toHaveCSS('background-color', color);
}

/** What has too little contrast; the other findings of axe are the same in both. */
function faint(page: Page): Promise<string[]> {
  return axeFindings(page, 'color-contrast');
}

/** The colours of the browser's bars that apply now. */
function bars(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );
}

test('public pages have enough contrast in the dark', async ({ page }) => {
  for (const path of ['/', '/gallery', '/discover', '/login', '/contact', '/faqs', '/privacy']) {
    await page.goto(path);
    await expectGround(page, paper.dark);
    expect(await faint(page), path).toEqual([]);
  }
});

test('pages of an account have enough contrast in the dark', async ({ page, member }) => {
  const id = await saveCard(member);
  for (const path of ['/studio', '/dashboard', '/dashboard/settings', '/profile', `/card/${id}`]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await faint(page), path).toEqual([]);
  }
});

test('dialogs, menus and messages have enough contrast in the dark', async ({
  page,
  expectTrouble,
  member,
}) => {
  expectTrouble(/401/);
  await saveCard(member);
  await page.goto('/dashboard');
  for (const name of [/^Share/, /^Delete/, /^Language/]) {
    await page.getByRole('button', { name }).first().click();
    expect(await faint(page), `${name}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectMessage(page, 'Sign in Failed');
  expect(await faint(page), 'a message').toEqual([]);
});

test('the choice at the foot of the page is kept, seen in other tabs, and taken back', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/assets|ERR_FAILED/);
  await page.goto('/faqs');
  const other = await page.context().newPage();
  await other.goto('/about');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expectGround(page, paper.light);
  expect(await bars(page)).toEqual(['#fff8ec']);
  await expectGround(other, paper.light);
  await expect(other.getByRole('radio', { name: 'Light' })).toBeChecked();

  // Without the page's own code. In a new tab: the first may still be loading code, and comes anew when that is lost.
  const early = await page.context().newPage();
  await early.route('**/assets/*.js', (route) => route.abort());
  await early.goto('/gallery');
  await expect(early.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expectGround(early, paper.light);
  await early.getByRole('radio', { name: 'System' }).check();
  await expectGround(early, paper.dark);
  expect(await bars(early)).toEqual(['#191410']);
});

test('without scripts the page follows the system, and paper is white', async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false, colorScheme: 'dark' });
  await page.goto('/terms');
  await expectGround(page, paper.dark);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectGround(page, paper.light);
});

test('a card looks the same in both', async ({ page, product }) => {
  const member = await newMember(product, 'dark');
  await page.goto(`/card/${await saveCard(member)}`);
  await page.evaluate(() => document.fonts.ready);
  const card = await page.getByRole('article').locator('svg').first().boundingBox();
  const { x, y, width, height } = card ?? { x: 0, y: 0, width: 0, height: 0 };
  // Without its round corners, through which the page is seen.
  const clip = { x: x + 20, y: y + 20, width: width - 40, height: height - 40 };
  const dark = await page.screenshot({ clip });
  await page.emulateMedia({ colorScheme: 'light' });
  expect((await page.screenshot({ clip })).equals(dark)).toBe(true);
});
