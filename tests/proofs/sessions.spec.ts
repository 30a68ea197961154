// Shows: signing in and expiry reach other tabs, also where the data of one are lost at first; confirmed
// addresses, shown with their domain in its own script; signing out ends the session here, in other tabs and for copies
// of its cookie
// Spec: 3.2, 4.1, 8.21
import type { Page } from '@playwright/test';
import { password as chosen, logIn, signUp } from '../support/account-forms.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { linkIn, mailsTo, mailTo } from '../support/mails.ts';
import { ownerRows, startProduct } from '../support/product.ts';
import { newVisitor, signUpMember } from '../support/visitor.ts';

/** Comes back to the tab, until the page has heard it: a browser without windows does not tell pages about it. */
async function comeBack(page: Page): Promise<void> {
  await expect(async () => {
    const asked = page.waitForRequest('**/session.json', { timeout: 2000 });
    await Promise.all([asked, page.evaluate(() => void window.dispatchEvent(new Event('focus')))]);
  }).toPass();
}

test('signing in, and a session that expires, reach the other tabs', async ({ page, context, product }) => {
  const { email, password, userId } = await signUpMember(product, 'tabs');
  const home = await context.newPage();
  await home.goto('/');
  const form = await context.newPage();
  await form.goto('/login?next=%2Fstudio');
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  await expect(home.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(form, 'a form that is needed no more goes on').toHaveURL('/studio');

  await form.getByLabel('To', { exact: true }).fill('Asha');
  await ownerRows(product, "update session set expires_at = now() - interval '1 second' where user_id = $1", [
    userId,
  ]);
  await comeBack(home);
  await expect(home.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
  // In the menu of the studio, which is closed.
  await expect(form.getByRole('link', { name: 'Sign Up Free', includeHidden: true }).first()).toBeAttached();
  await expect(form, 'the studio stays as it is').toHaveURL('/studio');
  await expect(form.getByLabel('To', { exact: true })).toHaveValue('Asha');
});

test('a page whose data are lost when it hears that the session is over asks again', async ({
  page,
  product,
  expectTrouble,
  member,
}) => {
  expectTrouble(/503/);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await ownerRows(product, 'delete from session where user_id = $1', [member.userId]);
  // As a busy server answers.
  await page.route('**/dashboard.data*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await comeBack(page);
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
});

test('a link that confirms an address says so to somebody who is signed in, too', async ({
  page,
  context,
  product,
}) => {
  const member = await signUpMember(product, 'confirms');
  await context.addCookies(member.cookies());
  await page.goto(linkIn(await mailTo(product, member.email, 'verification')));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectMessage(page, 'Your email address is confirmed.');
  await page.goto('/api/auth/verify-email?token=half&callbackURL=%2Flogin');
  await expectMessage(page, 'This link no longer works.');
});

test('an address is shown with its domain in its own script', async ({ product }) => {
  const visitor = newVisitor(product, 'idn');
  const name = visitor.email.replace(/@.*/, '');
  const shown = `${name}@bücher.example`;
  const form = { name: 'Mina', email: shown, password: chosen };
  expect((await visitor.post('/api/auth/sign-up/email', form)).status).toBe(200);
  const mail = await mailTo(product, `${name}@xn--bcher-kva.example`, 'verification');
  const read = async (path: string) => {
    const page = await (await visitor.send(path)).text();
    expect(page, path).toContain(shown);
    expect(page.replaceAll(/<script.*?<\/script>/gs, ''), path).not.toContain('xn--');
  };
  await visitor.send(linkIn(mail).replace(product.origin, ''));
  await read('/confirm-email');
  await visitor.post('/api/auth/sign-in/email', form);
  for (const path of ['/profile', '/dashboard/settings']) await read(path);
  await visitor.post('/api/auth/request-password-reset', { email: shown });
  const reset = await mailTo(product, `${name}@xn--bcher-kva.example`, 'reset');
  await visitor.send(linkIn(reset).replace(product.origin, ''));
  await read('/reset-password');
});

test('where addresses must be confirmed: a sentence, a new mail, and then the dashboard', async ({
  openAs,
  expectTrouble,
}) => {
  expectTrouble(/40[01]/);
  await using product = await startProduct({ env: { REQUIRE_EMAIL_VERIFICATION: 'true' } });
  const { email } = newVisitor(product, 'unconfirmed');
  const page = await openAs({ baseURL: product.origin });
  await page.goto('/signup?next=%2Fprofile');
  await signUp(page, { email });
  await expectMessage(page, 'Account Created!', 'Please check your email to verify your account.');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  const again = page.getByRole('button', { name: 'Send me a new link' });
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, email, chosen);
  await expectMessage(
    page,
    'Sign in Failed',
    'This email address and password don’t match, or the address isn’t confirmed yet. Please check both, and look for our email.',
  );
  await expect(again).toBeVisible();
  await page.goto('/api/auth/verify-email?token=half');
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  await page.getByLabel('Email').fill('');
  await again.click();
  await expectMessage(page, 'Email Required', 'Please enter your email address to get a new link.');
  await page.getByLabel('Email').fill(email);
  await again.click();
  await expectMessage(page, 'Verification Email Sent', 'Check your inbox for a link to verify your account.');
  await expect.poll(() => mailsTo(product, email, 'verification')).toHaveLength(2);
  const [mail] = await mailsTo(product, email, 'verification');
  // Mail programs open a new tab.
  const tab = await page.context().newPage();
  await tab.goto(mail ? linkIn(mail) : '');
  await tab.getByRole('button', { name: 'Confirm' }).click();
  await expect(tab.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(tab.getByLabel('Email')).toHaveValue(email);
  await tab.getByLabel('Password', { exact: true }).fill(chosen);
  await tab.getByRole('button', { name: 'Log In' }).click();
  await expect(tab, 'where the sign-up was going').toHaveURL('/profile');
  // The tab before notices the log-in and asks the server, which is about to stop.
  await page.context().close();
});

test('signing out ends the session here, in other tabs and for copies of the cookie; a link ends none', async ({
  page,
  context,
  browser,
  product,
}) => {
  const member = await signUpMember(product, 'out');
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
  await expectMessage(page, 'Signed Out');
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
  await expect(other).toHaveURL('/login?next=%2Fdashboard');

  await using thief = await browser.newContext({ baseURL: product.origin });
  await thief.addCookies(kept);
  const stolen = await thief.newPage();
  await stolen.goto('/dashboard');
  await expect(stolen).toHaveURL('/login?next=%2Fdashboard');
});
