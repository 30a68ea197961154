import { consented } from '../support/consented.ts';
import { expect, test } from '../support/journey.ts';
import { openStudio, photo, preview, saveDraft } from '../support/studio.ts';

test.use({ storageState: consented, viewport: { width: 1280, height: 800 } });

test('photos are chosen, moved by keyboard, replaced and removed', async ({ page, product }) => {
  await openStudio(page, product);
  const group = page.getByRole('group', { name: /^Receiver’s photo/ });
  await group.locator('input[type=file]').setInputFiles({
    name: 'asha.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(1200, 800),
  });
  const across = group.getByRole('slider', { name: 'Across' });
  await expect(across).toBeVisible();
  await expect(group.getByRole('slider', { name: 'Up and down' })).toBeDisabled();
  const placed = () => preview(page).locator('image').first().getAttribute('x');
  const before = await placed();
  await across.focus();
  await page.keyboard.press('End');
  await expect.poll(placed).not.toBe(before);
  await group.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('PageUp');
  await expect(group.getByRole('slider', { name: 'Up and down' })).toBeEnabled();
  const id = await saveDraft(page);
  await page.goto(`/studio?cardId=${id}`);
  await expect(group.getByRole('slider', { name: 'Across' })).toBeVisible();
  await group.getByRole('button', { name: /^Remove/ }).click();
  await expect(preview(page).locator('image')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page).locator('image')).toHaveCount(1);
});

test('what is no photo is refused with a sentence, in the browser and on the server', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  await openStudio(page, product);
  const group = page.getByRole('group', { name: /^Your photo/ });
  const chooser = group.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(group.getByText('This file is not a photo we can read.')).toBeVisible();
  await chooser.setInputFiles({
    name: 'big.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expect(group.getByText('This photo is larger than 10 MB.')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(group.getByText('This file is not a photo we can read.')).toBeVisible();
});

test('an upload shows its way and can be cancelled', async ({ page, product }) => {
  await openStudio(page, product);
  await page.route('**/studio/photo', () => {
    // Never answered: the upload is under way until it is cancelled.
  });
  const group = page.getByRole('group', { name: /^Receiver’s photo/ });
  await group
    .locator('input[type=file]')
    .setInputFiles({ name: 'asha.jpg', mimeType: 'image/jpeg', buffer: await photo(300, 300) });
  await expect(group.getByRole('progressbar', { name: 'Uploading asha.jpg' })).toBeVisible();
  await group.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(group.getByText('Choose a photo')).toBeVisible();
});
