// Shows: from Publish to WhatsApp in two taps; each way to share: where it leads, what it asks for, how it is
// listed
// Spec: 2.57, 2.67, 5.8, 5.9, 7.12, 7.13, 8.37
import type { Locator, Page } from '@playwright/test';
import { tile } from '../support/dashboard.ts';
import { hold } from '../support/held-requests.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import {
  addShareMenu,
  answerOtherSites,
  follow,
  menuOf,
  openMoreWays,
  openReceiver,
  openSharing,
  sharesOf,
} from '../support/sharing.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'sharing');
});

test.beforeEach(async ({ context, product }) => {
  await context.addCookies(member.cookies());
  await answerOtherSites(context, product);
});

test('each way leads to its place with the link, and is listed with its time', async ({
  page,
  product,
  expectTrouble,
}) => {
  // What becomes of the mail is no matter of ours.
  expectTrouble(/(?:Failed to launch|Launched external handler for) 'mailto:/);
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const toName = `Zoë "Z" & आशा 🎂`;
  const cardId = await saveCard(member, { card: { toName, fromName: 'Ravi' } });
  const address = `${product.origin}/card/${cardId}`;
  const dialog = await openSharing(page, cardId);
  const anybody = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(anybody).toMatch(/^https:\/\/wa\.me\/\?text=Happy%20Birthday/);
  const open = await dialog.getByRole('link', { name: 'Email', exact: true }).getAttribute('href');
  expect(open).toMatch(/^mailto:\?subject=A%20Special/);
  await openReceiver(dialog);
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

  const mail = dialog.getByRole('link', { name: 'Email', exact: true });
  const letter = new URL((await mail.getAttribute('href')) ?? '');
  expect(letter.pathname).toBe('zoe@example.org');
  expect(letter.searchParams.get('subject')).toBe('A Special Birthday Card For You!');
  expect(letter.searchParams.get('body')).toContain(`Dear ${toName},\r\n`);
  expect(letter.searchParams.get('body')).toContain(`\r\n${address}\r\n`);
  await mail.dblclick();
  const all = ['email', 'facebook', 'pinterest', 'whatsapp', 'x'];
  await expect.poll(() => sharesOf(product, cardId)).toEqual(all);

  await page.goto('/dashboard?tab=shared');
  const tiles = page.getByRole('listitem').filter({ hasText: `Card for ${toName}` });
  const [{ at = new Date(0) } = {}] = await ownerRows<{ at: Date }>(
    product,
    "select shared_at as at from shared_cards where card_id = $1 and channel = 'email'",
    [cardId],
  );
  const time = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Pacific/Chatham',
  });
  await expect(tiles.first()).toContainText(`Shared by email on ${time.format(at)}`);
  for (const name of ['Pinterest', 'X', 'Facebook', 'WhatsApp']) {
    await expect(tiles.filter({ hasText: `Shared by ${name} on` })).toHaveCount(1);
  }
  await expect(page.getByRole('tab', { name: 'Sent/Shared' })).toContainText(`${await tiles.count()}`);
});

test('what was typed and cannot be a receiver is said, beside the field, and stays', {
  tag: '@prove',
}, async ({ page, product }) => {
  const cardId = await saveCard(member);
  const dialog = await openSharing(page, cardId);
  await openReceiver(dialog);
  const email = dialog.getByLabel('Receiver’s email');
  const mobile = dialog.getByLabel('Receiver’s mobile number');
  const noEmail = ['Email Required', "Please enter the receiver's email address."] as const;
  const noMobile = ['Mobile Number Required', "Please enter the receiver's mobile number."] as const;
  const wrong = [
    [email, 'Email', 'ravi@home', 'Please enter one valid email address', noEmail],
    [mobile, 'WhatsApp', 'ask him', 'A mobile number has only digits, with the country code first', noMobile],
    [mobile, 'WhatsApp', '98765', 'That number isn’t complete for the chosen country', noMobile],
  ] as const;
  for (const [field, way, typed, reason, [title, description]] of wrong) {
    await field.fill(typed);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await dialog.getByRole('button', { name: way }).click();
    await expectMessage(page, title, description);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(new RegExp(reason));
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(await sharesOf(product, cardId)).toEqual([]);

  // A number as it is dialled at home: in the country of the device, then in the one that is chosen.
  await mobile.fill('021 123 4567');
  await expect(dialog.getByLabel('Country of the number')).toHaveValue('NZ');
  const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' });
  expect((await follow(page, whatsApp)).pathname).toBe('/64211234567');
  await dialog.getByLabel('Country of the number').selectOption('India (+91)');
  await mobile.fill('98765 43210');
  await expect(dialog.getByText('WhatsApp opens a chat with +919876543210.')).toBeVisible();
  expect((await follow(page, whatsApp)).pathname).toBe('/919876543210');
});

test('on phones no message lies on the title of the sheet, its way out or what was just used', {
  tag: '@prove',
}, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = await openSharing(page, await saveCard(member));
  await openReceiver(sheet);
  const email = sheet.getByLabel('Receiver’s email');
  const copy = sheet.getByRole('button', { name: 'Copy link' });
  const kept = [sheet.getByRole('heading', { level: 2 }), sheet.getByRole('button', { name: 'Close' })];
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await copy.click();
    await expectMessage(page, 'Link Copied!');
    await expectUncovered(page, [...kept, copy], `${width} x ${height}`);
    await email.fill('ravi@home');
    await sheet.getByRole('button', { name: 'Email', exact: true }).click();
    await expectMessage(page, 'Email Required');
    await expectUncovered(page, [...kept, email], `${width} x ${height}`);
  }
});

/** That the message lies on none of these. */
async function expectUncovered(page: Page, parts: readonly Locator[], size: string): Promise<void> {
  const under = async () => {
    const message = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.filter(
      (box) =>
        !box ||
        !message ||
        (box.x < message.x + message.width &&
          message.x < box.x + box.width &&
          box.y < message.y + message.height &&
          message.y < box.y + box.height),
    );
  };
  await expect.poll(under, { message: size }).toEqual([]);
}

test('on a phone a finished card is in WhatsApp with two taps, and the sheet comes once', async ({
  page,
  product,
  member: sender,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addShareMenu(page);
  const cardId = await saveCard(sender, { status: 'draft', card: { toName: 'आशा श्रीनिवासन' } });
  await page.goto(`/studio?cardId=${cardId}`);
  let taps = 0;
  const tap = async (name: string, role: 'button' | 'link') => {
    taps += 1;
    await page.getByRole(role, { name }).click();
  };
  await tap('Publish', 'button');
  await expectMessage(page, 'Card Published!');
  const sheet = page.getByRole('dialog', { name: 'Your card is ready' });
  await expect(page).toHaveURL('/dashboard?tab=created');
  await expect(sheet.getByRole('img', { name: 'Birthday card for आशा श्रीनिवासन' })).toBeVisible();
  expect((await sheet.boundingBox())?.height).toBeGreaterThan(600);
  await expect(sheet.getByRole('listitem').first()).toHaveText(/^WhatsApp/);
  for (const name of ['Copy link', 'More apps', 'More ways to share'])
    await expect(sheet.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  const opened = page.context().waitForEvent('page');
  await tap('WhatsApp', 'link');
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(chat.url()).searchParams.get('text')).toContain(`${product.origin}/card/${cardId}`);
  await chat.close();
  console.info(`studio finished -> WhatsApp: ${taps} taps`);
  expect(taps).toBe(2);
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['whatsapp']);

  await sheet.getByRole('button', { name: 'More apps' }).click();
  const text = 'Happy Birthday, आशा श्रीनिवासन! 🎂';
  await expect.poll(() => menuOf(page)).toEqual([['', text, `${product.origin}/card/${cardId}`]]);
  await openMoreWays(sheet);
  await sheet.getByRole('button', { name: 'QR code' }).click();
  await expect(sheet.getByRole('img', { name: 'QR code of the card’s link' })).toBeInViewport();
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['device', 'whatsapp']);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Sent/Shared 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share Card for आशा श्रीनिवासन' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Created', selected: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('a tile is shared, and downloaded as a picture or a film', { tag: '@further' }, async ({
  page,
  product,
  member: owner,
}) => {
  const cardId = await saveCard(owner, { card: { toName: 'Ravi' } });
  await saveCard(owner, { status: 'draft', card: { toName: 'Mina' } });
  await page.goto('/dashboard?tab=drafts');
  await expect(tile(page, 'Card for Mina').getByRole('button', { name: /^(Share|Download)/ })).toHaveCount(0);
  await page.goto('/dashboard?tab=created');
  const ravi = tile(page, 'Card for Ravi');
  for (const name of ['Share', 'Download']) {
    const box = await ravi.getByRole('button', { name: new RegExp(`^${name}`) }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await ravi.getByRole('button', { name: /^Share/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Share your card' });
  await openMoreWays(sheet);
  const picture = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download' }).click();
  expect((await picture).suggestedFilename()).toBe('birthday-card-for-Ravi.png');
  // Instagram has no link to follow: what to do instead is said, which shares nothing.
  await sheet.getByRole('button', { name: 'Instagram' }).click();
  await expectMessage(
    page,
    'Share on Instagram',
    'Please download your card first, then share the picture on Instagram yourself.',
  );
  await page.keyboard.press('Escape');
  await ravi.getByRole('button', { name: /^Download/ }).click();
  const film = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Download your card' }).getByRole('button', { name: /MP4/ }).click();
  expect((await film).suggestedFilename()).toBe('birthday-card-for-Ravi.mp4');
  expect(await sharesOf(product, cardId)).toEqual([]);
});

test('a device with a share menu gets the picture for Instagram, and as a second choice', {
  tag: '@prove',
}, async ({ page, product }) => {
  const cardId = await saveCard(member);
  await addShareMenu(page, { closed: 1 });
  const dialog = await openSharing(page, cardId);
  const presses = ['Instagram', 'Instagram', 'Send the picture'];
  await dialog.getByText('A picture or a video instead').click();
  for (const [index, name] of presses.entries()) {
    await dialog.getByRole('button', { name }).click();
    await expect.poll(async () => (await menuOf(page)).length).toBe(index + 1);
  }
  const shared = [
    'birthday-card-for-Ravi.jpg image/jpeg true',
    `Happy Birthday, Ravi! 🎂\n${product.origin}/card/${cardId}`,
    '',
  ];
  expect(await menuOf(page)).toEqual([shared, shared, shared]);
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['device', 'instagram']);
});

test('one film is made at a time, and what fails after a cancelled one is said', { tag: '@prove' }, async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/request failed|console error/);
  const cardId = await saveCard(member, { card: { audio: { kind: 'song', id: 'happy-birthday' } } });
  const dialog = await openSharing(page, cardId);
  await dialog.getByText('A picture or a video instead').click();
  const goOn = await hold(page.context(), '**/audio/*.m4a', (route) => route.abort('internetdisconnected'));
  const film = dialog.getByRole('button', { name: /the video$/ });
  await film.click();
  await expect(film).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  goOn();
  await film.click();
  await expectMessage(page, 'Download Failed');
});
