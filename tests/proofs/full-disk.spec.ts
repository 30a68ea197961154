// Shows: a full disk: a sentence, nothing half, and later it works

import { execFile } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, expectMessage } from '../support/journey.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { wavFile } from '../support/sounds.ts';
import { fileField, openPanel, photo, photoFile, test } from '../support/studio.ts';
import { newMember } from '../support/visitor.ts';

test.skip(process.platform !== 'linux', 'only Linux limits the files of a process that runs already');
/** What is there of uploads: rows, stored bytes, and what is being received. */
async function traces(product: Product) {
  const { dataDir, process } = product;
  const stored = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
  const handles = await readdir(`/proc/${process.pid}/fd`);
  const paths = await Promise.all(
    handles.map((handle) => readlink(`/proc/${process.pid}/fd/${handle}`).catch(() => '')),
  );
  return {
    rows: await ownerRows(product, 'select id from files order by id'),
    stored: stored.filter((path) => path.includes('/')).sort(),
    received: await readdir(join(dataDir, 'incoming')).catch(() => []),
    open: paths.filter((path) => path.includes('/incoming/')),
  };
}

test('its sender is told to try again later, no partial file is left, and then it works', async ({
  product,
}) => {
  const member = await newMember(product, 'full-disk');
  for (const [path, what, body] of [
    ['/studio/photo', 'photo', await photo(1200, 1200)],
    ['/studio/photo?kind=avatar', 'photo', await photo(1200, 1200)],
    ['/studio/sound?kind=upload&name=song.wav', 'sound', wavFile({ seconds: 20 })],
  ] as const) {
    const send = () => member.send(path, { method: 'POST', body: new Uint8Array(body) });
    const before = await traces(product);
    expect(body.length).toBeGreaterThan(200_000);
    for (const room of [0, 100_000]) {
      await withFullDisk(product, room, async () => {
        const answer = await send();
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
        expect(await answer.json()).toEqual({
          error: `The ${what} couldn’t be stored just now. Please try again in a moment.`,
        });
      });
      expect(await traces(product)).toEqual(before);
    }
    expect((await send()).status).toBe(200);
  }
});

test('in the studio all that was made stays, and the same photo is sent again', async ({
  studio: page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/503/);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  await withFullDisk(product, 1_000, async () => {
    const file = await photoFile(300, 300);
    await fileField(group).setInputFiles(file);
    await expect(group.getByRole('alert')).toContainText(
      'The photo couldn’t be stored just now. Please try again in a moment.',
    );
  });
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  await group.getByRole('button', { name: 'Try again' }).click();
  await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the profile says that it was not saved', async ({ page, product, expectTrouble }) => {
      expectTrouble(javaScriptEnabled ? /503/ : /503|request failed: \S+\/assets\//);
      const member = await newMember(product, 'Asha');
      await page.context().addCookies(member.cookies());
      await page.goto('/profile');
      await page.getByLabel('Full Name').fill('Asha of the Hills');
      const press = () => page.getByRole('button', { name: 'Save Changes' }).click();
      await withFullDisk(product, 10, async () => {
        await press();
        await expectMessage(
          page,
          'Error updating profile',
          'We can’t reach our photos and sounds right now. Please try again in a moment.',
        );
      });
      // Without JavaScript the form comes anew, and what was sent could not be kept.
      if (javaScriptEnabled) {
        await expect(page.getByLabel('Full Name')).toHaveValue('Asha of the Hills');
      } else {
        await expect(page.getByLabel('Full Name')).toHaveValue('Asha');
        await page.getByLabel('Full Name').fill('Asha of the Hills');
      }
      await press();
      await expectMessage(page, 'Profile Updated!');
    });
  });
}

/**
 * While `story` lasts the product's own process can make no file longer than so many bytes: a write that goes beyond
 * stores what still fits, and fails, as on a full disk. It takes no rights, and the database goes on. The real thing is
 * `npm run prove -- faults disk`.
 */
async function withFullDisk(product: Product, bytes: number, story: () => Promise<void>) {
  await limitFiles(product, `${bytes}`);
  try {
    await story();
  } finally {
    await limitFiles(product, 'unlimited');
  }
}

/** The soft limit, which may be raised again. */
async function limitFiles({ process: { pid } }: Product, bytes: string): Promise<void> {
  await promisify(execFile)('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:`]);
}
