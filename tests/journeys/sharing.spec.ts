import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { sharesOf } from '../support/card-shares.ts';
import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { ownerRows } from '../support/owner-rows.ts';
import { said } from '../support/said.ts';
import { saveCard } from '../support/saved-card.ts';
import { type Member, newMember } from '../support/visitor.ts';

test.use({ storageState: consented });

let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'sharing');
});

test.beforeEach(async ({ context, product, expectTrouble }) => {
  await context.addCookies(member.cookies());
  // The places outside answer with an empty page; no program takes letters here.
  await context.route(
    (url) => url.origin !== product.origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  );
  expectTrouble(/Failed to launch 'mailto:/);
});

/** The share dialog of a card that is public. */
async function openSharing(page: Page, cardId: string): Promise<Locator> {
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your card' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The page that opens beside this one. */
async function follow(page: Page, link: Locator): Promise<URL> {
  const opened = page.context().waitForEvent('page');
  await link.click();
  const other = await opened;
  await other.waitForURL(/^https:/);
  expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  const url = new URL(other.url());
  await other.close();
  return url;
}

test('each way leads to its place with the link, and is listed with its time', async ({ page, product }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const toName = `Zoë "Z" & आशा 🎂`;
  const cardId = await saveCard(member, { card: { toName, fromName: 'Ravi' } });
  const address = `${product.origin}/card/${cardId}`;
  const dialog = await openSharing(page, cardId);
  await dialog.getByLabel('Receiver’s email').fill('zoe@example.org');
  await dialog.getByLabel('Receiver’s mobile number').fill('+91 98765 43210');
  expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(product.origin))).toEqual([]);

  const chat = await follow(page, dialog.getByRole('link', { name: 'WhatsApp' }));
  expect(chat.host + chat.pathname).toBe('wa.me/919876543210');
  expect(chat.searchParams.get('text')).toBe(
    `Happy Birthday, ${toName}! 🎂 I made a card for you:\n${address}`,
  );
  const facebook = await follow(page, dialog.getByRole('link', { name: 'Facebook' }));
  expect(facebook.searchParams.get('u')).toBe(address);
  const post = await follow(page, dialog.getByRole('link', { name: /^X / }));
  expect(post.searchParams.get('url')).toBe(address);
  const pin = await follow(page, dialog.getByRole('link', { name: 'Pinterest' }));
  const picture = await fetch(pin.searchParams.get('media') ?? '');
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');

  const mail = dialog.getByRole('link', { name: 'Email' });
  const letter = new URL((await mail.getAttribute('href')) ?? '');
  expect(letter.pathname).toBe('zoe@example.org');
  expect(letter.searchParams.get('subject')).toBe('A Special Birthday Card For You!');
  expect(letter.searchParams.get('body')).toContain(`Dear ${toName},\r\n`);
  expect(letter.searchParams.get('body')).toContain(`\r\n${address}\r\n`);
  await mail.dblclick();
  const all = ['whatsapp', 'facebook', 'x', 'pinterest', 'email'];
  await expect.poll(() => sharesOf(product, cardId)).toEqual(all);

  await page.goto('/dashboard?tab=shared');
  const tiles = page.getByRole('listitem').filter({ hasText: `Card for ${toName}` });
  const [{ at = new Date(0) } = {}] = await ownerRows<{ at: Date }>(
    product,
    "select shared_at as at from shared_cards where card_id = $1 and channel = 'email'",
    [cardId],
  );
  const time = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Pacific/Chatham',
  });
  await expect(tiles.first()).toContainText(`Shared by e-mail on ${time.format(at)}`);
  for (const name of ['Pinterest', 'X', 'Facebook', 'WhatsApp']) {
    await expect(tiles.filter({ hasText: `Shared by ${name} on` })).toHaveCount(1);
  }
  await expect(page.getByRole('tab', { name: 'Sent/Shared' })).toContainText(`${await tiles.count()}`);
});

test('without a receiver it says what is missing, where it is typed, and keeps what was', async ({
  page,
  product,
}) => {
  const cardId = await saveCard(member);
  const dialog = await openSharing(page, cardId);
  const email = dialog.getByLabel('Receiver’s email');
  const mobile = dialog.getByLabel('Receiver’s mobile number');
  const wrong = [
    [email, 'Email', '', 'Email Required', "Please enter the receiver's email address."],
    [
      email,
      'Email',
      'ravi@home',
      'Please check the email',
      'Please enter one valid email address, like name@example.com.',
    ],
    [mobile, 'WhatsApp', '', 'Mobile Number Required', "Please enter the receiver's mobile number."],
    [
      mobile,
      'WhatsApp',
      'ask him',
      'Please check the mobile number',
      'A mobile number has only digits, with the country code first, such as 91….',
    ],
    [
      mobile,
      'WhatsApp',
      '98765',
      'Please check the mobile number',
      'This number is too short. Please enter all of it, with the country code.',
    ],
  ] as const;
  for (const [field, way, typed, title, description] of wrong) {
    await field.fill(typed);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await dialog.getByRole('button', { name: way }).click();
    await said(page, title, description);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(new RegExp(description.replaceAll('.', '\\.')));
    if (typed === '98765') expect(await axeFindings(page)).toEqual([]);
  }
  expect(await sharesOf(product, cardId)).toEqual([]);
});

test('Instagram and YouTube get the picture from the device, or the instruction', async ({
  page,
  product,
}) => {
  const cardId = await saveCard(member);
  const dialog = await openSharing(page, cardId);
  await expect(dialog.getByRole('button', { name: 'More ways' })).toHaveCount(0);
  for (const name of ['Instagram', 'YouTube']) {
    await dialog.getByRole('button', { name }).click();
    await said(
      page,
      `Share on ${name}`,
      `Please download your card first, then share the picture on ${name} yourself.`,
    );
  }
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['instagram', 'youtube']);

  // A device with a share menu, which its owner closes the first time.
  await page.addInitScript(() => {
    const menu: { files: File[]; text: string; url: string }[] = [];
    const share = async (data: ShareData) => {
      menu.push({ files: data.files ?? [], text: data.text ?? '', url: data.url ?? '' });
      if (menu.length === 1) throw new DOMException('Share canceled', 'AbortError');
    };
    Object.assign(window, { menu });
    Object.assign(navigator, { share, canShare: () => true });
  });
  await openSharing(page, cardId);
  const opened = () =>
    page.evaluate(() =>
      (window as unknown as { menu: { files: File[]; text: string }[] }).menu.map(({ files, text }) => [
        files.map(({ name, type, size }) => `${name} ${type} ${size > 10_000}`).join(),
        text,
      ]),
    );
  const file = 'birthday-card-for-Ravi.jpg image/jpeg true';
  for (const [name, count] of [
    ['Instagram', 1],
    ['Instagram', 2],
    ['More ways', 3],
  ] as const) {
    await dialog.getByRole('button', { name }).click();
    await expect.poll(async () => (await opened()).length).toBe(count);
  }
  const text = `Happy Birthday, Ravi! 🎂\n${product.origin}/card/${cardId}`;
  expect(await opened()).toEqual([
    [file, ''],
    [file, ''],
    [file, text],
  ]);
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['instagram', 'youtube', 'instagram', 'device']);
});

test('a draft is published first, and the way that was chosen is next', async ({ page, product }) => {
  const cardId = await saveCard(member, { status: 'draft' });
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Publish and share?');
  await dialog.getByRole('radio', { name: 'WhatsApp' }).check();
  await dialog.getByRole('button', { name: 'Publish and share' }).click();
  await said(page, 'Mobile Number Required', "Please enter the receiver's mobile number.");
  await expect(dialog.getByLabel('Receiver’s mobile number')).toBeFocused();
  await page.keyboard.type('4712345678');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish and share' }).click();
  await expect(dialog).toHaveAccessibleName('Share your card');
  await said(page, 'Card Published!');
  await expect(dialog.getByText('Your card is published. Now go on with WhatsApp.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeFocused();
  expect((await follow(page, page.locator(':focus'))).pathname).toBe('/4712345678');
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['whatsapp']);
});

test('with the keyboard alone: the code is shown, saved in two ways, and read as the link', async ({
  page,
  product,
}) => {
  const cardId = await saveCard(member, { status: 'draft', card: { toName: 'Ravi Rao' } });
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await page.getByRole('radio', { name: 'Email' }).focus();
  for (let step = 1; step <= 7; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'QR code' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'QR code' });
  await expect(dialog.getByRole('img', { name: 'QR code of the card’s link' })).toBeVisible();
  for (const extension of ['png', 'svg']) {
    await expect(dialog.getByRole('button', { name: `Download ${extension}` })).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`birthday-card-for-Ravi-Rao-qr-code.${extension}`);
    await said(page, 'Download Started!');
    expect(await readCode(await readFile((await file.path()) ?? ''))).toBe(
      `${product.origin}/card/${cardId}`,
    );
    await page.keyboard.press('Tab');
  }
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'QR code' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['qr']);
});

async function readCode(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
