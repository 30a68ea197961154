// Shows: pictures, sounds and other files that are pasted, or dropped beside the places for them, anywhere in the
// studio
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { copyPicture } from '../support/copied-picture.ts';
import { dragFiles } from '../support/dragged-files.ts';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { fileField, openPanel, photo, preview, resetBackground, test } from '../support/studio.ts';

/** Files with these names, each of the same photo: a small one unless its size is given. */
async function photoFiles(names: readonly string[], [width, height] = [300, 300]): Promise<string[]> {
  const bytes = await photo(width, height);
  const paths = names.map((name) => test.info().outputPath(name));
  await Promise.all(paths.map((path) => writeFile(path, bytes)));
  return paths;
}

const largePhotoFile = async () => (await photoFiles(['large.jpg'], [700, 500]))[0] ?? '';

/** Keeps the larger one of photos on its way until the returned function is called. */
async function holdLargePhoto(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/studio/photo', async (route) => {
    if (Number(await route.request().headerValue('content-length')) > 50_000) await promise;
    await route.continue();
  });
  return resolve;
}

const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const zoom = (page: Page, name: string) => group(page, name).getByRole('slider', { name: 'Zoom' });

test('a picture that is pasted while somebody types becomes a photo; one dropped on the preview is the next', {
  tag: '@further',
}, async ({ studio: page }) => {
  await resetBackground(page);
  const to = page.getByLabel('To', { exact: true });
  await to.fill('Asha');
  await copyPicture(page);
  await to.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(zoom(page, 'Their photo')).toBeVisible();
  await expect(preview(page).locator('image')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Photos', exact: true })).toBeFocused();

  await openPanel(page, 'Names');
  await expect(to).toHaveValue('Asha');
  const dragged = await dragFiles(page, await photoFiles(['park.jpg']));
  await dragged.over(preview(page));
  await expect(page.getByText('Drop it anywhere: a photo goes on the card')).toBeVisible();
  await dragged.drop();
  await expect(page.getByText('Drop it anywhere')).toHaveCount(0);
  await expect(zoom(page, 'Photo 1')).toBeVisible();
  await expect(zoom(page, 'Their photo')).toBeVisible();
});

test('a file of another kind that is dropped on a field leaves the studio where it is', {
  tag: '@prove',
}, async ({ studio: page }) => {
  const to = page.getByLabel('To', { exact: true });
  await to.fill('Asha');
  const path = test.info().outputPath('invitation.txt');
  await writeFile(path, 'Saturday at four');
  const dragged = await dragFiles(page, [path]);
  await dragged.over(to);
  await dragged.drop();
  await expectMessage(page, 'Not Added');
  await expect(page.getByText('We can’t read this file as a photo or a sound.')).toBeVisible();
  await expect(to).toHaveValue('Asha');
  expect(page.context().pages()).toHaveLength(1);
});

test('text is pasted as text, also where a picture of it was copied with it', { tag: '@prove' }, async ({
  studio: page,
}) => {
  const to = page.getByLabel('To', { exact: true });
  await copyPicture(page, 'Asha');
  await to.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(to).toHaveValue('Asha');
  await page.getByRole('heading', { name: 'Card details' }).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(zoom(page, 'Their photo')).toBeVisible();
});

test('photos dropped around a place are for it, the others for the next ones, and undo brings the first back', {
  tag: '@prove',
}, async ({ studio: page }) => {
  await openPanel(page, 'Photos');
  const dragged = await dragFiles(
    page,
    await photoFiles(['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg', 'six.jpg', 'seven.jpg']),
  );
  await dragged.over(group(page, 'Your photo').getByText('Small, beside your name'));
  expect(await axeFindings(page)).toEqual([]);
  await dragged.drop();
  await expectMessage(page, 'Not Added', 'A card holds 6 photos. One photo was left out.');
  for (const name of ['Their photo', 'Your photo', 'Photo 1', 'Photo 2', 'Photo 3', 'Photo 4'])
    await expect(zoom(page, name)).toBeVisible();

  const shown = () => group(page, 'Their photo').locator('img').getAttribute('src');
  const first = await shown();
  const another = await dragFiles(page, await photoFiles(['another.jpg']));
  await another.over(group(page, 'Their photo').getByText('Large on the card'));
  await another.drop();
  await expect.poll(shown).not.toBe(first);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toBe(first);

  await another.over(preview(page));
  await another.drop();
  await expectMessage(page, 'Not Added', 'A card holds 6 photos. One photo was left out.');
});

test('of photos dropped on a place the first stays there, whichever arrives first', {
  tag: '@prove',
}, async ({ studio: page }) => {
  await openPanel(page, 'Photos');
  // The larger one is sent first, and arrives last.
  const release = await holdLargePhoto(page);
  const [small = ''] = await photoFiles(['small.jpg']);
  const large = await largePhotoFile();
  const dragged = await dragFiles(page, [large, small]);
  await dragged.over(group(page, 'Their photo').getByText('Large on the card'));
  await dragged.drop();
  await expect(zoom(page, 'Photo 1')).toBeVisible();
  release();
  await expect(zoom(page, 'Their photo')).toBeVisible();
  await expect(zoom(page, 'Photo 1')).toBeVisible();
});

test('a photo dropped while one for the receiver is on its way goes behind it', { tag: '@prove' }, async ({
  studio: page,
}) => {
  await openPanel(page, 'Photos');
  const release = await holdLargePhoto(page);
  const large = await largePhotoFile();
  await fileField(group(page, 'Their photo')).setInputFiles(large);
  await expect(group(page, 'Their photo').getByRole('progressbar')).toBeVisible();
  const dragged = await dragFiles(page, await photoFiles(['small.jpg']));
  await dragged.over(preview(page));
  await dragged.drop();
  await expect(zoom(page, 'Photo 1')).toBeVisible();
  release();
  await expect(zoom(page, 'Their photo')).toBeVisible();
  await expect(zoom(page, 'Photo 1')).toBeVisible();
});

test('a photo dropped on an open dialog leaves it open', { tag: '@prove' }, async ({ studio: page }) => {
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const dragged = await dragFiles(page, await photoFiles(['park.jpg']));
  await dragged.over(dialog.getByRole('heading').first());
  await dragged.drop();
  await expectMessage(page, 'Photo Added!');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom(page, 'Their photo')).toBeVisible();
});

test('a sound dropped on the preview becomes the sound of the card; what is dragged out again leaves no trace', {
  tag: '@prove',
}, async ({ studio: page }) => {
  const dragged = await dragFiles(page, [resolve('tests/fixtures/sounds/song.mp3')]);
  await dragged.over(preview(page));
  await expect(page.getByText('Drop it anywhere')).toBeVisible();
  await dragged.leave();
  await expect(page.getByText('Drop it anywhere')).toHaveCount(0);
  await dragged.over(preview(page));
  await dragged.drop();
  await expectMessage(page, 'Music Added!');
  await expect(page.getByRole('button', { name: 'Remove song' })).toBeVisible();
});
