// Shows: password, devices, export, deletion of the account
// Spec: 10.1
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { hold } from '../support/held-requests.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { ownerRows, type Product, withoutRight } from '../support/product.ts';
import { type Member, newVisitor, saveCard, signUpMember, uploadPhoto } from '../support/visitor.ts';

const fresh = 'seven lamps by the river';
const settings = '/dashboard/settings';
const wrong = 'Your current password isn’t right. Please try again.';

/** Another browser in which the member is signed in, too. */
async function elsewhere(product: Product, { email, password }: Member) {
  const other = newVisitor(product, 'elsewhere');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  };
  const body = JSON.stringify({ email, password, rememberMe: true });
  expect((await other.send('/api/auth/sign-in/email', { method: 'POST', headers, body })).ok).toBe(true);
  return other;
}

async function whoIs({ send }: Pick<Member, 'send'>): Promise<string | null> {
  return ((await (await send('/session.json')).json()) as { email: string | null }).email;
}

async function change(page: Page, current: string, next: string, again = next): Promise<void> {
  await page.getByLabel('Current Password').fill(current);
  await page.getByLabel('New Password', { exact: true }).fill(next);
  await page.getByLabel('Confirm New Password').fill(again);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

async function storedFiles({ dataDir }: Product): Promise<string[]> {
  const entries = await readdir(`${dataDir}/files`, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('the password is changed: mistakes stand beside their fields, and every other device is signed out', async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  const member = await signUpMember(product, 'changes');
  const { email, password } = member;
  const other = await elsewhere(product, member);
  await member.post('/api/auth/request-password-reset', { email });
  const link = linkIn(await mailTo(product, email, 'reset'));
  await context.addCookies(member.cookies());
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  await change(page, 'not this one', fresh);
  await expectMessage(page, 'Error changing password', wrong);
  await expect(page.getByLabel('Current Password')).toBeFocused();
  await expect(page.getByLabel('Current Password')).toHaveAccessibleDescription(wrong);
  await change(page, password, fresh, `${fresh}s`);
  await expectMessage(page, 'Passwords do not match');
  await change(page, password, 'b7&x');
  await expectMessage(page, 'Password too short', 'Password should be at least 6 characters');
  await expect(page.getByLabel('New Password', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(page.getByLabel('Current Password')).toHaveAttribute('type', 'text');

  const release = await hold(page, '**/settings.data*');
  await change(page, password, fresh);
  await expect(page.getByRole('button', { name: 'Changing...' })).toBeDisabled();
  release();
  await expectMessage(page, 'Password Changed', 'Every other device has been signed out.');
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();
  expect(await whoIs(other)).toBeNull();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  const again = newVisitor(product, 'again');
  const signIn = (word: string) => again.post('/api/auth/sign-in/email', { email, password: word });
  expect((await signIn(password)).status).toBe(401);
  expect((await signIn(fresh)).status).toBe(200);
});

test('devices are listed in plain words and signed out, one or all', async ({ page, context, product }) => {
  const member = await signUpMember(product, 'devices');
  const phones = [await elsewhere(product, member), await elsewhere(product, member)];
  const stranger = await signUpMember(product, 'stranger');
  await context.addCookies(member.cookies());
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await page.goto(settings);
  const rows = page.getByRole('listitem').filter({ hasText: 'First seen' });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.nth(1)).toContainText('Firefox on Android phone');
  const tokens = await ownerRows<{ token: string }>(product, 'select token from session');
  const html = await page.content();
  for (const { token } of tokens) expect(html).not.toContain(token);
  expect(await axeFindings(page)).toEqual([]);

  await rows.nth(1).getByRole('button', { name: 'Sign out Firefox on Android phone' }).click();
  await expect(rows).toHaveCount(2);
  const others = page.getByRole('region', { name: 'Where you’re logged in' }).getByRole('status');
  await expect(others).toHaveText('You’re logged in on one other device.');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(rows).toHaveCount(1);
  await expect(others).toHaveText('You’re not logged in anywhere else.');
  await expect(others, 'the page has not jumped away').toBeInViewport();
  for (const phone of phones) expect(await whoIs(phone)).toBeNull();
  expect(await whoIs(member)).toBe(member.email);
  expect(await whoIs(stranger)).toBe(stranger.email);

  // This very browser, ended from another one: each of its tabs notices.
  const other = await elsewhere(product, member);
  await other.submit(settings, { intent: 'end-others' });
  await tab.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expect(tab).toHaveURL('/login?next=%2Fdashboard');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
});

test('everything is exported as one file, not too often', async ({ page, context, product }) => {
  const member = await signUpMember(product, 'exports');
  const cardId = await saveCard(member, { card: { toName: 'आशा' } });
  await context.addCookies(member.cookies());
  await page.goto(settings);
  const button = page.getByRole('button', { name: 'Export my data' });
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  const today = new Date().toISOString().slice(0, 10);
  expect(download.suggestedFilename()).toBe(`birthday-bloom-data-${today}.zip`);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files)).toContain(`cards/आशा-${cardId}/card.png`);
  await expect(page.getByText('Your browser is saving the file.')).toBeVisible();
  await page.goto(`${settings}/export`);
  await expect(page, 'an address starts nothing').toHaveURL(settings);
  const asData = await member.send(`${settings}/export.data`, { method: 'POST' });
  expect(asData.status, 'nor does a script, for which it would be one long text').toBe(202);
  expect(await asData.text()).not.toContain('README.txt');

  for (let n = 1; n < 10; n += 1) {
    const again = await member.send(`${settings}/export`, { method: 'POST' });
    expect(again.headers.get('content-type')).toBe('application/zip');
    await again.arrayBuffer();
  }
  await button.click();
  await expectMessage(
    page,
    'Export Failed',
    'You’ve exported your data many times. Please try again in an hour.',
  );
});

test('the account is deleted: after a dialog, with everything, at once, and the address is free again', async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble(/400|503/);
  const member = await signUpMember(product, 'leaves');
  const receiverPhoto = await uploadPhoto(member);
  const cardId = await saveCard(member, { card: { receiverPhoto } });
  await saveCard(member, { status: 'draft' });
  // Once to draw the page, once to have it from the page cache.
  const reader = newVisitor(product);
  for (const _ of [1, 2]) expect((await reader.send(`/card/${cardId}`)).status).toBe(200);
  expect(await storedFiles(product)).toContain(receiverPhoto.file);

  await context.addCookies(member.cookies());
  const tab = await context.newPage();
  await tab.goto('/');
  await page.goto(settings);
  await page.evaluate((id) => localStorage.setItem(`bb_unsaved:${id}:new:x`, '{}'), member.userId);
  const ask = page.getByRole('button', { name: 'Delete my account' });
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete everything' });
  await page.getByLabel('Your Password').fill('not this one');
  await ask.click();
  await expect(dialog).toContainText('with your 2 cards and the photo or sound you added');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();
  await ask.click();
  await confirm.click();
  await expectMessage(page, 'Error deleting account', wrong);
  await expect(page.getByLabel('Your Password')).toBeFocused();
  await page.getByLabel('Your Password').fill(member.password);
  await withoutRight(product, 'delete on "user"', async () => {
    await ask.click();
    await confirm.click();
    await expectMessage(
      page,
      'Error deleting account',
      'Nothing was deleted: everything is as it was. Please try again in a moment.',
    );
  });
  expect(await ownerRows(product, 'select id from cards where user_id = $1', [member.userId])).toHaveLength(
    2,
  );
  await ask.click();
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expectMessage(
    page,
    'Account Deleted',
    'Thank you for every card you made here. You’re always welcome back.',
  );
  await expect(tab.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    `bb_unsaved:${member.userId}:new:x`,
  );

  await expect.poll(async () => (await reader.send(`/card/${cardId}`)).status).toBe(410);
  await expect.poll(() => storedFiles(product)).not.toContain(receiverPhoto.file);
  expect(await whoIs(member)).toBeNull();
  for (const [table, column] of [
    ['cards', 'user_id'],
    ['files', 'user_id'],
    ['session', 'user_id'],
    ['account', 'user_id'],
    ['profiles', 'id'],
    ['shared_cards', 'sender_user_id'],
    ['design_likes', 'user_id'],
    ['verification', 'value'],
  ]) {
    const rows = await ownerRows(product, `select 1 from ${table} where ${column} = $1`, [member.userId]);
    expect(rows, table).toEqual([]);
  }
  const { email, password } = member;
  expect((await reader.post('/api/auth/sign-up/email', { name: 'Back', email, password })).ok).toBe(true);
  expect((await reader.post('/api/auth/sign-in/email', { email, password })).ok).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it works, and an account without a password is asked for a log-in of today', async ({
    page,
    context,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/^request failed: .*\/assets\/.*\.js$|400/);
    const member = await signUpMember(product, 'plain');
    await elsewhere(product, member);
    await context.addCookies(member.cookies());
    await page.goto(settings);
    await change(page, 'not this one', fresh);
    await expectMessage(page, 'Error changing password', wrong);
    expect(await page.content()).not.toContain(fresh);
    await page.getByRole('button', { name: 'Sign out Firefox on Android phone' }).click();
    await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();
    await change(page, member.password, fresh);
    await expectMessage(page, 'Password Changed', 'Every other device has been signed out.');

    const own = [member.userId];
    await ownerRows(product, 'update account set password = null where user_id = $1', own);
    await ownerRows(
      product,
      "update session set created_at = now() - interval '11 minutes' where user_id = $1",
      own,
    );
    await page.reload();
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expectMessage(
      page,
      'Password Reset Email Sent',
      'Check your inbox for a link to reset your password.',
    );
    const link = linkIn(await mailTo(product, member.email, 'reset'));
    await page.getByRole('button', { name: 'Log in again' }).click();
    await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');

    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm New Password').fill(fresh);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(fresh);
    await page.getByRole('button', { name: 'Log In' }).click();
    await ownerRows(product, 'update account set password = null where user_id = $1', own);
    await page.goto(settings);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expectMessage(page, 'Account Deleted');
  });
});
