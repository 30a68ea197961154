// Shows: saving waits for uploads; refused and lost ones
// Spec: 2.58
import type { Page } from '@playwright/test';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { soundFile } from '../support/sounds.ts';
import { choosePhoto, fileField, openPanel, preview, test } from '../support/studio.ts';

/* One press saves or publishes all of the card: it waits for the photos and sounds that are on their way. */
/**
 * Holds uploads until the returned function is called: what is held goes on or fails, what comes later goes on. It waits for
 * the first, because one that is sent after it would not fail.
 */
async function holdUploads(page: Page): Promise<(fail?: 'lost' | 'refused') => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<'lost' | 'refused' | undefined>();
  let isOpen = false;
  await page.route(/\/studio\/(photo|sound)/, async (route) => {
    if (isOpen) return route.continue();
    held.resolve();
    const fail = await released.promise;
    if (fail === 'lost') return route.abort();
    if (fail === 'refused') return route.fulfill({ status: 422, json: { error: 'No photo at all.' } });
    return route.continue();
  });
  return async (fail) => {
    await held.promise;
    isOpen = true;
    released.resolve(fail);
  };
}

for (const way of ['Save Draft', 'Publish', 'Copy link'] as const) {
  test(`${way}: one press waits for a photo and a sound, visibly, and then takes both along`, async ({
    studio: page,
  }) => {
    await page.getByLabel('To', { exact: true }).fill('Asha');
    const release = await holdUploads(page);
    await choosePhoto(page);
    await openPanel(page, 'Sound');
    await fileField(page.getByRole('group', { name: 'Your own sound' })).setInputFiles({
      name: 'song.mp3',
      mimeType: 'audio/mpeg',
      buffer: soundFile('song.mp3'),
    });
    if (way === 'Copy link') {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
    }
    await page.getByRole('button', { name: way, exact: true }).press('Enter');
    const waiting = page.getByRole('group', { name: 'Waiting for your files' });
    await expect(page.getByText('2 files are still uploading.').last()).toBeVisible();
    await expect(waiting.getByRole('progressbar')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const saved = page.waitForRequest('**/studio/save');
    await release();
    const { card, status } = (await saved).postDataJSON();
    expect(status).toBe(way === 'Save Draft' ? 'draft' : 'published');
    expect(card).toMatchObject({ receiverPhoto: { width: 300 }, audio: { kind: 'upload' } });
    await expectMessage(page, way === 'Save Draft' ? 'Draft Saved!' : 'Card Published!');
    await expect(waiting).toHaveCount(0);
  });
}

test('waiting can be cancelled with the keyboard; nothing is saved, and the photo still arrives', async ({
  studio: page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  let saves = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/studio/save')) saves += 1;
  });
  const release = await holdUploads(page);
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const cancel = page
    .getByRole('group', { name: 'Waiting for your files' })
    .getByRole('button', { name: 'Cancel' });
  await expect(page.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await release();
  await expect(preview(page).locator('image')).toHaveCount(1);
  expect(saves).toBe(0);
});

test('an upload that is lost stops the save with a sentence; the next press sends it again', async ({
  studio: page,
  expectTrouble,
}) => {
  expectTrouble(/studio\/photo|ERR_FAILED/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const release = await holdUploads(page);
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await release('lost');
  await expectMessage(
    page,
    'Save failed',
    'The photo couldn’t be sent. Please check your connection and try again.',
  );
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  const saved = page.waitForRequest('**/studio/save');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  expect((await saved).postDataJSON()).toMatchObject({ card: { receiverPhoto: { width: 300 } } });
});

test('a photo that is refused stops the save; it may be left out', async ({
  studio: page,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const release = await holdUploads(page);
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await release('refused');
  await expectMessage(page, 'Save failed', 'No photo at all.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectMessage(page, 'Card Published!');
});

test('a photo that cannot be sent can be left out', async ({ studio: page, expectTrouble }) => {
  expectTrouble(/studio\/photo|ERR_FAILED/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const release = await holdUploads(page);
  await choosePhoto(page);
  await release('lost');
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  await group.getByRole('button', { name: 'Leave it out' }).click();
  await expect(group.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectMessage(page, 'Card Published!');
});
