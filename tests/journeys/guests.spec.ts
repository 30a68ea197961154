// Shows: a card without an account, the account of later that takes it along, and cards sent to an address
// Spec: 2.22
import { logIn, newAddress, signUp } from '../support/account-forms.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { linkIn, mailsTo, mailTo } from '../support/mails.ts';
import { newGuest, saveCard } from '../support/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('from a design to a published card without an account; the account of later asks, and takes it along', async ({
  page,
}) => {
  await page.goto('/studio?template=lift-off&to=Ravi');
  await expect(page).toHaveURL(/\/login\?next=/);
  const button = page.getByRole('button', { name: 'Continue without an account' });
  await expect(button).toBeInViewport({ ratio: 1 });
  const others = await page.getByRole('main').getByRole('button').all();
  const areas = await Promise.all(others.map((one) => one.boundingBox()));
  const own = await button.boundingBox();
  const area = (box: typeof own) => (box ? box.width * box.height : 0);
  for (const other of areas) {
    expect(area(own), 'the largest').toBeGreaterThanOrEqual(area(other));
    expect(own?.y ?? 0, 'the first').toBeLessThanOrEqual(other?.y ?? 0);
  }
  await button.click();
  await expect(page).toHaveURL('/studio?template=lift-off&to=Ravi');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Ravi');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
  await page.getByLabel('From', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expectMessage(page, 'Card Published!');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, Guest!' })).toBeVisible();
  await expect(page.getByText('Keep a way back to your cards')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Keep my cards: create an account' }).click();

  const email = newAddress();
  await signUp(page, { email });
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'You made a card without an account.' })).toBeVisible();
  await expect(page.getByText('For Ravi')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move it to this account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expectMessage(page, 'Cards Moved!', 'Your card is in your account.');
  await expect(page.getByRole('heading', { name: 'Card for Ravi' })).toBeVisible();
});

test('a guest has the cards mailed, forgets the browser, and has them sent again to another', {
  tag: '@further',
}, async ({ page, openAs, product }) => {
  const guest = await newGuest(product);
  await saveCard(guest, { card: { toName: 'Ravi' } });
  await page.context().addCookies(guest.cookies());
  await page.goto('/guest/edit-link');
  const address = newAddress();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expectMessage(page, 'Check your inbox');
  await expect(page.getByRole('button', { name: 'Forget my address' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await mailTo(product, address, 'guest-cards');

  const other = await openAs({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await other.goto('/login');
  await other.getByRole('link', { name: 'Have them sent to you' }).click();
  await other.getByLabel('Email').fill(address);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    other.getByText('If there are cards for this address, a link to them is on its way.'),
  ).toBeVisible();
  await expect.poll(async () => (await mailsTo(product, address, 'guest-cards')).length).toBe(2);
  const [mail] = await mailsTo(product, address, 'guest-cards');
  await other.goto(mail ? linkIn(mail) : '');
  await expect(other).toHaveURL('/guest/link');
  await other.getByRole('button', { name: 'Continue as this guest' }).click();
  await expect(other.getByRole('heading', { name: 'Card for Ravi' })).toBeVisible();
});
