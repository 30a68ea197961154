// Shows: reset links: their page, mistakes, expiry, without JavaScript
// Spec: 2.35, 2.36, 2.37, 4.18, 5.5, 8.5, 8.17, 8.24, 9.1
import type { Page } from '@playwright/test';
import { hold } from '../support/held-requests.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { linkIn, mailsTo, mailTo } from '../support/mails.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { type Member, newVisitor, signUpMember } from '../support/visitor.ts';

const fresh = 'seven lamps by the river';
const dead = 'This link has expired or has already been used. Please ask for a new one.';

async function askForLink({ post, email }: Member, product: Product): Promise<string> {
  expect((await post('/api/auth/request-password-reset', { email })).ok).toBe(true);
  return linkIn(await mailTo(product, email, 'reset'));
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('from the log-in to the mail, to a new password, to where one was going', async ({
  page,
  openAs,
  product,
}) => {
  const member = await signUpMember(product, 'forgot');
  const elsewhere = await openAs({}, member);
  await elsewhere.goto('/dashboard');
  await page.goto('/login?next=%2Fprofile');
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectMessage(
    page,
    'Password Reset Email Sent',
    'Check your inbox for a link to reset your password.',
  );

  const link = linkIn(await mailTo(product, member.email, 'reset'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(link);
  await expect(page, 'the address keeps no token').toHaveURL('/reset-password');
  await expect(page.getByRole('main')).toContainText(`For ${member.email}`);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(asked.filter((line) => line.includes(token))).toEqual([`${link} `]);
  expect(await page.content()).not.toContain(token);
  expect(product.output(), 'nor does the log').not.toContain(token);

  for (const label of ['New Password', 'Confirm New Password']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await page.locator('div', { has: field }).last().getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
  }
  const release = await hold(page, '**/reset-password.data*');
  await choose(page, fresh);
  await expect(page.getByRole('button', { name: 'Resetting...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await expectMessage(page, 'Password Reset Successful', 'You can now log in with your new password.');

  await elsewhere.reload();
  await expect(elsewhere, 'every session has ended').toHaveURL('/login?next=%2Fdashboard');
  await logIn(page, member.email, fresh);
  await expect(page).toHaveURL('/profile');
});

test('mistakes are told in their words, and leave the link as it is', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  const member = await signUpMember(product, 'mistaken');
  await page.goto(await askForLink(member, product));
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.locator('input:invalid'), 'the browser asks for both').toHaveCount(2);
  const mistakes: [password: string, again: string, title: string, description?: string][] = [
    [fresh, 'six lamps by the river', 'Passwords do not match'],
    ['b7&x', 'b7&x', 'Password too short', 'Password should be at least 6 characters'],
    ['b7&x', 'b7&y', 'Passwords do not match'],
    [
      member.email,
      member.email,
      'Error resetting password',
      'Your password can’t be your email address. Please choose another one.',
    ],
  ];
  for (const [password, again, title, description] of mistakes) {
    await choose(page, password, again);
    await expectMessage(page, title, description);
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
  }
  await choose(page, fresh);
  await expectMessage(page, 'Password Reset Successful');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link works once, and the page leads to a new one', async ({ page, product, expectTrouble }) => {
    expectTrouble(/^request failed: .*\/assets\/.*\.js$|400/);
    const member = await signUpMember(product, 'plain');
    const link = await askForLink(member, product);
    await page.goto(link);
    await choose(page, fresh, 'another');
    await expectMessage(page, 'Passwords do not match');
    expect(await page.content()).not.toContain(fresh);
    // Somebody else was quicker, while the page was open.
    const token = new URL(link).searchParams.get('token');
    await member.post('/api/auth/reset-password', { token, newPassword: fresh });
    await choose(page, 'nine boats in the rain');
    await expectMessage(page, 'Error resetting password', dead);
    await expect(page.getByRole('heading', { name: 'This link no longer works', level: 1 })).toBeVisible();

    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await expectMessage(
      page,
      'Password Reset Email Sent',
      'Check your inbox for a link to reset your password.',
    );
    await expect.poll(() => mailsTo(product, member.email, 'reset')).toHaveLength(2);
    const [second] = await mailsTo(product, member.email, 'reset');
    await page.goto(second ? linkIn(second) : '');
    await choose(page, 'nine boats in the rain');
    await expect(page).toHaveURL('/login');
    await expectMessage(page, 'Password Reset Successful', 'You can now log in with your new password.');
  });
});

test('links that are expired, broken or missing say so, and asking for a mail is answered the same for all', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/400|429/);
  const member = await signUpMember(product, 'late');
  const link = await askForLink(member, product);
  await ownerRows(
    product,
    "update verification set expires_at = now() - interval '1 second' where value = $1",
    [member.userId],
  );
  const heading = page.getByRole('heading', { level: 1 });
  for (const broken of [
    link,
    link.slice(0, -3),
    '/reset-password?token=',
    '/reset-password?token=%00%0d%0a',
  ]) {
    await page.goto(broken);
    await expect(page).toHaveURL('/reset-password');
    await expect(heading).toHaveText('This link no longer works');
  }
  await page.context().clearCookies();
  await page.goto('/reset-password');
  await expect(heading).toHaveText('Choose a new password');
  await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
  const ask = page.getByRole('button', { name: 'Send me a link' });
  const { email, post } = newVisitor(product, 'nobody');
  for (let mail = 0; mail < 4; mail += 1) await post('/api/auth/request-password-reset', { email });
  await page.getByLabel('Email').fill(email);
  await ask.click();
  await expectMessage(
    page,
    'Password Reset Email Sent',
    'Check your inbox for a link to reset your password.',
  );
  const answered = page.waitForResponse((response) => response.status() === 429);
  await ask.click();
  await expectMessage(page, 'Password Reset Failed', 'Too many attempts. Please try again in an hour.');
  expect(Number((await answered).headers()['retry-after'])).toBeGreaterThan(3_500);
});

test('no page shows mail that was not sent', async ({ page, expectTrouble }) => {
  expectTrouble(/404/);
  for (const path of ['/outbox', '/outbox.data']) {
    expect((await page.request.get(path)).status()).toBe(404);
  }
});
