// Shows: what is seen while something is drawn, published or recorded
import { readFile } from 'node:fs/promises';
import type { Audio } from '#card/document/card.ts';
import { hold } from '../support/held-requests.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { soundFile } from '../support/sounds.ts';
import { openPanel, openStudio } from '../support/studio.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'patient');
});

test.beforeEach(async ({ context }) => {
  await context.addCookies(member.cookies());
});

test('publishing is busy until it is done, in the studio and in the share dialog', async ({ page }) => {
  for (const way of ['Publish', 'Copy link']) {
    await page.goto('/studio');
    await page.getByLabel('To', { exact: true }).fill('Ravi');
    if (way !== 'Publish') await page.getByRole('button', { name: 'Share', exact: true }).click();
    const letGo = await hold(page.context(), '**/studio/save');
    await page.getByRole('button', { name: way, exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publishing...' })).toBeDisabled();
    letGo();
    await expectMessage(page, 'Card Published!');
    await page.context().unroute('**/studio/save');
  }
});

test('the whole preview unfolds when its drawings are there', async ({ page, product }) => {
  const letGo = await hold(page.context(), '**/emoji/**');
  await openStudio(page, product);
  await openPanel(page, 'Wish');
  await page.getByLabel('Your own message').fill('A cake for you 🎂');
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unfolding the card…')).toBeVisible();
  letGo();
  await dialog.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(dialog.getByRole('img', { name: /A cake for you/ })).toBeVisible();
  await expect(dialog.getByText('Unfolding the card…')).toHaveCount(0);
});

test('a film with an MP3 says how long it will still take', async ({ page }) => {
  const answer = await member.send('/studio/sound?kind=upload&name=song.mp3', {
    method: 'POST',
    body: new Uint8Array(soundFile('song.mp3')),
  });
  const { sound } = (await answer.json()) as { sound: Extract<Audio, { file: string }> };
  const audio = { ...sound, kind: 'upload' } as const;
  await page.goto(`/studio?cardId=${await saveCard(member, { status: 'draft', card: { audio } })}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.evaluate(() => {
    const told = new Set<string>();
    Object.assign(window, { told });
    new MutationObserver(() => {
      const [line] = document.body.textContent.match(/Nearly done|About \d+ seconds? left/) ?? [];
      if (line) told.add(line);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download MP4' }).click();
  const film = await readFile(await (await download).path(), 'latin1');
  for (const part of ['ftyp', 'avc1', 'mp4a']) expect(film).toContain(part);
  await expectMessage(page, 'Download Started!');
  const told = await page.evaluate(() => [...(window as unknown as { told: Set<string> }).told]);
  expect(told).toContain('Nearly done');
  for (const line of told) expect(line).toMatch(/^(Nearly done|About (1 second|\d+ seconds) left)$/);
});

test('a silent microphone is noticed, and a recording of an instant is not stored', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      return context.createMediaStreamDestination().stream;
    };
  });
  await openStudio(page, product);
  await openPanel(page, 'Sound');
  await page.getByRole('button', { name: 'Record your voice' }).click();
  const stop = page.getByRole('button', { name: 'Stop recording' });
  await expect(page.getByText('We can’t hear anything. Is your microphone switched on?')).toBeVisible();
  await stop.click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();

  // From within the page, so that a machine that stalls does not make it a recording.
  await page.getByRole('button', { name: 'Record your voice' }).evaluate((record: HTMLButtonElement) => {
    const observer = new MutationObserver(() => {
      const found = [...document.querySelectorAll('button')].find((one) =>
        /Stop recording/.test(one.textContent),
      );
      if (!found) return;
      observer.disconnect();
      found.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    record.click();
  });
  await expectMessage(page, 'Recording Stopped.');
  await expect(page.getByText('That was too short. Please record again.')).toBeVisible();
});
