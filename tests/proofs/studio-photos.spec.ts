// Shows: photos: chosen, dropped, moved, zoomed, refused, cancelled
// Spec: 2.50, 5.10
import { expect } from '../support/journey.ts';
import {
  choosePhoto,
  fileField,
  openPanel,
  photo,
  photoFile,
  preview,
  saveDraft,
  test,
} from '../support/studio.ts';

test('photos are chosen, moved by keyboard, replaced and removed', async ({ studio: page }) => {
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  await fileField(group).setInputFiles(await photoFile(1200, 800));
  const across = group.getByRole('slider', { name: 'Move left and right' });
  await expect(across).toBeVisible();
  await expect(group.getByRole('slider', { name: 'Move up and down' })).toBeDisabled();
  const placed = () => preview(page).locator('image').first().getAttribute('x');
  const before = await placed();
  await across.focus();
  await page.keyboard.press('End');
  await expect.poll(placed).not.toBe(before);
  await group.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('PageUp');
  await expect(group.getByRole('slider', { name: 'Move up and down' })).toBeEnabled();
  const id = await saveDraft(page);
  await page.goto(`/studio?cardId=${id}`);
  await openPanel(page, 'Photos');
  await expect(group.getByRole('slider', { name: 'Move left and right' })).toBeVisible();
  await group.getByRole('button', { name: /^Remove/ }).click();
  await expect(preview(page).locator('image')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page).locator('image')).toHaveCount(1);
});

test('what is no photo is refused with a sentence', async ({ studio: page }) => {
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Your photo/ });
  const chooser = group.locator('input[type=file]').first();
  await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(group.getByText('We can’t read this file as a photo.')).toBeVisible();
  await chooser.setInputFiles({
    name: 'big.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(25 * 1024 * 1024 + 1),
  });
  await expect(group.getByText('This photo is larger than 25 MB.')).toBeVisible();
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(group.getByText('We can’t read this file as a photo.')).toBeVisible();
});

test('an upload shows its way and can be cancelled', async ({ studio: page }) => {
  await page.route('**/studio/photo', () => {
    // Never answered: the upload is under way until it is cancelled.
  });
  const group = await choosePhoto(page);
  await group.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(group.getByText('Choose a photo')).toBeVisible();
});

test('in its frame a photo is dragged and zoomed with the mouse, and the page still scrolls', async ({
  studio: page,
}) => {
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  await fileField(group).setInputFiles(await photoFile(1200, 800));
  const zoom = group.getByRole('slider', { name: 'Zoom' });
  const across = group.getByRole('slider', { name: 'Move left and right' });
  await expect(across).toHaveValue('0.5');
  const frame = group.locator('img');
  await frame.scrollIntoViewIfNeeded();
  const box = await group.locator('div:has(> img)').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 3 });
  await page.mouse.up();
  await expect(across).toHaveValue('1');

  await page.mouse.move(x + 5, y + 5);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -100);
  await expect(zoom).toHaveAttribute('aria-valuetext', '110 %');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.wheel(0, 100);
  await expect(zoom).toHaveAttribute('aria-valuetext', '100 %');
  // There is nothing left to zoom out of: the wheel is the page's again.
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
  await expect(group.getByText('Take a photo')).toHaveCount(0);
});

test('a photo dropped on its place is taken', async ({ studio: page }) => {
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Your photo/ });
  const bytes = [...(await photo(300, 300))];
  const dropped = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(given)], 'me.jpg', { type: 'image/jpeg' }));
    return data;
  }, bytes);
  await group.getByText('Choose a photo').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo is taken with the camera and pinched larger', async ({ studio: page }) => {
    await page.getByRole('button', { name: 'Photos' }).click();
    await openPanel(page, 'Photos');
    const group = page.getByRole('group', { name: /^Your photo/ });
    const camera = group.getByLabel('Take a photo, Your photo');
    await expect(camera).toHaveAttribute('capture', 'user');
    await camera.setInputFiles(await photoFile(400, 400, 'me.jpg'));
    const zoom = group.getByRole('slider', { name: 'Zoom' });
    await expect(zoom).toHaveAttribute('aria-valuetext', '100 %');
    const frame = group.locator('div:has(> img)');
    await frame.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    const [middle, across] = [y + height / 2, x + width / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [-reach, reach].map((by, id) => ({ id, x: across + by, y: middle })),
      });
    await touch('touchStart', 20);
    for (const reach of [25, 30, 35, 40]) await touch('touchMove', reach);
    await touch('touchEnd', 40);
    await expect(zoom).toHaveAttribute('aria-valuetext', /^(19\d|20\d) %$/);
  });
});
