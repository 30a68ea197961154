// Shows: Google and Facebook: new accounts, refusals, a lost network, without JavaScript
// Spec: 2.26, 2.32, 8.4
import type { Page } from '@playwright/test';
import { axeFindings, test as base, expect, expectMessage } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { type OidcServer, startOidcServer } from '../support/oidc-server.ts';
import { freePort, ownerRows, type Product, startProduct } from '../support/product.ts';
import { newGuest, saveCard } from '../support/visitor.ts';

interface Sites {
  readonly product: Product;
  readonly oidc: OidcServer;
}

const test = base.extend<object, { sites: Sites; product: Product; oidc: OidcServer }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const port = await freePort();
      const oidc = await startOidcServer(`http://localhost:${port}`);
      const product = await startProduct({ port, env: oidc.env });
      await use({ product, oidc });
      await product.stop();
      await oidc.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [async ({ sites }, use) => use(sites.product), { scope: 'worker' }],
  oidc: [async ({ sites }, use) => use(sites.oidc), { scope: 'worker' }],
});
/** What the other site's page is told. */
async function answer(page: Page, account: string, button: 'Allow' | 'Refuse' = 'Allow'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The other site' })).toBeVisible();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: button }).click();
}

test('a new account with Google goes where the visitor was going, and every tab knows', async ({
  page,
  context,
  oidc,
}) => {
  const picture = 'https://elsewhere.example/asha.jpg';
  oidc.accounts.set('asha', { email: 'asha@example.org', email_verified: true, name: 'Asha Rao', picture });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).hostname));
  const home = await context.newPage();
  await home.goto('/');
  await page.goto('/signup?next=%2Fstudio');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await answer(page, 'asha');
  await expect(page).toHaveURL('/studio');
  await expectMessage(page, 'Account Created!', 'Welcome to Birthday Bloom!');
  await expect(home.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao!' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
  expect(new Set(asked), 'the picture is asked for by nobody').toEqual(new Set(['localhost']));

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(home.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
  await page.goto('/login?next=%2F%2Fevil.example');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await answer(page, 'asha');
  await expect(page, 'and never to another site').toHaveURL('/dashboard');
  await expectMessage(page, 'Login Successful!', 'Welcome back!');
  await page.reload();
  await expect(page.getByText('Login Successful!'), 'said once').toHaveCount(0);
  await expect(home.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('what a guest made is asked about after signing up with Google, and goes along', async ({
  page,
  product,
  oidc,
}) => {
  oidc.accounts.set('guest', { email: 'was-guest@example.org', email_verified: true, name: 'Asha Rao' });
  const guest = await newGuest(product);
  const card = await saveCard(guest, { card: { toName: 'Ravi' } });
  await page.context().addCookies(guest.cookies());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await answer(page, 'guest');
  await expect(page.getByRole('heading', { name: 'You made a card without an account.' })).toBeVisible();
  await page.getByRole('button', { name: 'Move it to this account' }).click();
  await expect(page.getByRole('heading', { name: 'Card for Ravi' })).toBeVisible();
  const rows = await ownerRows(
    product,
    'select email from "user" join cards on cards.user_id = "user".id where cards.id = $1',
    [card],
  );
  expect(rows).toEqual([{ email: 'was-guest@example.org' }]);
});

test('when the network goes on the way to Google, the page and what was typed stay', async ({
  page,
  context,
  oidc,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|request failed/);
  oidc.accounts.set('late', { email: 'late@example.org', email_verified: true, name: 'Late Rao' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('typed@example.org');
  await page.route(/login\.data/, async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const noAnswer = 'We got no answer. Please check your connection and try again.';
  await expectMessage(page, 'Login with Google Failed', noAnswer);
  await expect(page.getByLabel('Email')).toHaveValue('typed@example.org');
  // The message may come before the answer has been given up.
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Continue here if nothing happens' }).click();
  await answer(page, 'late');
  await expect(page).toHaveURL('/dashboard');
});

test('Facebook makes no account before the mail is opened in the same browser; the settings remove it again', async ({
  page,
  openAs,
  product,
  oidc,
  expectTrouble,
}) => {
  expectTrouble(/400|409/);
  const email = 'ravi@example.org';
  oidc.accounts.set('ravi', { email, name: 'Ravi' });
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign up with Facebook' }).click();
  await answer(page, 'ravi');
  await expect(page).toHaveURL('/signup');
  await expectMessage(
    page,
    'Please check your email',
    'We’ve sent a link to the address of your Facebook account. Open it in this browser, and you can log in.',
  );
  const link = linkIn(await mailTo(product, email, 'confirm-sign-in'));
  const other = await openAs({});
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Nothing has changed' })).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  expect(await ownerRows(product, 'select id from "user" where email = $1', [email])).toEqual([]);

  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await answer(page, 'ravi');
  await expect(page).toHaveURL('/dashboard');
  await expectMessage(page, 'Login Successful!', 'Welcome back!');

  await page.goto('/dashboard/settings');
  const ways = page.getByRole('region', { name: 'How you log in' });
  await expect(ways.getByRole('listitem')).toHaveText(/^Facebook.*confirmed with it/);
  await expect(ways.getByRole('button'), 'the only way in stays').toHaveCount(0);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.goto(linkIn(await mailTo(product, email, 'reset')));
  const password = 'seven lamps by the river';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await answer(page, 'ravi');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/settings');
  await expect(ways.getByRole('listitem')).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  const own = ways.getByLabel('Your password, to remove Facebook');
  await own.fill('not this one');
  await ways.getByRole('button', { name: 'Remove Facebook' }).click();
  await expectMessage(page, 'Error removing login', 'Your current password isn’t right. Please try again.');
  await own.fill(password);
  await ways.getByRole('button', { name: 'Remove Facebook' }).click();
  await expectMessage(page, 'Login Removed', 'Facebook doesn’t open your account any more.');
  await expect(ways.getByRole('listitem')).toHaveText(/^Password/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await answer(page, 'ravi');
  await expectMessage(page, 'Please check your email');
});

test('a refusal is shown on the page where it began', async ({ page, oidc }) => {
  oidc.accounts.set('unproved', { email: 'unproved@example.org', email_verified: false });
  oidc.accounts.set('no mail', { name: 'Nobody' });
  await page.goto('/signup?next=%2Fprofile');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await answer(page, '', 'Refuse');
  await expect(page).toHaveURL('/signup?next=%2Fprofile');
  await expectMessage(
    page,
    'Sign up with Google Failed',
    'You didn’t say yes at Google, so nothing has changed here.',
  );
  await expect(page.getByText('This link no longer works.')).toHaveCount(0);

  for (const [account, sentence] of [
    [
      'unproved',
      'Google hasn’t confirmed your email address. Please confirm it there, or use your email and a password.',
    ],
    [
      'no mail',
      'Google didn’t tell us your email address. Please allow it there, or use your email and a password.',
    ],
  ] as const) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await answer(page, account);
    await expectMessage(page, 'Login with Google Failed', sentence);
  }

  await page.goto('/login');
  oidc.hangsUp = true;
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await answer(page, 'asha');
  await expectMessage(
    page,
    'Login with Google Failed',
    'Google isn’t answering right now. Please try again in a moment, or use your email and password.',
  );
  oidc.hangsUp = false;

  await page.goto('/api/auth/callback/facebook?code=forged&state=forged&error_description=%3Cb%3Ex');
  await expect(page).toHaveURL('/login');
  await expectMessage(
    page,
    'Login with Facebook Failed',
    'Logging in with Facebook took too long, or was started in another window. Please try again.',
  );
  await page.goto('/login/google?error=%3Cimg%20src%3Dx%3E');
  await expectMessage(page, 'Login with Google Failed', 'Something went wrong');
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'bb.session_token' }),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads there and back', async ({ page, oidc, expectTrouble }) => {
    expectTrouble(/^request failed: .*\/assets\/.*\.js$/);
    oidc.accounts.set('lila', { email: 'lila@example.org', email_verified: true, name: 'Lila' });
    await page.goto('/login?next=%2Fstudio');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await answer(page, 'lila');
    await expect(page).toHaveURL('/studio');
    await expectMessage(page, 'Account Created!', 'Welcome to Birthday Bloom!');
  });
});
