// Shows: contacts of a phone are taken over: what is in the file is shown first, only what is ticked leaves the browser, the same file twice adds nobody, and an import is undone as one
// Spec: 10.12
import { vcards } from '../support/contact-files.ts';
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, expectMessage, firstVisit, test } from '../support/journey.ts';

test.use({ ...phone, storageState: firstVisit });

const file = vcards([
  ['Asha Rao', '1990-04-24'],
  ['Ravi', '--0514'],
  ['Old', 'circa 1800'],
  ['Tom', null],
  ['आशा', '19930102'],
]);

test('a guest takes over contacts with few taps, and only those that are ticked', {
  tag: '@further',
}, async ({ page }) => {
  await page.goto('/people');
  await page.getByRole('button', { name: 'Continue without an account' }).tap();
  await page.getByRole('link', { name: 'Import from a phone or a calendar' }).tap();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('3 people can be added. 1 has no birthday. 1 can’t be read.')).toBeVisible();
  await page.getByText('1 line that can’t be read').tap();
  await expect(page.getByText('circa 1800')).toBeVisible();
  await page.getByRole('checkbox', { name: /Ravi/ }).uncheck();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 2 people' }).tap();
  await expectMessage(page, 'Added 2 people');
  await expect(page.locator('[data-contact]')).toHaveCount(2);
  expect(sent.join()).toContain('Asha Rao');
  for (const absent of ['Ravi', 'Tom', 'circa']) expect(sent.join()).not.toContain(absent);
  // Once more: who is there is left out.
  await page.getByRole('link', { name: 'Import from a phone or a calendar' }).tap();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^1 person can be added\. 2 are in your list already\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo this import' }).tap();
  await expectMessage(page, 'The import was undone');
  await expect(page.getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
});

test('a lost connection adds the rest at the next press, and nobody twice', { tag: '@prove' }, async ({
  memberPage: page,
  expectTrouble,
}) => {
  expectTrouble(/people\/import\/lines|ERR_/);
  await page.goto('/people/import');
  const many = Array.from({ length: 1200 }, (_, n) => [`Nr ${n}`, `--${n % 2 ? '0514' : '0424'}`] as const);
  await page.locator('input[type=file]').setInputFiles(vcards(many));
  let parts = 0;
  await page.route('**/people/import/lines', async (route) => {
    parts += 1;
    // The second part arrives, and its answer does not.
    if (parts === 2) {
      await route.fetch();
      return route.abort();
    }
    return route.continue();
  });
  await page.getByRole('button', { name: 'Add 1,200 people' }).tap();
  await expect(page.getByText(/Not everybody was added/)).toBeVisible();
  await page.getByRole('button', { name: 'Add 1,200 people' }).tap();
  await expectMessage(page, 'Added 1,200 people');
  for (const name of ['Nr 0', 'Nr 777', 'Nr 1199']) {
    await page.goto(`/people?q=${encodeURIComponent(name)}`);
    await expect(page.locator('[data-contact]').filter({ hasText: name }).first()).toBeVisible();
  }
  await page.goto('/people/import');
  await expect(page.getByText(/1,?200 people/)).toBeVisible();
});

test('a table whose dates may be read in two ways is asked about once', { tag: '@prove' }, async ({
  memberPage: page,
}) => {
  await page.goto('/people/import');
  const table = 'wer,wann\r\nEva,3/4/1990\r\nUwe,5/6/1991';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByLabel('Column with the names').selectOption({ index: 1 });
  await page.getByLabel('Column with the birthdays').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Read the file' }).tap();
  await page.getByRole('radio', { name: 'Day first' }).check();
  await expect(page.getByRole('checkbox', { name: /Eva.*April 3, 1990/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Month first' }).check();
  await expect(page.getByRole('checkbox', { name: /Eva.*March 4, 1990/ })).toBeChecked();
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0, 0]),
  });
  await expect(page.getByText('We found no contacts in this file.')).toBeVisible();
});
