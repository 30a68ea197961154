// Shows: links in mail, the pages they lead to, sign-up and log-in without JavaScript
// Spec: 2.28, 8.4
import { cookieCheckPath } from '#web/request/next-path.ts';
import { logIn, newAddress, notTogether, password, signUp } from '../support/account-forms.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { ownerRows } from '../support/product.ts';
import { type Member, newVisitor, signUpMember } from '../support/visitor.ts';

/** Somebody with an account, whom all tests share that do not change it. */
let member: Member;

test.beforeAll(async ({ product }) => {
  member = await signUpMember(product, 'accounts');
});
test('in another browser the mail leads to a new password, and the sessions of the sign-up end', async ({
  page,
  openAs,
  product,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  const stranger = await signUpMember(product, 'typed-another');
  const owner = await openAs({});
  await owner.goto(linkIn(await mailTo(product, stranger.email, 'verification')));
  await expect(owner).toHaveURL('/reset-password?confirm=1');
  await expect(owner.getByText('You opened the link in a different browser')).toBeVisible();
  expect(await axeFindings(owner)).toEqual([]);
  await owner.getByLabel('New Password', { exact: true }).fill('seven lamps by the river');
  await owner.getByLabel('Confirm New Password').fill('seven lamps by the river');
  await owner.getByRole('button', { name: 'Reset Password' }).click();
  await expectMessage(owner, 'Password Reset Successful', 'You can now log in with your new password.');
  expect(await (await stranger.send('/session.json')).json()).toEqual({ email: null, guest: null });
  await page.goto('/login');
  await logIn(page, stranger.email, stranger.password);
  await expectMessage(page, 'Sign in Failed', notTogether);
  await logIn(owner, stranger.email, 'seven lamps by the river');
  await expect(owner).toHaveURL('/dashboard');
});

test('goes on to the page of this site that was asked for, and to no other site', async ({ page }) => {
  const ways: [next: string, goesTo: string][] = [
    ['/studio?template=3', '/studio?template=3'],
    ['https://evil.example/', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
  ];
  for (const [next, goesTo] of ways) {
    await page.context().clearCookies();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logIn(page, member.email);
    await expect(page).toHaveURL(goesTo);
  }
});

test('Google, Facebook and the chat stand only where they are set up', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);
    await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
  }
});

test('opening the link of a mail changes nothing, however often and by whom; a wrong one says so', async ({
  product,
  page,
}) => {
  const visitor = newVisitor(product, 'link');
  const { email } = visitor;
  await visitor.post('/api/auth/sign-up/email', { name: 'Link', email, password });
  const { pathname, search } = new URL(linkIn(await mailTo(product, email, 'verification')));
  const confirmed = () =>
    ownerRows(product, 'select email_verified as confirmed from "user" where email = $1', [email]);
  // Mail programs open links before people do, and follow where they lead.
  for (const reader of [newVisitor(product, 'scanner'), newVisitor(product, 'scanner'), visitor]) {
    expect((await reader.send(pathname + search)).headers.get('location')).toBe(
      cookieCheckPath(new Headers(), '/confirm-email'),
    );
    const page = await reader.send('/confirm-email');
    if (reader === visitor) expect(await page.text()).toContain('Confirm your email address');
    else expect(page.headers.get('location')).toBe('/reset-password?confirm=1');
    expect(await confirmed()).toEqual([{ confirmed: false }]);
  }
  const pressed = await visitor.send('/confirm-email', { method: 'POST', body: new URLSearchParams() });
  expect(pressed.headers.get('location')).toBe('/login?verified=1');
  expect(await confirmed()).toEqual([{ confirmed: true }]);
  expect((await visitor.send('/dashboard')).headers.get('location'), 'it signs nobody in').toContain(
    '/login',
  );
  for (const wrong of [
    pathname + search,
    '/confirm-email?token=%00',
    '/confirm-email',
    '/login?verified=1&error=X',
  ]) {
    await page.goto(wrong);
    await expect(page.getByText('This link no longer works.')).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.beforeEach(({ expectTrouble }) => {
    // Such a browser drops the scripts that the page preloads.
    expectTrouble(/^request failed: .*\/assets\/.*\.js$/);
  });

  test('signs up, logs in and signs out', async ({ page }) => {
    const email = newAddress();
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Sign up free', exact: true }).click();
    await expect(page).toHaveURL('/signup?next=%2Fprofile');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
    await signUp(page, { email });
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expectMessage(page, 'Account Created!', 'Please check your email to verify your account.');
    await logIn(page, email);
    await expect(page).toHaveURL('/profile');
    await expectMessage(page, 'Login Successful!', 'Welcome back!');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expectMessage(page, 'Signed Out');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
  });

  test('mistakes are told and what was typed stays, the password does not', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/40[01]/);
    const email = newAddress();
    await page.goto('/signup');
    await signUp(page, { email, again: 'a loud garden' });
    await expectMessage(page, "Passwords don't match!");
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await page.content()).not.toContain(password);
    await page.goto('/login?next=%2Fstudio');
    await logIn(page, member.email, 'a loud garden');
    await expectMessage(page, 'Sign in Failed', notTogether);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    expect(await page.content()).not.toContain('a loud garden');
    await logIn(page, member.email);
    await expect(page).toHaveURL('/studio');
  });
});
