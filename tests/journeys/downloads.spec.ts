// Shows: from the studio: a story page by page, a PDF to fold, GIF, MP4 with its envelope, cancelled; a video for a
// status and a sticker for chats
// Spec: 2.59, 2.60
import sharp from 'sharp';
import { standardOpening } from '#card/document/card.ts';
import { closedSeconds } from '#card/opening/timeline.ts';
import { tracks } from '../pictures/motion-files.ts';
import { downloaded } from '../support/downloaded.ts';
import { hold } from '../support/held-requests.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { examined, hasFfmpeg, noFfmpeg } from '../support/media-tools.ts';
import { saveCard } from '../support/visitor.ts';

/* Files from the studio in other formats than 4:3, moving or for paper. What is in them the tests of the encoders tell. */

test.beforeEach(async ({ page, member }) => {
  const audio = { kind: 'voice', id: 'warm-wishes' } as const;
  const message = 'You carried me home in the rain, twice, and never told anyone. '.repeat(6);
  const card = { toName: 'Asha 🎂', message, audio, opening: standardOpening };
  const id = await saveCard(member, { status: 'draft', card });
  await page.goto(`/studio?cardId=${id}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
});

test('a story has a picture for each page, and the first is saved at once', { tag: '@further' }, async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: 'Card 4:3' })).toBeChecked();
  // A picture of the card in each format.
  await expect(dialog.getByRole('group', { name: 'Format' }).locator('img')).toHaveCount(4);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Story 9:16' }).check();
  const cover = await downloaded(page, () => page.getByRole('button', { name: 'Download PNG' }).click());
  expect(cover.name).toBe('birthday-bloom-card-story-1.png');
  expect(await sharp(cover.bytes).metadata()).toMatchObject({ width: 1080, height: 1920 });
  await expectMessage(page, 'Download Started!');
  await expect(dialog.getByRole('button', { name: 'Page 1 saved' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const inside = await downloaded(page, () => page.getByRole('button', { name: 'Save page 2' }).click());
  expect(inside.name).toBe('birthday-bloom-card-story-2.png');
  expect(await sharp(inside.bytes).metadata()).toMatchObject({ width: 1080, height: 1920 });
});

test('the card is printed on folded paper: a PDF of the saved card', { tag: '@prove' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Print and fold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  await expect(dialog.getByRole('radio', { name: 'Quarter fold' })).toBeChecked();
  await expect(dialog.getByText('Print at 100 %, not “fit to page”.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Half fold' }).check();
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Make the PDF' }).click(),
  );
  expect(name).toBe('birthday-card-for-Asha-🎂.pdf');
  expect(bytes.toString('latin1').slice(0, 5)).toBe('%PDF-');
  await expectMessage(page, 'Download Started!');
});

test('the card is downloaded as a GIF that moves', { tag: '@prove' }, async ({ page }) => {
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download GIF' }).click(),
  );
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

test('the card is downloaded as an MP4 with its envelope and its sound; cancelled first, it leaves nothing', {
  tag: '@further',
}, async ({ page }) => {
  const goOn = await hold(page.context(), '**/audio/*.m4a');
  const started: string[] = [];
  page.on('download', (download) => started.push(download.suggestedFilename()));
  const begins = page.getByRole('group', { name: 'The video begins' });
  await expect(begins.getByRole('radio', { name: 'with the card' })).toBeChecked();
  await begins.getByRole('radio', { name: 'with its envelope' }).check();
  await page.getByRole('button', { name: 'Download MP4' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making your video' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Download MP4' })).toBeVisible();
  goOn();
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download MP4' }).click(),
  );
  expect(name).toBe('birthday-bloom-card.mp4');
  const text = bytes.toString('latin1');
  for (const part of ['ftyp', 'avc1', 'mp4a']) expect(text).toContain(part);
  const { video, audio } = tracks(bytes);
  // The greeting takes 11.8 seconds and begins with the flap.
  expect(video.samples_duration / video.timescale).toBeCloseTo(11.8 + closedSeconds, 1);
  expect(audio.samples_duration / audio.timescale).toBeCloseTo(11.8, 0);
  await expectMessage(page, 'Download Started!');
  expect(started).toEqual(['birthday-bloom-card.mp4']);
});

test('a film for a status is tall, short and small, with the envelope and a long sound too', {
  tag: '@prove',
}, async ({ page }) => {
  test.skip(!hasFfmpeg, noFfmpeg);
  test.slow();
  await page.getByRole('radio', { name: 'with its envelope' }).check();
  await page.getByRole('radio', { name: 'when you’ve had time to read it' }).check();
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download a film for your status' }).click(),
  );
  expect(name).toBe('birthday-bloom-card-status.mp4');
  expect(bytes.length).toBeLessThan(16_000_000);
  const { streams, complaints } = await examined(bytes);
  expect(complaints).toBe('');
  const picture = streams.find(({ disposition, width }) => width && !disposition.attached_pic);
  expect(picture).toMatchObject({ codec_name: 'h264', width: 1080, height: 1920 });
  expect(streams.map(({ codec_name }) => codec_name)).toContain('aac');
  const { video } = tracks(bytes);
  const seconds = video.samples_duration / video.timescale;
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThanOrEqual(30);
});

test('a sticker for chats has 512 pixels, the card in the middle, and nothing around it', {
  tag: '@prove',
}, async ({ page }) => {
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download a sticker for chats' }).click(),
  );
  expect(name).toBe('birthday-bloom-card-sticker.png');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 512, height: 512, channels: 4 });
  const pixel = (x: number, y: number) => [...data.subarray(4 * (512 * y + x), 4 * (512 * y + x) + 4)];
  for (const [x, y] of [
    [0, 0],
    [511, 0],
    [0, 511],
    [511, 511],
    [8, 8],
  ] as const)
    expect(pixel(x, y)[3]).toBe(0);
  // Its edge is white, and the picture inside of it is the card, not black.
  expect(pixel(256, 17)).toEqual([255, 255, 255, 255]);
  expect(pixel(256, 256)[3]).toBe(255);
  const { channels } = await sharp(bytes).extract({ left: 60, top: 60, width: 392, height: 392 }).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(60);
});
