// Shows: guests: the private edit link, the question of an account, what is refused
import { cookieCheckPath } from '#web/request/next-path.ts';
import { logIn, newAddress, signUp } from '../support/account-forms.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { ownerRows, startProduct } from '../support/product.ts';
import { photo } from '../support/studio.ts';
import { newGuest, newMember, newVisitor, saveCard, uploadPhoto, type Visitor } from '../support/visitor.ts';

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
});

/** The secret address in a page; empty when it shows none. */
const linkIn = (html: string) => /\/guest\/link\?key=[\w-]{43}/.exec(html)?.[0] ?? '';

async function makeLink(guest: Visitor): Promise<string> {
  return linkIn(await (await guest.send('/guest/edit-link', form({ intent: 'make' }))).text());
}

async function logInAt(browser: Visitor, { email, password }: Visitor): Promise<Response> {
  return browser.send('/login', form({ intent: 'login', email, password, rememberMe: 'on' }));
}

test('the private edit link opens the cards in another browser, by a press and not by looking', async ({
  page,
  openAs,
  product,
}) => {
  const guest = await newGuest(product);
  await saveCard(guest, { card: { toName: 'Ravi' } });
  await page.context().addCookies(guest.cookies());
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Get my edit link' }).click();
  await page.getByRole('button', { name: 'Make my edit link' }).click();
  const link = await page.getByLabel('Your private edit link').inputValue();
  expect(linkIn(link)).not.toBe('');
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/dashboard');
  await expect(page.getByText('Keep a way back'), 'offered once').toHaveCount(0);

  const preview = await newVisitor(product).send(linkIn(link));
  expect(preview.headers.get('location'), 'the secret leaves the address').toBe(
    cookieCheckPath(new Headers(), '/guest/link'),
  );
  expect(preview.headers.get('referrer-policy')).toBe('no-referrer');
  const other = await openAs({ javaScriptEnabled: false });
  await other.goto(link);
  await expect(other).toHaveURL('/guest/link');
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await other.getByRole('button', { name: 'Continue as this guest' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('heading', { name: 'Card for Ravi' })).toBeVisible();

  await page.goto('/guest/edit-link');
  await page.getByRole('button', { name: 'Remove the link' }).click();
  await expectMessage(page, 'Edit Link Removed');
  await other.goto('/dashboard');
  await expect(other, 'what the link opened is over').toHaveURL(/\/login/);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
});

test('a link does not replace an account that is logged in, and no other site presses its button', async ({
  product,
}) => {
  const guest = await newGuest(product);
  await saveCard(guest);
  const link = await makeLink(guest);
  const member = await newMember(product);
  await member.send(link);
  expect(await (await member.send('/guest/link')).text()).toContain('Sign out first');
  expect((await member.send('/guest/link', form({}))).status).toBe(409);
  expect(await (await member.send('/session.json')).json()).toEqual({ email: member.email, guest: null });
  const visitor = newVisitor(product);
  await visitor.send(link);
  const foreign = { origin: 'https://evil.example' };
  expect((await visitor.send('/guest/link', form({}, foreign))).status).toBe(403);
  expect((await visitor.send('/login', form({ intent: 'guest' }, foreign))).status).toBe(403);
  expect(await (await visitor.send('/session.json')).json()).toEqual({ email: null, guest: null });
});

test('an account takes the cards once, in the browser that made them, and only when it says so', async ({
  product,
}) => {
  const guest = await newGuest(product);
  const cardId = await saveCard(guest, { card: { toName: 'Zoë' } });
  const ownerOf = async () =>
    (await ownerRows(product, 'select user_id from cards where id = $1', [cardId]))[0];
  const member = await newMember(product, 'owner');
  // Somebody who confirmed the address, or logged in, in another browser.
  expect((await member.send('/guest/cards', form({ intent: 'take' }))).status).toBe(409);
  const asked = await logInAt(guest, member);
  expect(asked.headers.get('location')).toBe(
    cookieCheckPath(new Headers(), '/guest/cards?next=%2Fdashboard'),
  );
  expect(await (await guest.send('/guest/cards')).text()).toContain('Zoë');
  expect(await ownerOf(), 'only asked').toEqual({ user_id: guest.userId });
  const foreign = { origin: 'https://evil.example' };
  expect((await guest.send('/guest/cards', form({ intent: 'take' }, foreign))).status).toBe(403);
  expect((await member.send('/guest/cards', form({ intent: 'take' }))).status, 'elsewhere').toBe(409);
  expect(await ownerOf()).toEqual({ user_id: guest.userId });
  expect((await guest.send('/guest/cards', form({ intent: 'take' }))).status).toBe(302);
  expect(await ownerOf()).toEqual({ user_id: member.userId });
  expect((await guest.send('/guest/cards', form({ intent: 'take' }))).status, 'twice').toBe(409);
  expect((await newVisitor(product).send(`/card/${cardId}`)).status, 'its address stays').toBe(200);
});

test('cards that are left keep a private edit link', async ({ page, product }) => {
  const guest = await newGuest(product);
  await saveCard(guest, { card: { toName: 'Ravi' } });
  await page.context().addCookies(guest.cookies());
  const email = newAddress();
  await page.goto('/signup');
  await signUp(page, { email });
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Leave it' }).click();
  const link = await page.getByLabel('Your private edit link').inputValue();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('without an account')).toHaveCount(0);
  const visitor = newVisitor(product);
  await visitor.send(linkIn(link));
  await visitor.send('/guest/link', form({}));
  expect(await (await visitor.send('/dashboard')).text()).toContain('Card for Ravi');
});

test('a guest has less space for photos, and the refusal offers an account', async ({ product }) => {
  const guest = await newGuest(product);
  await ownerRows(
    product,
    `insert into files (id, user_id, kind, content_type, bytes)
      values (left(md5($1) || 'xxxxxx', 22), $1, 'photo', 'image/webp', $2)`,
    [guest.userId, 50 * 1024 * 1024 - 100],
  );
  const body = new Uint8Array(await photo(800, 600));
  const answer = await guest.send('/studio/photo', { method: 'POST', body });
  expect(answer.status).toBe(422);
  expect((await answer.json()).error).toContain('A free account has');
});

test('what a guest typed and did not save is offered to the account', async ({ page, product }) => {
  const member = await newMember(product);
  const guest = await newGuest(product);
  await page.context().addCookies(guest.cookies());
  await page.goto('/studio');
  await page.getByLabel('To', { exact: true }).fill('Ravi');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Ravi');
  await page.goto('/login?next=/studio');
  await logIn(page, member.email, member.password);
  await expect(page).toHaveURL('/studio');
  await expect(page.getByText('A card for Ravi, last changed on')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Ravi');
});

test('a photo of a card that was never saved is asked about too, and goes along', async ({
  page,
  product,
}) => {
  const member = await newMember(product);
  const guest = await newGuest(product);
  const { file } = await uploadPhoto(guest);
  await page.context().addCookies(guest.cookies());
  await page.goto('/login');
  await logIn(page, member.email, member.password);
  await expect(page.getByRole('heading', { name: 'You started a card without an account.' })).toBeVisible();
  await page.getByRole('button', { name: 'Move it to this account' }).click();
  await expectMessage(page, 'Cards Moved!');
  const rows = await ownerRows(product, 'select user_id from files where id = $1', [file]);
  expect(rows).toEqual([{ user_id: member.userId }]);
});

test('a guest’s pages show no address and ask for no password; leaving warns', async ({ page, product }) => {
  const guest = await newGuest(product);
  await saveCard(guest);
  await page.context().addCookies(guest.cookies());
  for (const path of ['/', '/dashboard', '/dashboard/settings', '/profile', '/contact', '/guest/sign-out']) {
    await page.goto(path);
    expect(await page.content(), path).not.toContain('guest.invalid');
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  }
  await expect(page.getByText('you can’t edit it again')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expectMessage(page, 'Signed Out');
  const change = form({
    intent: 'change-password',
    password: 'x',
    currentPassword: 'x',
    confirmPassword: 'x',
  });
  const other = await newGuest(product);
  expect((await other.send('/dashboard/settings', change)).status).toBe(400);
  const data = await (await other.send('/dashboard/settings/export', form({}))).arrayBuffer();
  expect(Buffer.from(data).toString('latin1')).not.toContain('guest.invalid');
  const gone = await other.send('/dashboard/settings', form({ intent: 'delete-account' }));
  expect(gone.headers.get('location')).toBe('/');
  expect(await ownerRows(product, 'select id from "user" where id = $1', [other.userId])).toEqual([]);
});

test('without scripts the button works; where guests are off it is not there, and the request is refused', async ({
  openAs,
  product,
}) => {
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/login?next=/guest/edit-link');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL('/guest/edit-link');
  await using closed = await startProduct({ env: { GUESTS: 'off' } });
  const visitor = newVisitor(closed);
  expect(await (await visitor.send('/login')).text()).not.toContain('Continue without an account');
  const answer = await visitor.send('/login', form({ intent: 'guest' }));
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('On this site you need an account to make cards.');
  expect(await ownerRows(closed, 'select id from "user"')).toEqual([]);
  expect(product.output()).not.toContain('guest/link?key');
});

test('when guests have filled their share of the disk, they are told to make an account; accounts go on', async () => {
  await using full = await startProduct({ env: { GUEST_STORAGE_GB: '0' } });
  const body = () => photo(60, 40).then((bytes) => new Uint8Array(bytes));
  const guest = await newGuest(full);
  const refused = await guest.send('/studio/photo', { method: 'POST', body: await body() });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    error:
      'There’s no more space for photos and sounds of cards made without an account. Please create a free account: your card comes along.',
  });
  const member = await newMember(full);
  expect((await member.send('/studio/photo', { method: 'POST', body: await body() })).status).toBe(200);
});
