// Shows: a photo, a voice note and words that are shared with the installed site wait on the device and come onto a new
// card when somebody says so, for guests too, without a network and before the service worker is there
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings, expect, firstVisit } from '../support/journey.ts';
import { openPanel, photo, preview, resetBackground, saveDraft, test } from '../support/studio.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

const voiceNote = 'tests/fixtures/sounds/song-opus.ogg';
const notice = (page: Page) => page.getByText('This was shared here');

/** Waits until the service worker answers, as after the first visit of the studio. */
async function expectWorker(page: Page): Promise<void> {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled, { timeout: 20_000 }).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/studio/offline'))))
    .toBe(true);
}

/** What Android's menu sends: the form that the manifest describes, from no page. */
async function share(page: Page, files: Record<string, Buffer>, words: Record<string, string> = {}) {
  const manifest = await (await page.request.get('/site.webmanifest')).json().catch(() => null);
  const action = manifest?.share_target.action ?? '/studio/shared';
  await page.evaluate(
    ([action, words, files]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'POST', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(words)) {
        const field = Object.assign(document.createElement('textarea'), { name, value });
        form.append(field);
      }
      const chosen = new DataTransfer();
      for (const [name, [type, text]] of Object.entries(files)) {
        const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
        chosen.items.add(new File([bytes], name, { type }));
      }
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      Object.assign(input, { multiple: true, files: chosen.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [
      action,
      words,
      Object.fromEntries(
        Object.entries(files).map(([name, bytes]) => [
          name,
          [name.endsWith('.jpg') ? 'image/jpeg' : 'audio/ogg', bytes.toString('base64')] as const,
        ]),
      ),
    ] as const,
  );
}

const waiting = (page: Page) => page.evaluate(() => caches.has('bloom-shared'));

test('a voice note, a photo and words that were shared come onto a new card', { tag: '@further' }, async ({
  studio: page,
}) => {
  await expectWorker(page);
  const files = { 'PTT-20261128-WA0007.opus': await readFile(voiceNote), 'IMG_1.jpg': await photo(400, 300) };
  await share(page, files, { text: 'Happy birthday, grandma!', url: 'https://example.org/song' });
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('PTT-20261128-WA0007.opus')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/studio');

  await page.getByRole('button', { name: 'Put it on this card' }).click();
  await expect(
    page.getByRole('group', { name: /^Their photo/ }).getByRole('slider', { name: 'Zoom' }),
  ).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await openPanel(page, 'Sound');
  await expect(page.getByRole('button', { name: /^Remove PTT-20261128-WA0007/ })).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(false);
  await openPanel(page, 'Wish');
  await expect(page.getByLabel('Your own message')).toHaveValue(
    'Happy birthday, grandma!\nhttps://example.org/song',
  );
  await saveDraft(page);
  await page.reload();
  await expect(page.getByLabel('Your own message')).toHaveValue(/grandma/);
  await expect(notice(page)).toHaveCount(0);
});

test('what another site sends stays on the device, and none of it is on the card before somebody says so', async ({
  studio: page,
}) => {
  await expectWorker(page);
  await resetBackground(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  for (let count = 0; count < 6; count++) {
    await share(page, { [`${count}.jpg`]: await photo(60, 60) }, { text: `words ${count}` });
    await expect(page.getByText(`${count}.jpg`)).toBeVisible();
  }
  // Only the last five are kept.
  await expect(page.getByText('0.jpg')).toHaveCount(0);
  await expect(page.getByText('1.jpg')).toBeVisible();
  await expect(preview(page).locator('image')).toHaveCount(0);
  expect(sent.filter((path) => path !== '/studio/shared')).toEqual([]);
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect.poll(() => waiting(page)).toBe(false);
  await page.reload();
  await expect(preview(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('without a network it waits, and comes when there is one', { tag: '@prove' }, async ({
  studio: page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED|request failed|Failed to fetch/);
  await expectWorker(page);
  const file = await photo(400, 300);
  await context.setOffline(true);
  await share(page, { 'IMG_2.jpg': file });
  await page.getByRole('button', { name: 'A new card' }).click();
  await expect(page.getByText('IMG_2.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Put it on this card' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await waiting(page)).toBe(true);

  await context.setOffline(false);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/studio');
  await expect(page.getByText('IMG_2.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Put it on this card' }).click();
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect.poll(() => waiting(page)).toBe(false);
});

test.describe('in a browser that was never here', () => {
  test.use({ storageState: firstVisit });

  test('it says what to do, and the next time it arrives, for a guest', { tag: '@prove' }, async ({
    page,
  }) => {
    await page.goto('/faqs');
    await share(page, { 'note.opus': await readFile(voiceNote) });
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await expect(page.getByText('What you shared didn’t arrive')).toBeVisible();
    await expect(page.getByText('Share it once more')).toBeVisible();
    await expectWorker(page);
    // The session is over meanwhile: a guest again, on the way.
    await page.context().clearCookies();
    await share(page, { 'note.opus': await readFile(voiceNote) });
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Put it on this card' }).click();
    await expect(page.getByRole('button', { name: /^Remove note/ })).toBeVisible();
  });
});

test('other sites can post to no other address of the studio', async ({ product }) => {
  const post = (path: string, headers: Record<string, string>) =>
    fetch(product.origin + path, { method: 'POST', headers, body: new FormData(), redirect: 'manual' });
  for (const origin of ['null', 'https://evil.example']) {
    for (const path of ['/studio/shared', '/hi/studio/shared']) {
      const answer = await post(path, { origin });
      expect(answer.status).toBe(303);
      expect(answer.headers.getSetCookie().join()).not.toContain('session');
      expect(answer.headers.get('location')).toBe(`${path.replace('/shared', '')}?shared=missed`);
    }
    for (const path of [
      '/studio/shared.data',
      '/studio/save',
      '/studio/photo',
      '/studio/shared/x',
      '/studio',
    ])
      expect((await post(path, { origin })).status, path).toBe(403);
  }
});
