import type { Page } from '@playwright/test';
import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { letterTo, linkIn } from '../support/letters.ts';
import { ownerRows } from '../support/owner-rows.ts';
import { said } from '../support/said.ts';
import { type Member, newMember, newVisitor } from '../support/visitor.ts';

const password = 'a quiet garden with bees';
const notTogether =
  'This email address and password do not belong together. Please check both and try again.';

/** Somebody with an account, whom all tests share that do not change it. */
let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'accounts');
});

test.use({ storageState: consented });

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `rao-${process.pid}-${addresses}@example.org`;
}

interface SignUpForm {
  readonly email: string;
  readonly password?: string;
  readonly again?: string;
  readonly agrees?: boolean;
}

async function signUp(page: Page, form: SignUpForm): Promise<void> {
  const chosen = form.password ?? password;
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(form.email);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm Password', { exact: true }).fill(form.again ?? chosen);
  await page.getByRole('checkbox').setChecked(form.agrees ?? true);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function logIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.describe('signing up', () => {
  test('the browser asks for every field and for a real address', async ({ page }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const missing = page.locator('input:invalid');
    expect(await missing.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name))).toEqual([
      'name',
      'email',
      'password',
      'confirmPassword',
    ]);
    await signUp(page, { email: 'asha' });
    await expect(page.locator('input:invalid')).toHaveAttribute('name', 'email');
    await expect(page).toHaveURL('/signup');
  });

  const mistakes: [name: string, form: Omit<SignUpForm, 'email'>, title: string, description?: RegExp][] = [
    ['passwords that differ', { again: 'a loud garden' }, "Passwords don't match!"],
    ['terms not agreed to', { agrees: false }, 'Please agree to the terms and conditions'],
    [
      'a short password',
      { password: 'b7&x' },
      'Sign up Failed',
      /^Password should be at least 6 characters$/,
    ],
    ['a common password', { password: 'password1' }, 'Sign up Failed', /^This password is one of the first/],
  ];
  test('each mistake is told, and what was typed is kept', async ({ page, expectTrouble }) => {
    expectTrouble(/400/);
    for (const [name, form, title, description] of mistakes) {
      await test.step(name, async () => {
        await page.goto('/signup');
        const email = newAddress();
        await signUp(page, { email, ...form });
        await said(page, title);
        if (description) await expect(page.getByRole('alert').getByText(description)).toBeVisible();
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
        await expect(page.locator('[aria-invalid=true]')).toBeFocused();
        await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await expect(page).toHaveURL('/signup');
      });
    }
  });

  test('makes the account, and the letter confirms the address', async ({ page, product }) => {
    const email = newAddress();
    await page.goto('/signup');
    await signUp(page, { email });
    await expect(page).toHaveURL('/login');
    await said(page, 'Account Created!', 'Please check your email to verify your account.');
    const letter = await letterTo(product, email, 'verification');
    await page.goto(linkIn(letter));
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expect(page, 'the address keeps no token').toHaveURL('/confirm-email');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await logIn(page, email);
    await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao!' })).toBeVisible();
  });

  test('in another browser the letter leads to a new password, and whoever signed up is out', async ({
    page,
    openAs,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/401/);
    const stranger = await newMember(product, 'typed-another');
    const owner = await openAs({});
    await owner.goto(linkIn(await letterTo(product, stranger.email, 'verification')));
    await expect(owner).toHaveURL('/reset-password?confirm=1');
    await expect(owner.getByText('You opened the link in another browser')).toBeVisible();
    expect(await axeFindings(owner)).toEqual([]);
    await owner.getByLabel('New Password', { exact: true }).fill('seven lamps by the river');
    await owner.getByLabel('Confirm New Password').fill('seven lamps by the river');
    await owner.getByRole('button', { name: 'Reset Password' }).click();
    await said(owner, 'Password Reset Successful', 'You can now log in with your new password.');
    expect(await (await stranger.send('/session.json')).json()).toEqual({ email: null });
    await page.goto('/login');
    await logIn(page, stranger.email, stranger.password);
    await said(page, 'Sign in Failed', notTogether);
    await logIn(owner, stranger.email, 'seven lamps by the river');
    await expect(owner).toHaveURL('/dashboard');
  });

  test('a known address is answered the same; only its owner is told', async ({ page, product }) => {
    await page.goto('/signup');
    await signUp(page, { email: member.email });
    await expect(page).toHaveURL('/login');
    await said(page, 'Account Created!', 'Please check your email to verify your account.');
    await letterTo(product, member.email, 'existing-account');
  });

  test('the button is busy until the answer comes', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/signup.data*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/signup');
    await signUp(page, { email: newAddress() });
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    gate.resolve();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('logging in', () => {
  test('the button is busy, then the dashboard opens', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/login.data*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/login');
    await logIn(page, member.email);
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    gate.resolve();
    await expect(page).toHaveURL('/dashboard');
    await said(page, 'Login Successful!', 'Welcome back!');
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page, 'somebody signed in needs no form').toHaveURL('/dashboard');
    }
  });

  for (const remembered of [false, true]) {
    test(`the session ${remembered ? 'outlives' : 'ends with'} the browser`, async ({ page, context }) => {
      await page.goto('/login');
      await page.getByLabel('Remember me').setChecked(remembered);
      await logIn(page, member.email);
      await expect(page).toHaveURL('/dashboard');
      const cookies = (await context.cookies()).filter(({ name }) => name.includes('session'));
      expect(cookies.length).toBeGreaterThan(0);
      const inAMonth = Date.now() / 1000 + 29 * 86_400;
      for (const { expires, httpOnly, sameSite } of cookies) {
        expect(expires > inAMonth).toBe(remembered);
        if (!remembered) expect(expires).toBe(-1);
        expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: 'Lax' });
      }
    });
  }

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

  test('a wrong password and an unknown address get the same sentence; what is typed can be shown', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/401/);
    for (const email of [member.email, newAddress()]) {
      await page.goto('/login');
      await logIn(page, email, 'a loud garden');
      await said(page, 'Sign in Failed', notTogether);
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(page).toHaveURL('/login');
    }
    const field = page.getByLabel('Password', { exact: true });
    await field.fill(password);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue(password);
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('a forgotten password: asks for the address, then answers the same for every one', async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/400/);
    await page.goto('/login');
    const forgot = page.getByRole('button', { name: 'Forgot password?' });
    await forgot.click();
    await said(page, 'Email Required', 'Please enter your email address to reset your password.');
    await page.getByLabel('Email').fill('asha');
    await forgot.click();
    await said(page, 'Password Reset Failed');
    for (const email of [newAddress(), member.email]) {
      await page.reload();
      await page.getByLabel('Email').fill(email);
      await forgot.click();
      await said(page, 'Password Reset Email Sent', 'Check your inbox for a link to reset your password.');
    }
    const letter = await letterTo(product, member.email, 'reset');
    expect(linkIn(letter)).toContain(product.origin);
  });
});

for (const [path, verb, action] of [
  ['/login', 'Continue', 'Login'],
  ['/signup', 'Sign up', 'Sign up'],
] as const) {
  test(`${path} says that Google and Facebook are not set up, and keeps what was typed`, async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/400/);
    await page.goto(path);
    for (const provider of ['Google', 'Facebook']) {
      await page.getByLabel('Email').fill(member.email);
      await page.getByRole('button', { name: `${verb} with ${provider}` }).click();
      await said(
        page,
        `${action} with ${provider} Failed`,
        `${provider} sign-in is not set up on this site. Please use your email and password.`,
      );
      await expect(page.getByLabel('Email')).toHaveValue(member.email);
    }
  });
}

test('signing out ends the session here, in other tabs and for whoever kept the cookie; a link ends none', async ({
  page,
  context,
  browser,
  product,
}) => {
  await page.goto('/login');
  await logIn(page, member.email);
  await expect(page).toHaveURL('/dashboard');
  const other = await context.newPage();
  await other.goto('/signout');
  await expect(other.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await other.goto('/dashboard');
  const kept = await context.cookies();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await said(page, 'Signed Out');
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
  await expect(other).toHaveURL('/login?next=%2Fdashboard');

  const thief = await browser.newContext({ baseURL: product.origin });
  await thief.addCookies(kept);
  const stolen = await thief.newPage();
  await stolen.goto('/dashboard');
  await expect(stolen).toHaveURL('/login?next=%2Fdashboard');
  await thief.close();
});

test('opening the link of a letter changes nothing, however often and by whom; a wrong one says so', async ({
  product,
  page,
}) => {
  const visitor = newVisitor(product, 'link');
  const { email } = visitor;
  await visitor.post('/api/auth/sign-up/email', { name: 'Link', email, password });
  const { pathname, search } = new URL(linkIn(await letterTo(product, email, 'verification')));
  const confirmed = () =>
    ownerRows(product, 'select email_verified as confirmed from "user" where email = $1', [email]);
  // Mail programs open links before people do, and follow where they lead.
  for (const reader of [newVisitor(product, 'scanner'), newVisitor(product, 'scanner'), visitor]) {
    expect((await reader.send(pathname + search)).headers.get('location')).toBe('/confirm-email');
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
    await page.goto('/signup');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
    await signUp(page, { email });
    await expect(page).toHaveURL('/login');
    await said(page, 'Account Created!', 'Please check your email to verify your account.');
    await logIn(page, email);
    await expect(page).toHaveURL('/dashboard');
    await said(page, 'Login Successful!', 'Welcome back!');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await said(page, 'Signed Out');
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
    await said(page, "Passwords don't match!");
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await page.content()).not.toContain(password);
    await page.goto('/login?next=%2Fstudio');
    await logIn(page, member.email, 'a loud garden');
    await said(page, 'Sign in Failed', notTogether);
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    expect(await page.content()).not.toContain('a loud garden');
    await logIn(page, member.email);
    await expect(page).toHaveURL('/studio');
  });
});
