// Shows: whoever signs a card adds a photo, a voice with its words or a drawing, with and without scripts; only whoever may see it gets it, and the receiver sees and hears it
// Spec: 2.105
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { Scene } from '#card/scene/scene.ts';
import config from '../../playwright.config.ts';
import { phone } from '../support/first-card.ts';
import { hold } from '../support/held-requests.ts';
import { expect, firstVisit, test } from '../support/journey.ts';
import { ownerRows, someAddress } from '../support/product.ts';
import { beepingMicrophone, toneFile } from '../support/recordings.ts';
import { phonePhoto } from '../support/sent-photo.ts';
import { newSigning } from '../support/signing.ts';
import { newVisitor } from '../support/visitor.ts';

const launch = config.use?.launchOptions;

test.use({
  ...phone,
  storageState: firstVisit,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), ...beepingMicrophone] },
  extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
});

const photoFile = async () => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: await phonePhoto(1200, 900),
});

async function signAs(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Sign the card' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve signed. Thank you!' })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('a photo, a voice and a drawing stand on the card', async ({ page, product }) => {
  const { card, link, owner } = await newSigning(product, 'attach');
  await page.goto(link);
  await page.locator('input[name=photo]').setInputFiles(await photoFile());
  await expect(page.getByText('Your photo is added.')).toBeVisible();
  const own = await signAs(page, 'Ravi');
  const [file] = /\/files\/[\w-]{22}/.exec(await page.content()) ?? [];
  await expect(page.locator(`figure image[href*="${file}"]`)).toHaveCount(1);
  // Before the card is published nobody else gets it; whoever signed does.
  const stranger = newVisitor(product);
  expect((await stranger.send(`/sign/${own.slice(8)}${file}`)).status).toBe(200);
  expect((await stranger.send(`${link}${file}`)).status).toBe(404);

  await page.goto(link);
  await page.getByRole('button', { name: 'Voice, 30 s' }).click();
  await expect(page.getByRole('button', { name: /^Stop 2\d/ })).toBeVisible();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByText('Your voice is added.')).toBeVisible();
  await page.getByText('Write down what your voice says').click();
  await page.getByRole('textbox', { name: /^Write down what/ }).fill('Many happy returns, from all of us.');
  await signAs(page, 'Mia');

  await page.goto(link);
  await page.getByRole('button', { name: 'Drawing' }).click();
  const box = await page.locator('.attach-pad').boundingBox();
  if (!box) throw new Error('no pad');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 90, { steps: 12 });
  await page.mouse.move(box.x + 220, box.y + 30, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText('Your drawing is added.')).toBeVisible();
  await signAs(page, 'Tom');

  await page.goto(`/card/${card}`);
  await page.keyboard.press('Escape');
  const notes = page.getByRole('region', { name: 'From everyone who signed' }).first();
  await expect(notes.locator(`image[href^="${file}"]`)).toHaveCount(1);
  expect((await stranger.send(`${file}`)).status).toBe(200);
  await page.getByRole('button', { name: /^Play: Voice of .*Mia/ }).click();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.2);
  await notes.getByText('Read what is said').click();
  await expect(notes.getByText('Many happy returns, from all of us.')).toBeVisible();
  const large = await (await stranger.send(`/card/${card}?print=large`)).text();
  expect(large).toContain('Many happy returns, from all of us.');
  // The film is told where to find the voice.
  const pages = await (await stranger.send(`/card/${card}/scene.json?face=portrait&notes`)).json();
  const voices = pages.flatMap((scene: Scene) => scene.voices ?? []);
  expect(voices).toEqual([{ href: expect.any(String), seconds: expect.any(Number) }]);
  expect((await stranger.send(voices[0].href)).headers.get('content-type')).toMatch(/^audio\//);
  const list = await (await owner.send(`/dashboard/signing?card=${card}`)).text();
  expect(list).toContain(file);

  // A photo that its signer takes back is nobody's any more, and its bytes go.
  await page.goto(own);
  await page.getByText('Take it back', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByRole('heading', { name: 'You took your words back' })).toBeVisible();
  expect((await owner.send(`${file}`)).status).toBe(404);
  expect(
    await ownerRows(product, 'select 1 from pending_deletions where id = $1', [file?.slice(7)]),
  ).toHaveLength(1);
});

test('the note is seen as it will stand while it is being written', { tag: '@prove' }, async ({
  page,
  product,
}) => {
  const { link } = await newSigning(product, 'look');
  await page.goto(link);
  const look = page.locator('[data-look]');
  await expect(look).toBeHidden();
  await page.getByLabel('Your words').pressSequentially('Happy birthday, dear Asha');
  await expect(look.locator('text').first()).toHaveText(/Happy/);
  await page.getByLabel('Your name', { exact: true }).fill('Ravi & Anjali');
  await expect(look).toContainText('Ravi & Anjali');
  await page.locator('input[name=photo]').setInputFiles(await photoFile());
  await expect(look.locator('image[href^="blob:"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(look.locator('image')).toHaveCount(0);
  // On the note's own page as well.
  const signed = await signAs(page, 'Ravi & Anjali');
  await page.getByText('Change', { exact: true }).click();
  await page.getByLabel('Your words').fill('Happy birthday, dear Asha and all');
  await expect(look).toContainText('and all');
  await page.goto(link);
  expect(signed).toMatch(/^\/signed\//);
  await page.getByLabel('Your words').fill('Happy birthday, dear Asha');
  await expect(look).toContainText('dear Asha');
  // What is too long to be stored is not drawn, and what was drawn stays.
  await page.getByLabel('Your words').fill('x'.repeat(501));
  const answer = await page.waitForResponse(
    (response) => response.request().postData()?.includes('intent=look') ?? false,
  );
  expect(answer.status()).toBe(204);
  await expect(look).toContainText('dear Asha');
});

test('the receiver thanks everybody with her voice, with one press where the sending is slow', {
  tag: '@prove',
}, async ({ page, product }) => {
  const { card, link, owner } = await newSigning(product, 'thanksbyvoice');
  await page.goto(link);
  const own = await signAs(page, 'Ravi');
  await page.goto(`/card/${card}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voice, 30 s' }).click();
  await expect(page.getByRole('button', { name: /^Stop 2\d/ })).toBeVisible();
  // The answer waits for the voice that is on its way.
  const release = await hold(page, '**/reply/voice?*');
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByText('One moment…')).toBeVisible();
  await page.getByRole('button', { name: 'Send my reply' }).click();
  release();
  await expect(page.getByText(/^That’ll make/)).toBeVisible();
  await page.goto(own);
  await page.getByRole('button', { name: /^Play: Their voice/ }).click();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.2);
  const list = await (await owner.send(`/dashboard/replies?card=${card}`)).text();
  expect(list).toMatch(/<audio[^>]+src="\/files\//);
});

test('a link that takes no notes now takes no files either', async ({ product }) => {
  const { card, link, owner } = await newSigning(product, 'attachpaused');
  const pause = new URLSearchParams({ intent: 'pause' });
  await owner.send(`/dashboard/signing?card=${card}`, { method: 'POST', body: pause });
  const stranger = newVisitor(product);
  const form = new FormData();
  form.set('key', 'k'.repeat(22));
  form.set('name', 'Ravi');
  form.set('photo', new File([new Uint8Array((await photoFile()).buffer)], 'a.jpg'));
  expect((await stranger.send(link, { method: 'POST', body: form })).status).toBe(403);
  const body = new Uint8Array((await photoFile()).buffer);
  expect((await stranger.send(`${link}/attachment?kind=photo`, { method: 'POST', body })).status).toBe(404);
  expect(await ownerRows(product, 'select 1 from files where user_id = $1', [owner.userId])).toEqual([]);
});

/** Sends a form of that size whose last field is a file, and sees between two pieces whether the site answers others. */
async function sendLarge(
  link: string,
  { origin, field, bytes }: { readonly origin: string; readonly field: string; readonly bytes: number },
) {
  const typed = { name: 'Ravi', words: 'Happy birthday,\ndear "Asha"', audience: 'organiser' };
  const part = (name: string, value: string) =>
    `--line\r\ncontent-disposition: form-data; name="${name}"${value}\r\n`;
  const fields = Object.entries(typed)
    .map(([name, value]) => part(name, `\r\n\r\n${value}`))
    .join('');
  const head = fields + part(field, '; filename="a"\r\ncontent-type: image/jpeg\r\n');
  const headers = {
    'content-type': 'multipart/form-data; boundary=line',
    'x-forwarded-for': someAddress(),
    origin,
  };
  const sent = request(origin + link, { method: 'POST', headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write(head);
  for (let left = bytes; left > 0; left -= 5_000_000) {
    if (!sent.write(Buffer.alloc(Math.min(left, 5_000_000))))
      await Promise.race([once(sent, 'drain'), answered]);
    await fetch(origin + link);
  }
  sent.end('\r\n--line--\r\n');
  const [answer] = await answered;
  return { status: answer.statusCode, page: await text(answer) };
}

test('a form whose file is too large comes back as it was typed, once all of it was sent', async ({
  product,
}) => {
  const { link, owner } = await newSigning(product, 'attachlarge');
  const { origin } = product;
  const photo = await sendLarge(link, { origin, field: 'photo', bytes: 60_000_000 });
  expect(photo.status).toBe(413);
  expect(photo.page).toContain('This photo is larger than 25 MB. Please choose a smaller one.');
  expect(photo.page).toContain('name="name" dir="auto" value="Ravi"');
  expect(photo.page).toContain('Happy birthday,\ndear &quot;Asha&quot;</textarea>');
  expect(photo.page).toContain('value="organiser" checked');
  const voice = await sendLarge(link, { origin, field: 'voice', bytes: 30_000_000 });
  expect(voice.page).toContain('This sound is larger than 10 MB.');
  expect(await ownerRows(product, 'select 1 from files where user_id = $1', [owner.userId])).toEqual([]);
});

test('a photo that is chosen before the script has come is sent when it has', { tag: '@prove' }, async ({
  page,
  product,
}) => {
  const { link } = await newSigning(product, 'attachearly');
  const release = await hold(page, /\/attach-[^/]+\.js$/);
  await page.goto(link);
  await page.locator('input[name=photo]').setInputFiles(await photoFile());
  release();
  await expect(page.getByText('Your photo is added.')).toBeVisible();
});

test('a photo that cannot be sent goes along with the form', async ({ page, product, expectTrouble }) => {
  expectTrouble(/attachment/);
  const { link } = await newSigning(product, 'attachlater');
  await page.goto(link);
  await page.route('**/attachment?*', (route) => route.abort());
  await page.locator('input[name=photo]').setInputFiles(await photoFile());
  await expect(page.getByText('Not sent yet. It goes along when you press the button below.')).toBeVisible();
  await signAs(page, 'Ravi');
  await expect(page.locator('figure image')).toHaveCount(1);
});

test('what is no photo is refused with a sentence, and the words stay', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/422/);
  const { link } = await newSigning(product, 'attachwrong');
  await page.goto(link);
  await page.getByLabel('Your words').fill('Happy birthday');
  const wrong = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') };
  await page.locator('input[name=photo]').setInputFiles(wrong);
  await expect(page.locator('.attach [role=status]')).toHaveText(/^We can’t read this file as a photo/);
  await expect(page.getByLabel('Your words')).toHaveValue('Happy birthday');
  await signAs(page, 'Ravi');
  await expect(page.locator('figure image')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo comes with the form, also where that has to be sent again', async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/400/);
    const { link } = await newSigning(product, 'attachplain');
    await page.goto(link);
    await page.locator('input[name=photo]').setInputFiles(await photoFile());
    await page.getByLabel('Your words').fill('x'.repeat(501));
    await page.getByLabel('Your name', { exact: true }).fill('Ravi');
    await page.getByRole('button', { name: 'Sign the card' }).click();
    await expect(page.getByText('Your words can have at most 500 characters.')).toBeVisible();
    await expect(page.getByText('Your photo is added.')).toBeVisible();
    await page.getByLabel('Your words').fill('Happy birthday');
    await signAs(page, 'Ravi');
    await expect(page.locator('figure image')).toHaveCount(1);
    await page.getByText('Change', { exact: true }).click();
    await page.getByLabel('Leave it out').check();
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.locator('figure image')).toHaveCount(0);
  });

  test('a photo that is too large leaves what was typed, and a smaller one is taken', {
    tag: '@prove',
  }, async ({ page, product, expectTrouble }) => {
    expectTrouble(/413/);
    const { link } = await newSigning(product, 'attachheavy');
    await page.goto(link);
    await page.getByLabel('Your name', { exact: true }).fill('Ravi');
    await page.getByLabel('Your words').fill('Happy birthday');
    const photo = await photoFile();
    const heavy = { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(27_000_000)]) };
    await page.locator('input[name=photo]').setInputFiles(heavy);
    await page.getByRole('button', { name: 'Sign the card' }).click();
    await expect(
      page.getByText('This photo is larger than 25 MB. Please choose a smaller one.'),
    ).toBeVisible();
    await expect(page.getByLabel('Your words')).toHaveValue('Happy birthday');
    await page.locator('input[name=photo]').setInputFiles(photo);
    await signAs(page, 'Ravi');
    await expect(page.locator('figure image')).toHaveCount(1);
  });

  test('a voice that is too long is refused, a short one is heard', { tag: '@prove' }, async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/422/);
    const { card, link } = await newSigning(product, 'attachvoice');
    await page.goto(link);
    await page.locator('input[name=voice]').setInputFiles(toneFile(40));
    await page.getByLabel('Your name', { exact: true }).fill('Ravi');
    await page.getByRole('button', { name: 'Sign the card' }).click();
    await expect(page.getByText(/^This recording is longer than 30 seconds/)).toBeVisible();
    await page.locator('input[name=voice]').setInputFiles(toneFile(3));
    await signAs(page, 'Ravi');
    await page.goto(`/card/${card}`);
    await expect(page.locator('[data-notes] audio')).toHaveCount(1);
  });
});
