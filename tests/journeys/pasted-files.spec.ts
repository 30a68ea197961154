// Shows: pictures, sounds and other files that are pasted, or dropped beside the places for them, anywhere in the
// studio
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { copyPicture } from '../support/copied-picture.ts';
import { dragFiles } from '../support/dragged-files.ts';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { openPanel, photo, preview, resetBackground, test } from '../support/studio.ts';

async function photoFiles(info: TestInfo, names: readonly string[]): Promise<string[]> {
  const bytes = await photo(300, 300);
  const paths = names.map((name) => info.outputPath(name));
  await Promise.all(paths.map((path) => writeFile(path, bytes)));
  return paths;
}

const group = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const zoom = (page: Page, name: string) => group(page, name).getByRole('slider', { name: 'Zoom' });

test('a picture that is pasted while somebody types becomes a photo; one dropped on the preview is the next', async ({
  studio: page,
}, info) => {
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
  const dragged = await dragFiles(page, await photoFiles(info, ['park.jpg']));
  await dragged.over(preview(page));
  await expect(page.getByText('Drop it anywhere: a photo goes on the card')).toBeVisible();
  await dragged.drop();
  await expect(page.getByText('Drop it anywhere')).toHaveCount(0);
  await expect(zoom(page, 'Photo 1')).toBeVisible();
  await expect(zoom(page, 'Their photo')).toBeVisible();
});

test(
  'a file of another kind that is dropped on a field leaves the studio where it is',
  { tag: '@prove' },
  async ({ studio: page }, info) => {
    const to = page.getByLabel('To', { exact: true });
    await to.fill('Asha');
    const path = info.outputPath('invitation.txt');
    await writeFile(path, 'Saturday at four');
    const dragged = await dragFiles(page, [path]);
    await dragged.over(to);
    await dragged.drop();
    await expectMessage(page, 'Not Added');
    await expect(page.getByText('We can’t read this file as a photo or a sound.')).toBeVisible();
    await expect(to).toHaveValue('Asha');
    expect(page.context().pages()).toHaveLength(1);
  },
);

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

test(
  'photos dropped around a place are for it, the others for the next ones, and undo brings the first back',
  {
    tag: '@prove',
  },
  async ({ studio: page }, info) => {
    await openPanel(page, 'Photos');
    const dragged = await dragFiles(
      page,
      await photoFiles(info, [
        'one.jpg',
        'two.jpg',
        'three.jpg',
        'four.jpg',
        'five.jpg',
        'six.jpg',
        'seven.jpg',
      ]),
    );
    await dragged.over(group(page, 'Your photo').getByText('Small, beside your name'));
    expect(await axeFindings(page)).toEqual([]);
    await dragged.drop();
    await expectMessage(page, 'Not Added', 'A card holds 6 photos. One photo was left out.');
    for (const name of ['Their photo', 'Your photo', 'Photo 1', 'Photo 2', 'Photo 3', 'Photo 4'])
      await expect(zoom(page, name)).toBeVisible();

    const shown = () => group(page, 'Their photo').locator('img').getAttribute('src');
    const first = await shown();
    const another = await dragFiles(page, await photoFiles(info, ['another.jpg']));
    await another.over(group(page, 'Their photo').getByText('Large on the card'));
    await another.drop();
    await expect.poll(shown).not.toBe(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shown).toBe(first);

    await another.over(preview(page));
    await another.drop();
    await expectMessage(page, 'Not Added', 'A card holds 6 photos. One photo was left out.');
  },
);

test(
  'of photos dropped on a place the first stays there, whichever arrives first',
  { tag: '@prove' },
  async ({ studio: page }, info) => {
    await openPanel(page, 'Photos');
    let release = () => {};
    const second = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The larger one is sent first, and arrives last.
    await page.route('**/studio/photo', async (route) => {
      const isLarge = Number(await route.request().headerValue('content-length')) > 50_000;
      if (isLarge) await second;
      await route.continue();
    });
    const [small = ''] = await photoFiles(info, ['small.jpg']);
    const large = info.outputPath('large.jpg');
    await writeFile(large, await photo(700, 500));
    const dragged = await dragFiles(page, [large, small]);
    await dragged.over(group(page, 'Their photo').getByText('Large on the card'));
    await dragged.drop();
    await expect(zoom(page, 'Photo 1')).toBeVisible();
    release();
    await expect(zoom(page, 'Their photo')).toBeVisible();
    await expect(zoom(page, 'Photo 1')).toBeVisible();
  },
);

test(
  'a photo dropped while one for the receiver is on its way goes behind it',
  {
    tag: '@prove',
  },
  async ({ studio: page }, info) => {
    await openPanel(page, 'Photos');
    let release = () => {};
    const first = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/studio/photo', async (route) => {
      const isLarge = Number(await route.request().headerValue('content-length')) > 50_000;
      if (isLarge) await first;
      await route.continue();
    });
    const large = info.outputPath('large.jpg');
    await writeFile(large, await photo(700, 500));
    await group(page, 'Their photo').locator('input[type=file]').first().setInputFiles(large);
    await expect(group(page, 'Their photo').getByRole('progressbar')).toBeVisible();
    const dragged = await dragFiles(page, await photoFiles(info, ['small.jpg']));
    await dragged.over(preview(page));
    await dragged.drop();
    await expect(zoom(page, 'Photo 1')).toBeVisible();
    release();
    await expect(zoom(page, 'Their photo')).toBeVisible();
    await expect(zoom(page, 'Photo 1')).toBeVisible();
  },
);

test(
  'a photo dropped on an open dialog leaves it open',
  { tag: '@prove' },
  async ({ studio: page }, info) => {
    await page.getByRole('button', { name: 'Download', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const dragged = await dragFiles(page, await photoFiles(info, ['park.jpg']));
    await dragged.over(dialog.getByRole('heading').first());
    await dragged.drop();
    await expectMessage(page, 'Photo Added!');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(zoom(page, 'Their photo')).toBeVisible();
  },
);

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
