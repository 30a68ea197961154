// Shows: heading, age, stickers, signature and more photos: made, undone, saved and there again
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { openPanel, photo, photoFile, preview, resetBackground, saveDraft, test } from '../support/studio.ts';

const place = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`${name}$`) });
const sticker = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Draws a stroke through these points, as shares of the pad. */
async function draw(page: Page, pad: Locator, points: readonly (readonly [number, number])[]): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [index, [across, down]] of points.entries()) {
    await page.mouse.move(x + across * width, y + down * height, { steps: 5 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test('heading, age, stickers and a drawn signature are made, undone, saved and there again', async ({
  studio: page,
}) => {
  await resetBackground(page);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const heading = page.getByLabel('Heading', { exact: true });
  await expect(heading).toHaveAttribute('placeholder', 'Happy Birthday Asha!');
  await heading.fill('Forty and fabulous');
  const age = page.getByLabel('Age', { exact: true });
  await age.fill('131');
  await expect(page.getByText('The age is a whole number from 1 to 130.')).toBeVisible();
  await expect(age).toHaveValue('131');
  await age.fill('40');
  await expect(page.getByText('The age is a whole number')).toHaveCount(0);

  await openPanel(page, 'Stickers');
  await place(page, 'Top left').check();
  await sticker(page, 'Birthday cake').click();
  await expect(place(page, 'Top left')).toHaveAccessibleName('Birthday cake Top left');
  await sticker(page, 'Red heart').click();
  await place(page, 'Bottom right').check();
  await page.getByLabel('Find a sticker').fill('kitten');
  await sticker(page, 'Ginger cat').focus();
  await page.keyboard.press('Enter');
  await expect(place(page, 'Bottom right')).toHaveAccessibleName('Ginger cat Bottom right');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(place(page, 'Bottom right')).toHaveAccessibleName('Empty Bottom right');
  await expect(place(page, 'Top left')).toHaveAccessibleName('Birthday cake Top left');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(place(page, 'Bottom right')).toHaveAccessibleName('Ginger cat Bottom right');

  await openPanel(page, 'Sign');
  const pad = page.getByRole('img', { name: /^Your signature/ });
  await draw(page, pad, [
    [0.2, 0.3],
    [0.3, 0.7],
    [0.4, 0.3],
    [0.6, 0.6],
  ]);
  await expect(pad).toHaveAccessibleName('Your signature');
  const first = await pad.locator('path').nth(1).getAttribute('d');
  await draw(page, pad, [
    [0.7, 0.2],
    [0.8, 0.7],
  ]);
  await page.getByRole('button', { name: 'Undo a stroke' }).click();
  await expect(pad.locator('path').nth(1)).toHaveAttribute('d', first ?? '');

  const id = await saveDraft(page);
  await page.goto(`/studio?cardId=${id}`);
  await openPanel(page, 'Names');
  await expect(heading).toHaveValue('Forty and fabulous');
  await expect(age).toHaveValue('40');
  await openPanel(page, 'Stickers');
  await expect(place(page, 'Top left')).toHaveAccessibleName('Red heart Top left');
  await expect(place(page, 'Bottom right')).toHaveAccessibleName('Ginger cat Bottom right');
  await openPanel(page, 'Sign');
  await expect(pad.locator('path').nth(1)).toHaveAttribute('d', first ?? '');

  await page.getByRole('button', { name: 'Publish' }).click();
  await expectMessage(page, 'Card Published!');
  const [, card = ''] = (await (await page.request.get(`/card/${id}`)).text()).split('<body');
  // The card is there for phones and for wide screens, each with the two stickers and no others; its envelope has symbols too.
  const faces = card.slice(card.indexOf('card-faces'), card.indexOf('words-switch'));
  expect(faces.match(/<symbol /g)?.length).toBe(4);
  expect(card).toContain('Forty and fabulous');
});

test('the arrow keys go from sticker to sticker, and a sticker is removed', { tag: '@prove' }, async ({
  studio: page,
}) => {
  await openPanel(page, 'Stickers');
  await sticker(page, 'Red balloon').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sticker(page, 'Three balloons')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(sticker(page, 'Red balloon')).toBeFocused();
  await expect(place(page, 'Top left')).toHaveAccessibleName('Empty Top left');
  await page.keyboard.press('Space');
  await expect(sticker(page, 'Red balloon')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Remove the sticker/ }).click();
  await expect(place(page, 'Top left')).toBeFocused();
  await expect(place(page, 'Top left')).toHaveAccessibleName('Empty Top left');
  expect(await axeFindings(page)).toEqual([]);
});

test('a typed signature takes the place of a drawn one, and the other way round', { tag: '@prove' }, async ({
  studio: page,
}) => {
  await openPanel(page, 'Sign');
  const pad = page.getByRole('img', { name: /^Your signature/ });
  const typed = page.getByLabel('Or type it');
  await typed.fill('Mira');
  await draw(page, pad, [
    [0.2, 0.3],
    [0.6, 0.6],
  ]);
  await expect(typed).toHaveValue('');
  await typed.fill('M'.repeat(61));
  await expect(pad).toHaveAccessibleName('Your signature: nothing drawn yet');
  await expect(page.getByText('The signature can have at most 60 characters.')).toBeVisible();
});

test('more photos are added at once, exchanged and removed, and one that fails leaves the others', {
  tag: '@prove',
}, async ({ studio: page, expectTrouble }) => {
  expectTrouble(/422/);
  await openPanel(page, 'Photos');
  const add = page.getByRole('group', { name: 'Add photos' }).locator('input[type=file]').first();
  const file = async (name: string, width: number, height: number) => {
    return { name, mimeType: 'image/jpeg', buffer: await photo(width, height) };
  };
  const lost = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
  const torn = Buffer.from('\xff\xd8\xff no photo at all', 'latin1');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: torn };
  await add.setInputFiles([await file('a.jpg', 400, 300), broken, lost, await file('b.jpg', 300, 400)]);
  await expect(page.getByText('We can’t read this file as a photo.').first()).toBeVisible();
  const own = page.getByRole('group', { name: /^Photo \d$/ });
  await expect(own).toHaveCount(2);
  const failed = page.getByRole('group', { name: 'Upload of broken.jpg' });
  await failed.getByRole('button', { name: 'Leave it out' }).click();
  await expect(failed).toHaveCount(0);
  const pictures = () =>
    own.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  const before = await pictures();
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).click();
  await expect(page.getByRole('button', { name: 'Move photo 1 later' })).toBeFocused();
  expect(await pictures()).toEqual(before.toReversed());
  await own.nth(0).getByRole('slider', { name: /^Zoom/ }).fill('2.02');
  const id = await saveDraft(page);
  await page.goto(`/studio?cardId=${id}`);
  await openPanel(page, 'Photos');
  await expect(own).toHaveCount(2);
  expect(await pictures()).toEqual(before.toReversed());
  await expect(own.nth(0).getByRole('slider', { name: /^Zoom/ })).toHaveValue('2.02');
  await own
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(own).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(own).toHaveCount(2);
  await expect(preview(page)).toBeVisible();
});

test('a first photo is large, layouts are offered around it, and its colours change in every file', {
  tag: '@prove',
}, async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await openPanel(page, 'Layout');
  await expect(page.getByText('More layouts, made around photos')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Polaroid' })).toHaveCount(0);
  await openPanel(page, 'Photos');
  const colours = page.getByRole('group', { name: 'Colours of the photos' });
  await expect(colours).toHaveCount(0);
  const chooser = page
    .getByRole('group', { name: /^Their photo/ })
    .locator('input[type=file]')
    .first();
  await chooser.setInputFiles(await photoFile(600, 800));
  await expect(preview(page).locator('image')).toHaveCount(1);
  await openPanel(page, 'Layout');
  await expect(page.getByRole('radio', { name: 'Full photo' })).toBeChecked();
  await page.getByRole('radio', { name: 'Polaroid' }).check();
  await openPanel(page, 'Photos');
  await colours.getByRole('radio', { name: 'Black and white' }).check();
  const image = preview(page).locator('image');
  await expect(image).toHaveAttribute('filter', /^url/);
  await page.keyboard.press('Control+z');
  await expect(image).not.toHaveAttribute('filter');
  await page.keyboard.press('Control+Shift+z');

  const id = await saveDraft(page);
  await page.goto(`/card/${id}`);
  await expect(page.locator('#card image').first()).toHaveAttribute('filter', /^url/);
  const file = await page.request.get(`/card/${id}/card.png`);
  const photoOnly = { left: 340, top: 450, width: 40, height: 40 };
  const pixels = await sharp(await file.body())
    .resize({ width: 1200 })
    .extract(photoOnly)
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(4);
  }
});
