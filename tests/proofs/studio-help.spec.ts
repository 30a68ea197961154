// Shows: the studio's keys, the list of them, the hint of the first visit
import type { Page } from '@playwright/test';
import { axeFindings, expect, expectMessage, firstVisit } from '../support/journey.ts';
import { openPanel, openStudio, preview, tap, test } from '../support/studio.ts';

const name = (page: Page) => page.getByLabel('To', { exact: true });

test.describe('keys', () => {
  /** Whether the page kept the browser from its own answer, which is to save the page. */
  const isTaken = (page: Page, keys: { key: string; code: string; ctrlKey: boolean; metaKey: boolean }) =>
    page.evaluate((init) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      return !document.activeElement?.dispatchEvent(event);
    }, keys);

  test('Ctrl+S saves while somebody types, and a published card stays published', async ({
    studio: page,
  }) => {
    await name(page).pressSequentially('Ash');
    await page.keyboard.press('Control+s');
    await expectMessage(page, 'Draft Saved!');
    await page.keyboard.type('a');
    await expect(name(page)).toHaveValue('Asha');
    // A Russian keyboard, and one of Apple.
    expect(await isTaken(page, { key: 'ы', code: 'KeyS', ctrlKey: false, metaKey: true })).toBe(true);
    await expect(page.getByText('Draft, all changes saved')).toBeVisible();

    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL('/dashboard?tab=created');
    await page.goBack();
    await openPanel(page, 'Wish');
    await page.getByLabel('Your own message').pressSequentially('Dear');
    await page.keyboard.press('Control+s');
    await expectMessage(page, 'Changes Saved!');
    await expect(page.getByText('Published, all changes saved')).toBeVisible();
    await expect(page.getByLabel('Your own message')).toBeFocused();
  });

  test('? lists the keys, and is a character in a field', async ({ studio: page }) => {
    await name(page).pressSequentially('Who?');
    await expect(name(page)).toHaveValue('Who?');
    const help = page.getByRole('dialog', { name: 'Help and shortcuts' });
    await expect(help).toHaveCount(0);
    await page.getByRole('heading', { name: 'Card details' }).focus();
    await page.keyboard.press('?');
    await expect(help.getByRole('row', { name: 'Ctrl S Save the draft' })).toBeVisible();
    await expect(help.getByRole('row', { name: '? Show this list' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    expect(await isTaken(page, { key: 's', code: 'KeyS', ctrlKey: true, metaKey: false })).toBe(true);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(name(page)).toHaveValue('Who?');
    await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
    await page.getByRole('button', { name: 'Help and shortcuts' }).click();
    await expect(help).toBeVisible();
  });

  test('the ? key can be switched off, which is remembered', async ({ studio: page }) => {
    const help = page.getByRole('dialog', { name: 'Help and shortcuts' });
    const ask = async () => {
      await page.getByRole('heading', { name: 'Card details' }).focus();
      await page.keyboard.press('?');
    };
    await page.getByRole('button', { name: 'Help and shortcuts' }).click();
    await help.getByRole('checkbox', { name: 'The ? key opens this list' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await page.reload();
    await ask();
    await expect(help).toHaveCount(0);
    await page.getByRole('button', { name: 'Help and shortcuts' }).click();
    await help.getByRole('checkbox', { name: 'The ? key opens this list' }).check();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await ask();
    await expect(help).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 800],
] as const) {
  test.describe(`the hint at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, storageState: firstVisit });

    test('takes no press, moves nothing and never comes back', async ({ studio: page }) => {
      const hint = page.getByRole('complementary', { name: 'How it works' });
      await expect(hint.getByRole('listitem')).toHaveCount(3);
      await expect(hint).toBeInViewport({ ratio: 1 });
      expect(await axeFindings(page)).toEqual([]);
      const card = await preview(page).boundingBox();
      const undo = await page.getByRole('button', { name: 'Undo' }).boundingBox();
      // Neither of these lies under it.
      await expect(name(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await expect(hint).toBeVisible();
      const first = width < 1024 ? page.getByRole('button', { name: 'Wish', exact: true }) : name(page);
      await tap(page, first);
      await expect(hint).toHaveCount(0);
      if (width < 1024) await expect(page.getByRole('heading', { name: 'The wish' })).toBeVisible();
      else await expect(name(page)).toBeFocused();
      expect(await preview(page).boundingBox()).toEqual(card);
      expect(await page.getByRole('button', { name: 'Undo' }).boundingBox()).toEqual(undo);
      await page.reload();
      await expect(preview(page)).toBeVisible();
      await expect(hint).toHaveCount(0);
    });
  });
}

test('the hint is closed by its button, which presses nothing under it', async ({ openAs, product }) => {
  const page = await openAs({ viewport: { width: 360, height: 640 }, storageState: firstVisit });
  await openStudio(page, product);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect(page.getByRole('complementary', { name: 'How it works' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(preview(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'How it works' })).toHaveCount(0);
});
