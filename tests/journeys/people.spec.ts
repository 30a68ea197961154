// Shows: somebody keeps the birthdays of others, with and without an account and scripts: added, found, changed, deleted and brought back
// Spec: 10.12
import type { Page } from '@playwright/test';
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, expectMessage, firstVisit, test } from '../support/journey.ts';
import { newMember } from '../support/visitor.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'].concat([
  'August',
  'September',
  'October',
  'November',
  'December',
]);

/** A day of the calendar some days from now, where the browser is. */
async function dayIn(page: Page, days: number) {
  const [year = 0, month = 0, day = 0] = await page.evaluate((after) => {
    const now = new Date();
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + after);
    return [date.getFullYear(), date.getMonth(), date.getDate()];
  }, days);
  return { day, month: months[month] ?? '', year };
}

test.describe('a guest on a phone', () => {
  test.use({ ...phone, storageState: firstVisit });

  test('adds people, the next one stands first, and a wrong day keeps what was typed', {
    tag: '@further',
  }, async ({ page, expectTrouble }) => {
    expectTrouble(/400/);
    await page.goto('/people');
    await page.getByRole('button', { name: 'Continue without an account' }).tap();
    await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
    const soon = await dayIn(page, 5);
    await page.getByLabel('Name', { exact: true }).fill('Ravi');
    await page.getByLabel('Day', { exact: true }).fill('31');
    await page.getByLabel('Month').selectOption('February');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(page.getByText('Please enter a day that this month has.').first()).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi');
    await expect(page.getByLabel('Month')).toHaveValue('gregorian-2');
    await page.getByLabel('Day', { exact: true }).fill(`${soon.day}`);
    await page.getByLabel('Month').selectOption(soon.month);
    await page.getByLabel('Year of birth').fill(`${soon.year - 30}`);
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(page.getByText(/^Added .*Ravi/)).toBeVisible();
    const ravi = page.getByRole('listitem').filter({ hasText: 'Ravi' });
    await expect(ravi).toContainText('in 5 days · turns 30');
    const today = await dayIn(page, 0);
    await page.getByText('Add somebody').tap();
    await page.getByLabel('Name', { exact: true }).fill('आशा');
    await page.getByLabel('Day', { exact: true }).fill(`${today.day}`);
    await page.getByLabel('Month').selectOption(today.month);
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(page.locator('[data-contact]').first()).toContainText('आशा');
    await expect(page.locator('[data-contact]').first()).toContainText('Today');
    expect(await axeFindings(page)).toEqual([]);
  });
});

for (const scripts of [true, false]) {
  test(`a member changes, deletes and brings back ${scripts ? 'with' : 'without'} scripts`, {
    tag: scripts ? [] : '@prove',
  }, async ({ openAs, product, expectTrouble }) => {
    expectTrouble(/400/);
    const member = await newMember(product, `people${scripts}`);
    const page = await openAs({ storageState: firstVisit, javaScriptEnabled: scripts }, member);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mia');
    await page.getByLabel('Day', { exact: true }).fill('29');
    await page.getByLabel('Month').selectOption('February');
    if (scripts) await page.getByRole('radio', { name: '1 March' }).check();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: /^Change .*Mia/ }).click();
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('29');
    await expect(page.getByRole('radio', { name: scripts ? '1 March' : '28 February' })).toBeChecked();
    await page.getByText('More about them').click();
    await page.getByLabel('Who they are to you').selectOption('Aunt');
    await page.getByLabel('Their language').selectOption('Español');
    await page.getByLabel('Their city').fill('Atlantis');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Their city')).toHaveAccessibleDescription(/don’t know this city/i);
    await page.getByLabel('Their city').fill('Mumbai');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectMessage(page, 'Saved');
    await expect(page.locator('[data-contact]')).toContainText('Aunt');
    await page.getByRole('link', { name: /^Change .*Mia/ }).click();
    await expect(page.getByLabel('Their city')).toHaveValue('Mumbai, India');
    if (scripts) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/^Deleted .*Mia/)).toBeVisible();
    await expect(page.locator('[data-contact]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-contact]')).toContainText('Mia');
  });
}
