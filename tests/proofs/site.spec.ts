// Shows: each page: wide and narrow, axe, keyboard, nothing from other sites
// Spec: 1.2, 1.5, 2.2, 2.4, 2.11, 2.92, 2.104, 3.16, 4.14, 7.16, 9.22, 10.7
import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings, test as base, expect, expectMessage, firstVisit } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { someAddress } from '../support/product.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

/** One browser for all: what it has loaded for one page it need not load for the next. */
const test = base.extend<object, { readonly visited: BrowserContext }>({
  visited: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext({ baseURL: product.origin, locale: 'en-GB' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visited }, use) => {
    await visited.clearCookies();
    await visited.setExtraHTTPHeaders({ 'x-forwarded-for': someAddress() });
    await use(visited);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

test.use({ storageState: firstVisit });
test.describe.configure({ mode: 'parallel' });

let newcomer: Member;
let maker: Member;
let card: string;

test.beforeAll(async ({ product }) => {
  newcomer = await newMember(product, 'newcomer');
  maker = await newMember(product, 'maker');
  card = await saveCard(maker, { card: { toName: 'आशा', background: 'bg-cake' } });
  for (const toName of ['Ravi', 'Grandmother Elisabeth-Charlotte von Hohenlohe-Langenburg', '']) {
    await saveCard(maker, { status: 'draft', card: { toName } });
  }
});

interface Place {
  readonly name: string;
  readonly path: () => string;
  readonly as?: () => Member;
  readonly status?: number;
  /** The heading that tells that the page is there. */
  readonly heading: string | RegExp;
  /** On a wide screen it is made of other parts than on a phone. */
  readonly isWideToo?: true;
}

const places: readonly Place[] = [
  {
    name: 'the home page',
    path: () => '/',
    heading: 'A birthday card they will want to keep',
    isWideToo: true,
  },
  { name: 'the log-in', path: () => '/login', heading: 'Log in', isWideToo: true },
  { name: 'the sign-up', path: () => '/signup', heading: 'Make someone’s day' },
  { name: 'a reset without a link', path: () => '/reset-password', heading: 'Choose a new password' },
  {
    name: 'a reset with a dead link',
    path: () => '/reset-password?token=dead',
    heading: 'This link no longer works',
  },
  { name: 'an empty dashboard', path: () => '/dashboard', as: () => newcomer, heading: 'No drafts yet' },
  {
    name: 'a full dashboard',
    path: () => '/dashboard',
    as: () => maker,
    heading: 'Card for Ravi',
    isWideToo: true,
  },
  { name: 'a profile', path: () => '/profile', as: () => newcomer, heading: 'Your profile' },
  { name: 'Discover', path: () => '/discover?tab=new', heading: 'Discover' },
  { name: 'the pictures of people', path: () => '/content', heading: 'Content management' },
  { name: 'the gallery', path: () => '/gallery', heading: 'Choose a card', isWideToo: true },
  { name: 'the story', path: () => '/about', heading: 'Made for the people who matter to you' },
  { name: 'the contact form', path: () => '/contact', heading: 'Write to us' },
  { name: 'an opened answer', path: () => '/faqs?q=qr+code', heading: 'Frequently asked questions' },
  { name: 'a search in vain', path: () => '/faqs?q=zeppelin', heading: 'No FAQs found' },
  { name: 'the privacy policy', path: () => '/privacy', heading: 'Privacy Policy' },
  { name: 'the cookie policy', path: () => '/cookies', heading: 'Cookie Policy' },
  { name: 'the terms', path: () => '/terms', heading: 'Terms of Service' },
  { name: 'the refund policy', path: () => '/refund', heading: 'Refund Policy' },
  { name: 'the copyright page', path: () => '/dmca', heading: 'DMCA Policy' },
  { name: 'a card', path: () => `/card/${card}`, heading: 'Happy Birthday आशा!', isWideToo: true },
  { name: 'a card that is not there', path: () => '/card/none', status: 404, heading: 'Card not found' },
  { name: 'no page', path: () => '/nowhere', status: 404, heading: 'We can’t find this page' },
];

async function open(page: Page, { path, as, status = 200, heading }: Place): Promise<void> {
  if (as) await page.context().addCookies(as().cookies());
  const answer = await page.goto(path());
  expect(answer?.status()).toBe(status);
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** How far the page can be moved sideways, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Of pages that are made of the same parts one is enough for the short form. */
const alike = /cookie policy|terms|refund|copyright|search in vain/;

for (const place of places.filter(({ name }) => isLongForm || !alike.test(name))) {
  test(`${place.name} fits wide and narrow screens, passes axe and loads nothing from other sites`, async ({
    page,
    product,
    expectTrouble,
  }) => {
    if (place.status) expectTrouble(new RegExp(`${place.status}`));
    const strange: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && new URL(url).origin !== product.origin) strange.push(url);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, place);
    expect(await overflow(page)).toBe(0);
    if (place.isWideToo) expect(await axeFindings(page), 'on a wide screen').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page), 'on a phone').toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(strange).toEqual([]);
  });
}

test('an address without a page says so and leads on', async ({ page, expectTrouble }) => {
  expectTrouble(/404/);
  for (const path of ['/nowhere', '/card', '/studio/none', '/nowhere/at/all?x=1#y']) {
    const answer = await page.goto(path);
    expect({ path, status: answer?.status() }).toEqual({ path, status: 404 });
    await expect(page.getByRole('heading', { name: 'We can’t find this page', level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Make a card' })).toHaveAttribute('href', '/studio');
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a form that cannot be read stays, and it is said why', async ({ page, expectTrouble }) => {
  expectTrouble(/413/);
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).fill('x'.repeat(70_000));
  await page.getByLabel('Email').fill('asha@example.org');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectMessage(page, 'Sign in Failed', 'The form is too long. Please shorten what you wrote.');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.org');
});

test('the menu of a phone is worked by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Main, in the menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Gallery',
    'AI Studio',
    'Discover',
    'Upcoming Birthdays',
    'About',
    'Contact',
  ]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (const link of await menu.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  for (const language of ['English', 'हिन्दी', 'Español', 'العربية']) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu').getByRole('button', { name: language })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu').getByRole('link', { name: 'Sign Up Free' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
  await expect(menu).toBeHidden();
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/login');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue without an account' })).toBeFocused();
});

test('cookies are asked about once', async ({ openAs }) => {
  const page = await openAs({});
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookies');
  const other = await page.context().newPage();
  await other.goto('/login');
  await expect(other.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await bar.getByRole('button', { name: 'Accept All' }).click();
  await expect(bar).toBeHidden();
  await expect(other.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('bb_cookie_consent'))).toBe('true');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bar).toHaveCount(0);
});
