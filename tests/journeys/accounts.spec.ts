// Shows: signing up, logging in, a forgotten password, signing out
// Spec: 2.5, 2.23, 2.24, 2.25, 2.28, 2.29, 2.30, 2.33, 2.34, 4.1, 4.19, 5.1, 5.2, 5.3, 5.4, 7.3, 8.2, 8.5
// Spec: 8.20, 8.21, 8.22, 8.23
import {
  logIn,
  newAddress,
  notTogether,
  password,
  type SignUpForm,
  signUp,
} from '../support/account-forms.ts';
import { hold, openEarly } from '../support/held-requests.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { type Member, signUpMember } from '../support/visitor.ts';

/** Somebody with an account, whom all tests share that do not change it. */
let member: Member;

test.beforeAll(async ({ product }) => {
  member = await signUpMember(product, 'accounts');
});
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
        await expectMessage(page, title);
        if (description) await expect(page.getByRole('alert').getByText(description)).toBeVisible();
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
        await expect(page.locator('[aria-invalid=true]')).toBeFocused();
        await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
        await expect(page.getByLabel('Email')).toHaveValue(email);
        await expect(page).toHaveURL('/signup');
      });
    }
  });

  test('makes the account, and the mail confirms the address', async ({ page, product }) => {
    const email = newAddress();
    await page.goto('/signup');
    await signUp(page, { email });
    await expect(page).toHaveURL('/login');
    await expectMessage(page, 'Account Created!', 'Please check your email to verify your account.');
    await expect(page.getByText('You can log in now.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log in' }), 'a newcomer').toBeVisible();
    const mail = await mailTo(product, email, 'verification');
    await page.goto(linkIn(mail));
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expect(page, 'the address keeps no token').toHaveURL('/confirm-email');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await logIn(page, email);
    await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao!' })).toBeVisible();
  });

  test('a known address is answered the same; only its owner is told', async ({ page, product }) => {
    await page.goto('/signup');
    await signUp(page, { email: member.email });
    await expect(page).toHaveURL('/login');
    await expectMessage(page, 'Account Created!', 'Please check your email to verify your account.');
    await mailTo(product, member.email, 'existing-account');
  });

  test('the button is busy until the answer comes', { tag: '@prove' }, async ({ page }) => {
    const release = await hold(page, '**/signup.data*');
    await page.goto('/signup');
    await signUp(page, { email: newAddress() });
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/login');
  });
});

test('what was typed goes along from page to page, and after signing up one goes on where one was going', {
  tag: '@prove',
}, async ({ page }) => {
  const email = newAddress();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.headers().referer ?? '')));
  const studio = '/studio?template=two-scoops';
  const next = `next=${encodeURIComponent(studio)}`;
  await page.goto(studio);
  await expect(page).toHaveURL(`/login?${next}`);
  await expect(page.getByText('Your cards are waiting for you.')).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('link', { name: 'Sign up free', exact: true }).click();
  await expect(page).toHaveURL(`/signup?${next}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true }), 'no password goes along').toHaveValue('');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(`/login?${next}`);
  await page.goto(`/reset-password?${next}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`/login?${next}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Sign up free', exact: true }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await signUp(page, { email });
  await expect(page).toHaveURL(`/login?${next}`);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
  ).not.toContain(password);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(studio);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Asha Rao');
  expect(asked.filter((line) => line.includes(encodeURIComponent(email)) || line.includes(email))).toEqual(
    [],
  );

  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email'), 'the next person sees nothing of it').toHaveValue('');
});

test.describe('logging in', () => {
  test('before the code is there a password is shown and hidden at each press, and stays as it is when it comes', async ({
    page,
  }) => {
    const letScriptsCome = await openEarly(page, '/login');
    const field = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: 'Show password' });
    await field.fill(password);
    for (const type of ['text', 'password', 'text']) {
      await button.click();
      await expect(field).toHaveAttribute('type', type);
    }
    letScriptsCome();
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue(password);
  });

  test('the button is busy, then the dashboard opens', { tag: '@prove' }, async ({ page }) => {
    const release = await hold(page, '**/login.data*');
    await page.goto('/login');
    await logIn(page, member.email);
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/dashboard');
    await expectMessage(page, 'Login Successful!', 'Welcome back!');
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page, 'somebody signed in needs no form').toHaveURL('/dashboard');
    }
  });

  for (const remembered of [false, true]) {
    test(`the session ${remembered ? 'outlives' : 'ends with'} the browser`, { tag: '@prove' }, async ({
      page,
      context,
    }) => {
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

  test('a wrong password and an unknown address get the same sentence; what is typed can be shown', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/401/);
    for (const email of [member.email, newAddress()]) {
      await page.goto('/login');
      await logIn(page, email, 'a loud garden');
      await expectMessage(page, 'Sign in Failed', notTogether);
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
    await expectMessage(page, 'Email Required', 'Please enter your email address to reset your password.');
    await page.getByLabel('Email').fill('asha');
    await forgot.click();
    await expectMessage(page, 'Password Reset Failed');
    for (const email of [newAddress(), member.email]) {
      await page.reload();
      await page.getByLabel('Email').fill(email);
      await forgot.click();
      await expectMessage(
        page,
        'Password Reset Email Sent',
        'Check your inbox for a link to reset your password.',
      );
    }
    const mail = await mailTo(product, member.email, 'reset');
    expect(linkIn(mail)).toContain(product.origin);
  });
});
