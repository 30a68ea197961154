// Shows: songs, voices, recordings and files in the studio
// Spec: 2.51, 4.8, 4.9, 5.11, 7.17, 8.29, 8.30
import type { Page } from '@playwright/test';
import { songs } from '#content/songs.ts';
import config from '../../playwright.config.ts';
import { openEnvelope } from '../support/envelope.ts';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { beepingMicrophone, playing, pressPlay, readWav, toneFile } from '../support/recordings.ts';
import { goToDashboard, openPanel, openStudio, saveDraft, test } from '../support/studio.ts';

const launch = config.use?.launchOptions;

test.use({
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...launch, args: [...(launch?.args ?? []), ...beepingMicrophone] },
});

async function openSounds(page: Page) {
  await openPanel(page, 'Sound');
  return panel(page);
}

function panel(page: Page) {
  return page.getByRole('region', { name: 'Sound', exact: true });
}

/** Keeps what the page takes of the microphone where the test can look at it. */
async function watchMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    Object.assign(window, { tracks: [] });
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.push(...stream.getTracks());
      return stream;
    };
    const Node = window.AudioWorkletNode;
    window.AudioWorkletNode = class extends Node {
      constructor(...parts: ConstructorParameters<typeof Node>) {
        super(...parts);
        Object.assign(window, { recorder: this });
      }
    };
  });
}

function microphones(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  );
}

async function storedSound(page: Page, cardId: string): Promise<Buffer> {
  const html = await (await page.request.get(`/card/${cardId}`)).text();
  const [, file] = html.match(/src="(\/files\/[\w-]{22})"/) ?? [];
  return (await page.request.get(file ?? '/nothing')).body();
}

test('one sound at a time: a song, a voice, a file, none; and the way back', async ({ studio: page }) => {
  const sounds = await openSounds(page);
  const checked = sounds.getByRole('radio', { checked: true });
  await sounds.getByRole('radio', { name: /^Candlelight Waltz/ }).check();
  await expectMessage(page, 'Song Selected!');
  for (const line of songs[2]?.lyrics ?? ['?']) await expect(sounds.getByText(line)).toBeVisible();

  await sounds.getByRole('radio', { name: /^A birthday toast/ }).check();
  await expectMessage(page, 'AI Voice Selected!');
  await expect(checked).toHaveCount(1);
  await expect(sounds.getByText(/A little bird told me/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await sounds.locator('input[type=file]').setInputFiles(toneFile(20));
  await expectMessage(page, 'Music Added!');
  await expect(checked).toHaveCount(0);
  await expect(sounds.getByText('our song', { exact: true })).toBeVisible();
  await expect(sounds.getByRole('slider')).toHaveCount(1);

  await sounds.getByRole('button', { name: /^Remove/ }).click();
  await expect(sounds.getByRole('slider')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sounds.getByText('our song', { exact: true })).toBeVisible();
  const id = await saveDraft(page);
  await page.goto(`/studio?cardId=${id}`);
  await openSounds(page);
  await sounds.getByRole('button', { name: 'Play our song' }).click();
  await expect.poll(async () => (await playing(page))[0]?.at).toBeGreaterThan(0.2);
  // What is far ahead is fetched in parts.
  await sounds.getByRole('button', { name: 'Pause our song' }).click();
  await sounds.getByRole('slider').press('End');
  await sounds.getByRole('slider').press('ArrowLeft');
  await sounds.getByRole('button', { name: 'Play our song' }).click();
  await expect.poll(async () => (await playing(page))[0]?.at).toBeGreaterThan(18);
  await page.getByRole('button', { name: 'Preview' }).click();
  expect((await playing(page)).filter((one) => one.playing)).toEqual([]);
  await openEnvelope(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play our song' })).toBeVisible();
});

test('a recording is heard, stored as WAV, and played by its card', async ({ page, context, product }) => {
  await watchMicrophone(page);
  await context.grantPermissions(['microphone']);
  await openStudio(page, product);
  const sounds = await openSounds(page);
  await sounds.getByRole('button', { name: 'Record your voice' }).click();
  await expectMessage(page, 'Recording Started...');
  const level = sounds.getByRole('meter', { name: 'Microphone level' });
  await expect.poll(async () => Number(await level.getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  await expect(sounds.getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d) of 2:00$/);
  await sounds.getByRole('button', { name: 'Stop recording' }).click();
  await expectMessage(page, 'Recording Stopped.');
  expect(await microphones(page)).toEqual(['ended']);

  await sounds.getByRole('button', { name: 'Play Your recording' }).click();
  await expect.poll(async () => (await playing(page))[0]?.at).toBeGreaterThan(0.2);
  await expect(sounds.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await openPanel(page, 'Names');
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const id = await saveDraft(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL('/dashboard?tab=created');

  const wav = readWav(await storedSound(page, id));
  expect(wav).toMatchObject({ rate: 24_000, channels: 1, bits: 16 });
  expect(wav.seconds).toBeGreaterThan(1.9);
  expect(wav.loudness).toBeGreaterThan(0.01);

  await context.clearCookies();
  await page.goto(`/card/${id}`);
  await openEnvelope(page);
  expect(await playing(page)).toEqual([{ at: 0, playing: false }]);
  await pressPlay(page);
  await expect.poll(async () => (await playing(page))[0]?.at).toBeGreaterThan(0.3);
});

test('a recording ends by itself after two minutes, and all of them are kept', async ({
  page,
  context,
  product,
}) => {
  await watchMicrophone(page);
  await context.grantPermissions(['microphone']);
  await openStudio(page, product);
  await (await openSounds(page)).getByRole('button', { name: 'Record your voice' }).click();
  await expect(panel(page).getByRole('timer')).toBeVisible();
  // Nearly two minutes in one piece, as if they had passed.
  await page.evaluate(() => {
    const data = { samples: new Int16Array(119 * 24_000).fill(500), peak: 0.02, last: false };
    const { port } = (window as unknown as { recorder: AudioWorkletNode }).recorder;
    port.dispatchEvent(new MessageEvent('message', { data }));
  });
  await expectMessage(
    page,
    'Recording Stopped.',
    'A recording can be 2 minutes long. What you’d said until then is kept.',
  );
  expect(await microphones(page)).toEqual(['ended']);
  await expect(panel(page).getByRole('button', { name: /^Remove/ })).toBeVisible();
  expect(readWav(await storedSound(page, await saveDraft(page))).seconds).toBeCloseTo(120, 3);
});

test('a recording is saved when the card is published, and stops when the studio is left', async ({
  page,
  context,
  product,
}) => {
  await watchMicrophone(page);
  await context.grantPermissions(['microphone']);
  await openStudio(page, product);
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await (await openSounds(page)).getByRole('button', { name: 'Record your voice' }).click();
  await expect(panel(page).getByRole('timer')).toBeVisible();
  expect(await microphones(page)).toEqual(['live']);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectMessage(page, 'Save failed', 'Your recording is still running. Please stop it first.');
  await goToDashboard(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('A photo or a sound isn’t stored yet');
  await question.getByRole('button', { name: 'Leave anyway' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => microphones(page)).toEqual(['ended']);
});

test('what cannot be sent is stored until it can: a file and a recording', async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  // Panels that are loaded ahead are not there either.
  expectTrouble(/ERR_INTERNET_DISCONNECTED|studio\/sound|request failed: .*\/assets\//);
  await context.grantPermissions(['microphone']);
  await openStudio(page, product);
  const sounds = await openSounds(page);
  await page.route('**/studio/sound?*', () => {
    // Never answered: the upload is under way until it is cancelled.
  });
  await sounds.locator('input[type=file]').setInputFiles(toneFile(1));
  await expect(sounds.getByRole('progressbar', { name: 'Uploading our song.wav' })).toBeVisible();
  await sounds.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(sounds.getByText('Upload a sound')).toBeVisible();
  await page.unroute('**/studio/sound?*');

  await context.setOffline(true);
  await sounds.locator('input[type=file]').setInputFiles(toneFile(1));
  await expect(sounds.getByText(/The sound couldn’t be sent\./)).toBeVisible();
  await context.setOffline(false);
  await sounds.getByRole('button', { name: 'Try again' }).click();
  await expectMessage(page, 'Music Added!');

  await context.setOffline(true);
  await sounds.getByRole('button', { name: 'Record your voice' }).click();
  await expect(sounds.getByRole('timer')).toHaveText(/^0:(0[1-9]|[1-5]\d) of 2:00$/);
  await sounds.getByRole('button', { name: 'Stop recording' }).click();
  await expect(sounds.getByText(/The sound couldn’t be sent\./)).toBeVisible();
  await sounds.getByRole('button', { name: 'Play Your recording' }).click();
  await context.setOffline(false);
  await sounds.getByRole('button', { name: 'Try again' }).click();
  await expect(sounds.getByText('our song', { exact: true })).toHaveCount(0);
  await expect(sounds.getByRole('button', { name: 'Remove Your recording' })).toBeVisible();
});

test('what is no sound is refused with a sentence, in the browser and on the server', async ({
  studio: page,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const sounds = await openSounds(page);
  const chooser = sounds.locator('input[type=file]');
  await expect(sounds.getByText('up to 10 MB and 5 minutes')).toBeVisible();
  // On a phone the sentence comes out from behind the buttons.
  await page.setViewportSize({ width: 390, height: 844 });
  await sounds.getByText('Upload a sound').evaluate((text) => text.scrollIntoView({ block: 'end' }));
  await chooser.setInputFiles({ name: 'a.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') });
  const refused = sounds.getByText(/We can’t read this file as a sound\./);
  await expect.poll(() => refused.evaluate(isSeen)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
  await chooser.setInputFiles({ name: 'long.wav', mimeType: 'audio/wav', buffer });
  await expect(
    sounds.getByText('This sound is larger than 10 MB. Please choose a smaller one.'),
  ).toBeVisible();
  // Only the server looks further than the beginning.
  await chooser.setInputFiles({
    name: 'a.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from('RIFF....WAVE no sound'),
  });
  await expect(sounds.getByText(/This sound is damaged or incomplete\./)).toBeVisible();
  await expect(sounds.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  // The bytes decide, whatever a system calls them.
  await chooser.setInputFiles({ ...toneFile(1), name: 'AUD-1.dat', mimeType: 'image/x-unknown' });
  await expectMessage(page, 'Music Added!');
});

/** Whether nothing lies on the middle of the element. */
function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
