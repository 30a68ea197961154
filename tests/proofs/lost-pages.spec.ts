// Shows: pages and code that do not arrive: a sentence, and all by itself later
// Spec: 2.6, 2.88, 8.3, 8.6, 8.7, 8.9, 8.15
import type { Page } from '@playwright/test';
import { expect, expectMessage, test } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { losing, losses, someLosses } from '../support/lost-requests.ts';
import { withoutRight } from '../support/product.ts';
import { type Member, newGuest, newMember, saveCard } from '../support/visitor.ts';

interface Screen {
  readonly path: (cardId: string) => string;
  readonly notice: string;
  /** A heading of the page itself. */
  readonly heading: RegExp;
}

const screens: Readonly<Record<string, Screen>> = {
  dashboard: { path: () => '/dashboard', notice: 'Error fetching cards', heading: /^Welcome,/ },
  profile: { path: () => '/profile', notice: 'Error loading profile', heading: /^Your profile$/ },
  settings: { path: () => '/dashboard/settings', notice: 'Error loading settings', heading: /^Settings$/ },
  studio: { path: (id) => `/studio?cardId=${id}`, notice: 'Error loading card', heading: /^AI Studio$/ },
  'public card': {
    path: (id) => `/card/${id}`,
    notice: 'Error: Could not load the card',
    heading: /^Happy Birthday/,
  },
};

/** Pages without an error page of their own: the one before stays. */
const others = {
  gallery: { path: '/gallery', notice: 'We couldn’t load this page', heading: 'Choose a card' },
  questions: { path: '/faqs', notice: 'We couldn’t load this page', heading: 'Frequently asked questions' },
  'more of Discover': {
    path: '/discover?tab=new&shown=9',
    notice: 'We couldn’t load this page',
    heading: 'Discover',
  },
};
let member: Member;
let cardId: string;

test.beforeEach(async ({ page, product, expectTrouble }) => {
  member = await newMember(product, 'lost-pages');
  cardId = await saveCard(member);
  await page.context().addCookies(member.cookies());
  expectTrouble(
    /ERR_|request failed|answer (4|5)\d\d|Failed to load resource|Failed to fetch dynamically|No answer/,
  );
});

interface RouterWindow {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly initialized: boolean };
    navigate(to: string): Promise<void>;
  };
}

/** As a link on the page does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => (window as RouterWindow).__reactRouterDataRouter?.state.initialized);
  await page.evaluate((to) => {
    void (window as RouterWindow).__reactRouterDataRouter?.navigate(to);
  }, path);
}

async function expectOwnError(page: Page, { notice }: Screen): Promise<void> {
  if (notice.startsWith('Error')) await expectMessage(page, notice);
  else await expect(page.getByRole('heading', { name: notice })).toBeVisible();
  await expect(page.getByText(/our fault|nginx|Bad Gateway/)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  // Nothing is known of the session now, so nothing is said of it.
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign Up Free' })).toHaveCount(0);
}

async function expectBack(page: Page, screen: Screen): Promise<void> {
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectHere(page, screen);
}

async function expectHere(page: Page, { heading }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 }).first()).toBeAttached();
  // The page of a card is a document of its own, without the site's frame.
  if (new URL(page.url()).pathname.startsWith('/card/')) return;
  // In the studio it stands in the menu, which is closed.
  await expect(page.getByRole('button', { name: 'Sign Out', includeHidden: true }).first()).toBeAttached();
}

for (const [index, [name, screen]] of Object.entries(screens).entries()) {
  test(`${name}: lost on the way there, and found again`, async ({ page }) => {
    // One place looks after all pages: the others are each lost in another way.
    const ways = isLongForm || name === 'dashboard' ? someLosses : [losses[index] ?? losses[0]];
    for (const loss of ways) {
      await test.step(loss.name, async () => {
        await page.goto('/profile');
        await losing(page, { loss, urls: /\.data(\?|$)/, method: 'GET' }, async () => {
          await follow(page, screen.path(cardId));
          await expectOwnError(page, screen);
        });
        await expectBack(page, screen);
      });
    }
  });

  // The others are lost by the same code.
  if (!isLongForm && !['dashboard', 'studio', 'public card'].includes(name)) continue;

  test(`${name}: nothing of it comes while there is no network, and all by itself afterwards`, async ({
    page,
  }) => {
    await page.goto('/profile');
    await page.context().setOffline(true);
    await follow(page, screen.path(cardId));
    await expectOwnError(page, screen);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectMessage(page, 'Still no answer', 'Please check your connection and try again.');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
    await page.context().setOffline(false);
    await expectHere(page, screen);
  });

  // That of a card needs no code.
  if (name === 'public card') continue;

  test(`${name}: only its code is lost`, async ({ page }) => {
    await page.goto(name === 'profile' ? '/dashboard/settings' : '/profile');
    const [loss] = losses;
    await losing(page, { loss, urls: /\/assets\/[^/]*\.(js|css)/, method: 'GET' }, async () => {
      await follow(page, screen.path(cardId));
      await expectOwnError(page, screen);
    });
    await expectBack(page, screen);
  });
}

for (const [index, [name, { path, notice, heading }]] of Object.entries(others).entries()) {
  test(`${name}: lost on the way there, the page before stays, and one press tries again`, async ({
    page,
  }) => {
    // A page without React, which changes a part of itself; the others are loaded by the browser if the server answers.
    const isPart = path.startsWith('/discover');
    const ways = losses.filter((loss) => isPart || loss.name !== 'half an answer');
    for (const loss of isLongForm ? ways : [ways[index] ?? losses[0]]) {
      await page.goto(isPart ? '/discover?tab=new' : '/profile');
      const here = page.url();
      const title = await page.title();
      const field = page.getByLabel('Full Name');
      if (await field.isVisible()) await field.fill('Half a sentence');
      await page.evaluate(() => window.scrollTo(0, 300));
      const scrolled = await page.evaluate(() => window.scrollY);
      await losing(
        page,
        { loss, urls: isPart ? /discover/ : /\/session\.json$/, method: 'GET' },
        async () => {
          if (isPart) await page.getByRole('button', { name: 'Load More Cards' }).dispatchEvent('click');
          else await follow(page, path);
          await expectMessage(page, notice);
        },
      );
      await expect(page).toHaveURL(here);
      await expect(page).toHaveTitle(title);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      if (await field.isVisible()) await expect(field).toHaveValue('Half a sentence');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    }
  });
}

test('a guest whose way out is lost reads "Sign out Failed" where they are', async ({ page, product }) => {
  await page.context().clearCookies();
  await page.context().addCookies((await newGuest(product)).cookies());
  await page.goto('/profile');
  const [loss] = losses;
  await losing(page, { loss, urls: /\.data(\?|$)/, method: 'GET' }, async () => {
    await follow(page, '/guest/sign-out');
    await expectMessage(page, 'Sign out Failed');
  });
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
});

test('answers that are lost are said to be in their dialog, and come at a press', async ({ page }) => {
  const reply = new URLSearchParams({ text: 'Thank you!', name: 'Asha' });
  await member.send(`/card/${cardId}/reply`, { method: 'POST', body: reply });
  await page.goto('/dashboard?tab=created');
  const dialog = page.getByRole('dialog', { name: 'Replies' });
  for (const loss of someLosses) {
    await losing(page, { loss, urls: /replies.*\.data|replies\.data/, method: 'GET' }, async () => {
      await page.getByRole('link', { name: /^1 reply/ }).click();
      await expect(dialog.getByText('The replies couldn’t be loaded')).toBeVisible();
    });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('Thank you!')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
  }
});

test('the studio that did not open leads to the dashboard as well', async ({ page }) => {
  await page.goto('/profile');
  const [loss] = losses;
  await losing(page, { loss, urls: /\.data(\?|$)/, method: 'GET' }, async () => {
    await follow(page, `/studio?cardId=${cardId}`);
    await expectMessage(page, 'Error loading card');
  });
  await page.getByRole('main').getByRole('link', { name: 'Go to your cards' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome,/ })).toBeVisible();
});

test('logging in succeeds and the next page is lost: nothing is claimed, and Try again leads on', async ({
  page,
}) => {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  const [loss] = losses;
  await losing(page, { loss, urls: /\.data(\?|$)/, method: 'GET' }, async () => {
    await page.getByRole('button', { name: 'Log In' }).click();
    await expectMessage(page, 'Error fetching cards');
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectMessage(page, 'Login Successful!');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('while the database cannot tell who is signed in, the page claims neither', async ({
  page,
  product,
}) => {
  await withoutRight(product, 'select on session', async () => {
    for (const path of ['/', '/about', '/contact']) {
      await page.goto(path);
      await expect(
        page
          .getByRole('link', { name: /^(Login|Sign Up Free|Dashboard)$/ })
          .and(page.getByRole('banner').getByRole('link')),
      ).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
    }
    const { 'public card': card, ...others } = screens;
    for (const screen of Object.values(others).filter(({ notice }) => notice.startsWith('Error'))) {
      await page.goto(screen.path(cardId));
      await expectOwnError(page, screen);
    }
    // A document of its own, which has no header to claim anything.
    await page.goto(card?.path(cardId) ?? '');
    await expectMessage(page, card?.notice ?? '');
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('a sign-out that is lost says so, and one stays signed in', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Half a sentence');
  const out = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
  for (const loss of someLosses) {
    await losing(page, { loss, urls: /\/signout$/, method: 'POST' }, async () => {
      await out.click();
      await expectMessage(page, 'Sign out Failed');
    });
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('Half a sentence');
  }
  await page.context().setOffline(true);
  await out.click();
  await expectMessage(
    page,
    'Sign out Failed',
    'We got no answer. You may still be logged in. Please check your connection and try again.',
  );
  await page.context().setOffline(false);
  await out.click();
  await expectMessage(page, 'Signed Out');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('on a phone the menu does not cover the message of a lost sign-out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectMessage(page, 'Sign out Failed');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
  await page.context().setOffline(false);
});

test('a card that cannot be deleted now stays where it is', async ({ page }) => {
  await page.goto('/dashboard?tab=created');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Delete card' }).click();
  await expectMessage(
    page,
    'Error deleting card',
    'We got no answer. Please check your connection and try again.',
  );
  await expect(page.locator(`[data-card="${cardId}"]`)).toBeVisible();
  await page.context().setOffline(false);
});

test('a style sheet that did not come is asked for again', async ({ page, expectTrouble }) => {
  expectTrouble(/was preloaded using link preload/);
  let refused = 0;
  await page.route(/\/assets\/root-[^/]*\.css/, (route) => {
    refused += 1;
    return refused > 2 ? route.continue() : route.abort();
  });
  await page.goto('/about');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed', { timeout: 15_000 });
});

test("Discover's tabs change without the server, and the address says which one is shown", async ({
  page,
}) => {
  await page.goto('/discover', { waitUntil: 'networkidle' });
  const first = (await page.getByRole('tabpanel').getByRole('heading').first().textContent()) ?? '';
  await page.context().setOffline(true);
  for (const [tab, shown, address] of [
    ['Staff Picks', "Editor's Choice", /\?tab=staff-picks$/],
    ['New', 'ago', /\?tab=new$/],
    ['Trending', first, /\?tab=trending$/],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByText(shown).first()).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await page.context().setOffline(false);
});
