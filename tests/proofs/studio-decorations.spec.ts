// Shows: a signature drawn with a finger; a collage of five photos reaches its receiver whole
import { devices } from '@playwright/test';
import { expect, expectMessage } from '../support/journey.ts';
import { fileField, openPanel, photo, preview, saveDraft, test } from '../support/studio.ts';

/* What decorations.spec.ts makes with a mouse is made with a finger, and a collage reaches its receiver. */

test.describe('by touch', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent });

  test('a signature is drawn with a finger, and the page stays where it is', async ({ studio: page }) => {
    await openPanel(page, 'Sign');
    const pad = page.getByRole('img', { name: /^Your signature/ });
    await pad.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const session = await page.context().newCDPSession(page);
    const points = [
      [0.2, 0.2],
      [0.3, 0.8],
      [0.45, 0.3],
      [0.7, 0.7],
    ] as const;
    for (const [index, [across, down]] of points.entries()) {
      const touchPoints = [{ x: x + across * width, y: y + down * height }];
      await session.send('Input.dispatchTouchEvent', {
        type: index === 0 ? 'touchStart' : 'touchMove',
        touchPoints,
      });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(pad).toHaveAccessibleName('Your signature');
    expect((await pad.boundingBox())?.y).toBe(y);
    const drawn = await pad.locator('path').nth(1).getAttribute('d');
    const id = await saveDraft(page);
    await page.goto(`/studio?cardId=${id}`);
    await openPanel(page, 'Sign');
    await expect(pad.locator('path').nth(1)).toHaveAttribute('d', drawn ?? '');
  });
});

test('a collage of five photos is chosen, published, and reaches its receiver whole', async ({
  studio: page,
  product,
}) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await openPanel(page, 'Photos');
  const theirs = page.getByRole('group', { name: /^Their photo/ });
  const file = async (index: number) => {
    return { name: `${index}.jpg`, mimeType: 'image/jpeg', buffer: await photo(400 + index, 300) };
  };
  await fileField(theirs).setInputFiles(await file(0));
  const more = await Promise.all([1, 2, 3, 4].map(file));
  await fileField(page.getByRole('group', { name: 'Add photos' })).setInputFiles(more);
  await expect(page.getByRole('group', { name: /^Photo \d$/ })).toHaveCount(4);
  await openPanel(page, 'Layout');
  await page.getByRole('radio', { name: 'Collage' }).check();
  await expect(preview(page).locator('image')).toHaveCount(5);
  const id = await saveDraft(page);
  await page.goto(`/studio?cardId=${id}`);
  await openPanel(page, 'Layout');
  await expect(page.getByRole('radio', { name: 'Collage' })).toBeChecked();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectMessage(page, 'Card Published!');

  const card = await (await fetch(`${product.origin}/card/${id}`)).text();
  const addresses = new Set(card.match(/\/files\/[\w-]+[^"&]*/g));
  const files = new Set([...addresses].map((address) => address.split(/[?/]/)[2]));
  expect(files.size).toBe(5);
  for (const address of addresses) {
    const answer = await fetch(product.origin + address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }
});
