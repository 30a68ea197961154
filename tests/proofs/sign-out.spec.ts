// Shows: signing out ends the session here, in other tabs and for copies of its cookie
import { logIn } from '../support/account-forms.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { signUpMember } from '../support/visitor.ts';

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

  const thief = await browser.newContext({ baseURL: product.origin });
  await thief.addCookies(kept);
  const stolen = await thief.newPage();
  await stolen.goto('/dashboard');
  await expect(stolen).toHaveURL('/login?next=%2Fdashboard');
  await thief.close();
});
