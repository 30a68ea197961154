// Shows: unsaved work: two windows, ended sessions, closed tabs
// Spec: 2.5, 5.7, 8.8, 10.4
import { openEnvelope } from '../support/envelope.ts';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { goToDashboard, openStudio, saveDraft, test } from '../support/studio.ts';

test('two windows: the second to save is asked what to do, and nothing is lost', async ({
  studio: page,
  expectTrouble,
}) => {
  expectTrouble(/409/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const id = await saveDraft(page);
  await page.getByLabel('To', { exact: true }).fill('Asha, mine');
  const other = await page.context().newPage();
  await other.goto(`/studio?cardId=${id}`);
  await other.getByLabel('To', { exact: true }).fill('Asha, the other');
  await saveDraft(other);

  await page.getByRole('button', { name: 'Save Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save failed' });
  await expect(dialog).toContainText('changed in another window');
  await dialog.getByRole('button', { name: 'Load the other version' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha, the other');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha, mine');

  await page.getByRole('button', { name: 'Save Draft' }).click();
  await dialog.getByRole('button', { name: 'Save mine as a new card' }).click();
  await expectMessage(page, 'Draft Saved!');
  await expect(page).not.toHaveURL(new RegExp(id));

  await other.getByLabel('From', { exact: true }).fill('Mira');
  await saveDraft(other);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Card for Asha, the other', exact: true })).toHaveCount(1);
  await expect(other.getByRole('heading', { name: 'Card for Asha, mine', exact: true })).toHaveCount(1);
});

test('of two versions mine may replace the other', async ({ studio: page, expectTrouble }) => {
  expectTrouble(/409/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const id = await saveDraft(page);
  const other = await page.context().newPage();
  await other.goto(`/studio?cardId=${id}`);
  await other.getByLabel('To', { exact: true }).fill('Other');
  await saveDraft(other);
  await page.getByLabel('To', { exact: true }).fill('Mine');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Replace it with mine' }).click();
  await expect(page).toHaveURL('/dashboard?tab=created');
  await page.goto(`/card/${id}`);
  await openEnvelope(page);
  await expect(page.getByRole('article', { name: 'Happy Birthday Mine!' })).toBeVisible();
});

test('no work is lost when a session ends', async ({ page, product, context, expectTrouble }) => {
  expectTrouble(/401/);
  const { email, password } = await openStudio(page, product);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectMessage(page, 'Not logged in');
  await expect(page.getByText('Please log in to save your card.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('Mira');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  // The studio has a field for an email, too.
  await expect(page).toHaveURL('/login?next=%2Fstudio');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/studio');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Mira');
  await saveDraft(page);
});

test('without a connection a save fails aloud, and works when it is back', async ({
  studio: page,
  expectTrouble,
}) => {
  expectTrouble(/studio\/save|ERR_FAILED/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.route('**/studio/save', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const why =
    'Your card couldn’t be saved. Please check your connection and try again. Nothing you made is lost.';
  await expectMessage(page, 'Save failed', why);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await page.unroute('**/studio/save');
  await saveDraft(page);
});

test('a closed tab loses nothing: the work is offered, and may be discarded', async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
  await expect(page.getByText('A card for Asha, last changed on')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
  await expect(page.getByText('unsaved work')).toHaveCount(0);
});

test('where the browser cannot keep work, the studio says so and asks before it is left', async ({
  memberPage: page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await page.goto('/studio');
  const to = page.getByLabel('To', { exact: true });
  await to.click();
  await to.fill('Asha');
  await expect(page.getByText('Not saved yet. This browser can’t keep it')).toBeVisible();

  await goToDashboard(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const native = await asked;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await expect(to).toHaveValue('Asha');

  await saveDraft(page);
  await to.fill('Asha Rao');
  await goToDashboard(page);
  await question.getByRole('button', { name: 'Leave anyway' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Card for Asha', exact: true })).toBeVisible();
});
