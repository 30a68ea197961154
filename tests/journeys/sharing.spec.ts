import { sharesOf } from '../support/card-shares.ts';
import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { expectMessage } from '../support/message.ts';
import { ownerRows } from '../support/owner-rows.ts';
import { saveCard } from '../support/saved-card.ts';
import { answerOtherSites, follow, openSharing } from '../support/sharing.ts';
import { type Member, newMember } from '../support/visitor.ts';

test.use({ storageState: consented });

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
  // The page does not wait for one record before the next share.
  const all = ['email', 'facebook', 'pinterest', 'whatsapp', 'x'];
  await expect.poll(async () => (await sharesOf(product, cardId)).toSorted()).toEqual(all);

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
    await expectMessage(page, title, description);
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
    await expectMessage(
      page,
      `Share on ${name}`,
      `Please download your card first, then share the picture on ${name} yourself.`,
    );
  }
  await expect
    .poll(async () => (await sharesOf(product, cardId)).toSorted())
    .toEqual(['instagram', 'youtube']);

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
  await expect
    .poll(async () => (await sharesOf(product, cardId)).toSorted())
    .toEqual(['device', 'instagram', 'instagram', 'youtube']);
});
