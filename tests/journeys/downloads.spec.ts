import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { expectMessage } from '../support/message.ts';
import { saveCard } from '../support/saved-card.ts';
import { newMember } from '../support/visitor.ts';

/* Moving files from the studio. What is in them, frame by frame, the tests of the encoders tell. */

test.use({ storageState: consented });

test.beforeEach(async ({ page, context, product }) => {
  const member = await newMember(product);
  await context.addCookies(member.cookies());
  const audio = { kind: 'voice', id: 'warm-wishes' } as const;
  const id = await saveCard(member, { status: 'draft', card: { toName: 'Asha 🎂', audio } });
  await page.goto(`/studio?cardId=${id}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
});

async function downloaded(page: Page, choice: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download', { timeout: 40_000 });
  await page.getByRole('button', { name: choice }).click();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('the card is downloaded as a GIF that moves', async ({ page }) => {
  const { name, bytes } = await downloaded(page, 'Download GIF');
  expect(name).toBe('birthday-bloom-card.gif');
  expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
    format: 'gif',
    width: 672,
    pageHeight: 504,
    loop: 0,
  });
  await expectMessage(page, 'Download Started!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the card is downloaded as an MP4 with its sound; cancelled first, it leaves nothing', async ({
  page,
}) => {
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.context().route('**/audio/*.m4a', async (route) => {
    await waiting;
    // A request that was cancelled meanwhile needs no answer.
    await route.continue().catch(() => {});
  });
  const started: string[] = [];
  page.on('download', (download) => started.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Download MP4' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making your video' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download MP4' })).toBeVisible();
  goOn();
  const { name, bytes } = await downloaded(page, 'Download MP4');
  expect(name).toBe('birthday-bloom-card.mp4');
  const text = bytes.toString('latin1');
  for (const part of ['ftyp', 'avc1', 'mp4a']) expect(text).toContain(part);
  await expectMessage(page, 'Download Started!');
  expect(started).toEqual(['birthday-bloom-card.mp4']);
});
