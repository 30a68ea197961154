// Shows: what is photographed on paper becomes a photo, a sticker, a signature and the picture of a note
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { copyPicture } from '../support/copied-picture.ts';
import { dragFiles } from '../support/dragged-files.ts';
import { axeFindings, expect } from '../support/journey.ts';
import { type PaperPhoto, paperPhotos } from '../support/paper-photos.ts';
import { newSigning } from '../support/signing.ts';
import { openPanel, openStudio, saveDraft, test } from '../support/studio.ts';

let photos: readonly PaperPhoto[];

test.beforeAll(async () => {
  photos = await paperPhotos({ width: 1000, height: 750 });
});

async function fileOf(drawing: string) {
  const { photo } = photos.find(({ name }) => name.startsWith(drawing)) as PaperPhoto;
  const { data, width, height } = photo;
  const buffer = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .jpeg()
    .toBuffer();
  return { name: `${drawing}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Waits for what is made of the photo, and takes it. */
async function useIt(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Cut it out of the photo' });
  await expect(dialog.getByRole('img', { name: 'What becomes of it' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toBeHidden();
}

test('a child’s drawing is the front of a card, a sun its sticker, a name by hand its signature', {
  tag: '@further',
}, async ({ studio: page }) => {
  test.slow();
  await page.getByLabel('To', { exact: true }).fill('Grandma');
  await openPanel(page, 'Photos');
  await page
    .getByLabel(/^From paper/)
    .first()
    .setInputFiles(await fileOf('house'));
  const dialog = page.getByRole('dialog', { name: 'Cut it out of the photo' });
  await expect(dialog.getByRole('img', { name: 'What becomes of it' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const corner = dialog.getByRole('button', { name: 'Top left corner' });
  const before = await corner.boundingBox();
  await corner.press('Shift+ArrowLeft');
  const after = await corner.boundingBox();
  expect((before?.x ?? 0) - (after?.x ?? 0), 'moved by its key').toBeGreaterThan(5);
  await corner.press('Shift+ArrowRight');
  await expect(dialog.getByRole('button', { name: 'Use it' })).toBeEnabled();
  // Pressed while it is made again: it is used when it is there.
  await dialog.evaluate((element) => {
    const press = (selector: string) => element.querySelector<HTMLElement>(selector)?.click();
    press('input[type=radio]:not(:checked)');
    press('input[type=radio]:not(:checked)');
    for (const button of element.querySelectorAll('button'))
      if (button.textContent === 'Use it') button.click();
  });
  await expect(dialog).toBeHidden();
  await openPanel(page, 'Stickers');
  await page.getByLabel('Your own, from paper').setInputFiles(await fileOf('sun'));
  await useIt(page);
  await openPanel(page, 'Sign');
  await page.getByLabel('Photograph it from paper').setInputFiles(await fileOf('name'));
  await useIt(page);
  const id = await saveDraft(page);
  const scene = await (await page.request.get(`/card/${id}/scene.json?face=portrait`)).text();
  const files = new Set(scene.match(/\/files\/[\w-]{22}/g));
  expect(files.size, 'the drawing and the sticker').toBe(2);
  const alphas = await Promise.all(
    [...files].map(async (href) => {
      const { channels } = await sharp(await (await page.request.get(href)).body()).stats();
      return channels[3]?.min ?? 255;
    }),
  );
  expect(
    alphas.toSorted((one, other) => one - other),
    'the sticker is cut out, the drawing has its paper',
  ).toEqual([0, 255]);
  await page.goto(`/card/${id}#card`);
  await expect(page.getByText('The signature is drawn by hand.')).toBeAttached();
  await expect(page.getByText(/a picture of the sender’s own/)).toBeAttached();
});

test('what the browser cannot read is said, and nothing changes', { tag: '@further' }, async ({
  studio: page,
}) => {
  await openPanel(page, 'Sign');
  // As somebody who chose it by key; a test does not focus it.
  await page.getByLabel('Photograph it from paper').focus();
  await page
    .getByLabel('Photograph it from paper')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  const dialog = page.getByRole('dialog', { name: 'Cut it out of the photo' });
  await expect(dialog.getByRole('alert')).toContainText('Your browser cannot read this photo.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Photograph it from paper')).toBeFocused();
});

test('a picture pasted or dropped while something is cut out takes its place there, and the card stays as it is', {
  tag: '@prove',
}, async ({ studio: page }) => {
  await openPanel(page, 'Photos');
  await page
    .getByLabel(/^From paper/)
    .first()
    .setInputFiles(await fileOf('house'));
  const dialog = page.getByRole('dialog', { name: 'Cut it out of the photo' });
  const shown = () =>
    dialog
      .getByRole('img', { name: 'Your photo of the sheet' })
      .evaluate((photo: HTMLCanvasElement) => photo.width);
  const made = dialog.getByRole('img', { name: 'What becomes of it' });
  await expect(made).toBeVisible();
  await copyPicture(page);
  await dialog.getByRole('button', { name: 'Top left corner' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(shown).toBe(300);
  await expect(made).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Top left corner' })).toHaveCount(1);

  const path = test.info().outputPath('sun.jpg');
  await writeFile(path, (await fileOf('sun')).buffer);
  const dragged = await dragFiles(page, [path]);
  await dragged.over(made);
  await expect(page.getByText('Drop it anywhere')).toHaveCount(0);
  await dragged.drop();
  await expect.poll(shown).toBe(1000);
  await expect(made).toBeVisible();

  const letter = test.info().outputPath('letter.txt');
  await writeFile(letter, 'Saturday at four');
  const other = await dragFiles(page, [letter]);
  await other.over(made);
  await other.drop();
  await expect(dialog.getByRole('alert')).toContainText('Your browser cannot read this photo.');
  await expect(made).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveCount(0);
});

test('of photos pasted one after the other the first is given back, and what is no picture does not stop the work', {
  tag: '@prove',
}, async ({ page, product }) => {
  await page.addInitScript(() => {
    const { close } = ImageBitmap.prototype;
    ImageBitmap.prototype.close = function () {
      document.documentElement.dataset.givenBack = `${this.width}`;
      close.call(this);
    };
  });
  await openStudio(page, product);
  await openPanel(page, 'Sign');
  await page.getByLabel('Photograph it from paper').setInputFiles(await fileOf('house'));
  const dialog = page.getByRole('dialog', { name: 'Cut it out of the photo' });
  await expect(dialog.getByRole('img', { name: 'What becomes of it' })).toBeVisible();
  const { buffer } = await fileOf('name');
  const smaller = await sharp(buffer).resize(500).jpeg().toBuffer();
  // All at one moment, so that the first is not ready when the second comes.
  const said = await dialog.evaluate(
    (element, sent) => {
      for (const { bytes, type } of sent) {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'file', { type }));
        window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
      }
      return element.querySelector('[role=status]')?.textContent;
    },
    [
      { bytes: [...smaller], type: 'image/jpeg' },
      { bytes: [...buffer], type: 'image/jpeg' },
      { bytes: [...Buffer.from('Saturday at four')], type: 'text/plain' },
    ],
  );
  expect(said).toBe('Working…');
  await expect(dialog.getByRole('img', { name: 'What becomes of it' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-given-back', '500');
  await expect(dialog.getByRole('alert'), 'of the last').toContainText(
    'Your browser cannot read this photo.',
  );
});

test('a drawing from paper stands on a note of a group card, without its paper', { tag: '@prove' }, async ({
  page,
  product,
}) => {
  const { card, link } = await newSigning(product, 'paper');
  await page.goto(link);
  await page.getByLabel('From paper').setInputFiles(await fileOf('sun'));
  await useIt(page);
  await expect(page.getByText('Your photo is added.')).toBeVisible();
  await page.getByLabel('Your name', { exact: true }).fill('Mia, 6');
  await page.getByRole('button', { name: 'Sign the card' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve signed. Thank you!' })).toBeVisible();
  const [file = ''] = /\/files\/[\w-]{22}/.exec(await page.content()) ?? [];
  await page.goto(`/card/${card}`);
  await page.keyboard.press('Escape');
  const notes = page.getByRole('region', { name: 'From everyone who signed' }).first();
  await expect(notes.locator(`image[href^="${file}"]`)).toHaveCount(1);
  const { channels } = await sharp(await (await page.request.get(file)).body()).stats();
  expect(channels[3]?.min, 'its ground is transparent').toBe(0);
});
