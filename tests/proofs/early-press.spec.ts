// Shows: what is pressed before the scripts run is done afterwards
import { hold, openEarly } from '../support/held-requests.ts';
import { expect, expectMessage, firstVisit, test } from '../support/journey.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test('Accept All', async ({ openAs }) => {
  const page = await openAs({ storageState: firstVisit });
  const letScriptsCome = await openEarly(page, '/');
  await page.getByRole('button', { name: 'Accept All' }).click();
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Accept All' })).toBeHidden();
});

test('the menu, which needs no script, stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await openEarly(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const about = page.getByRole('link', { name: 'About' }).filter({ visible: true }).first();
  await expect(about).toBeVisible();
  letScriptsCome();
  await page.waitForLoadState('networkidle');
  await expect(about).toBeVisible();
});

test('a name typed in the gallery is on the cards, and a button of the home page says what it has to', async ({
  page,
}) => {
  let letScriptsCome = await openEarly(page, '/gallery');
  await page.getByLabel('Who is it for?').fill('Zora');
  letScriptsCome();
  await expect(page).toHaveURL('/gallery?to=Zora');
  await expect(page.getByRole('img', { name: '“Lift-Off”, a card for Zora' })).toBeAttached();
  letScriptsCome = await openEarly(page, '/');
  await page.getByRole('button', { name: 'Learn About Automated Sharing' }).click();
  letScriptsCome();
  await expectMessage(page, 'Automated Sharing');
});

test('a password is shown, and what was typed of it is there', async ({ page }) => {
  const letScriptsCome = await openEarly(page, '/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('a quiet garden');
  await page.getByRole('button', { name: 'Show password' }).click();
  letScriptsCome();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('a quiet garden');
});

test('a field that somebody is in is not filled under their cursor', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('asha@example.org');
  const letScriptsCome = await openEarly(page, '/signup');
  await page.getByLabel('Email').focus();
  letScriptsCome();
  await page.waitForLoadState('networkidle');
  await page.keyboard.type('rao@example.org');
  await expect(page.getByLabel('Email')).toHaveValue('rao@example.org');
});

test('a password typed on the page of settings stays', async ({ memberPage: page }) => {
  const letScriptsCome = await openEarly(page, '/dashboard/settings');
  const field = page.getByLabel('Current Password');
  await field.fill('a quiet garden');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  letScriptsCome();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('a quiet garden');
});

test('a card is downloaded at once: that needs no script', async ({ page, product }) => {
  const id = await saveCard(await newMember(product, 'early'), { card: { toName: 'Ravi' } });
  const letScriptsCome = await openEarly(page, `/card/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('birthday-card-for-Ravi.png');
  letScriptsCome();
});

test('what is typed and chosen in the studio is in the card, which the page came with', async ({
  memberPage: page,
}) => {
  const letScriptsCome = await openEarly(page, '/studio');
  const card = page.getByRole('region', { name: 'Live preview' }).getByRole('img');
  await expect(card).toHaveAccessibleName('Birthday card from Asha');
  await page.getByLabel('To', { exact: true }).fill('Zora');
  await page.getByLabel('Age', { exact: true }).fill('41');
  await page.getByLabel('Language of the card').selectOption('es');
  await page.getByRole('radio', { name: 'Phone' }).check();
  await page.getByRole('button', { name: 'Wish', exact: true }).click();
  letScriptsCome();
  await expect(page.getByLabel('Your own message')).toBeVisible();
  await expect(card).toHaveAccessibleName(/cumpleaños.*Zora/);
  const isUpright = async () => {
    const box = await card.boundingBox();
    return box !== null && box.height > box.width;
  };
  await expect.poll(isUpright, 'as on a phone').toBe(true);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page).toHaveURL(/cardId=/);
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Zora');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('41');
  await expect(page.getByLabel('Language of the card')).toHaveValue('es');
});

test('the phone, chosen before the code is there, never shows the card of a laptop', async ({
  memberPage: page,
}) => {
  const letScriptsCome = await openEarly(page, '/studio?template=first-slice');
  const letFontsCome = await hold(page, '**/fonts/**');
  const phone = page.getByRole('radio', { name: 'Phone' });
  await phone.check();
  letScriptsCome();
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.locator('svg[viewBox="0 0 1200 900"]')).toHaveCount(0);
  await expect(phone).toBeChecked();
  letFontsCome();
});

test('Publish, pressed before the code is there, publishes what was typed', async ({ memberPage: page }) => {
  const letScriptsCome = await openEarly(page, '/studio?template=first-slice');
  await page.getByLabel('To', { exact: true }).fill('Zora');
  await page.getByRole('button', { name: 'Publish' }).click();
  letScriptsCome();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Zora').first()).toBeVisible();
});

test('Next, pressed before the code is there, leads to the heading of the next part', async ({
  memberPage: page,
}) => {
  const letScriptsCome = await openEarly(page, '/studio');
  await page.getByRole('button', { name: 'Next: The wish' }).click();
  letScriptsCome();
  await expect(page.getByRole('heading', { name: 'The wish', exact: true })).toBeFocused();
});

test('a button that is pressed before the code is there looks pressed until it has been done', async ({
  memberPage: page,
}) => {
  const letScriptsCome = await openEarly(page, '/studio');
  const download = page.getByRole('button', { name: 'Download', exact: true });
  await download.click();
  await expect(download).toHaveAttribute('aria-busy', 'true');
  expect(await download.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.6');
  letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-studio-bar] [aria-busy]')).toHaveCount(0);
});

test('what is typed before the code is there is drawn by the server, with its fonts, until the browser has them', async ({
  memberPage: page,
}) => {
  const letFontsCome = await hold(page, '**/fonts/**');
  const letScriptsCome = await openEarly(page, '/studio?template=first-slice');
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/studio/drawing'))
      answers.push(((await response.json()) as { css: string }).css);
  });
  const preview = page.getByRole('region', { name: 'Live preview' });
  const card = preview.getByRole('img');
  const fields = { to: page.getByLabel('To', { exact: true }), age: page.getByLabel('Age', { exact: true }) };
  await fields.to.fill('Żółć');
  await expect(card).toHaveAccessibleName(/Żółć/);
  await fields.to.fill('Żółć Żółć');
  await expect(card).toHaveAccessibleName(/Żółć Żółć/);
  await expect.poll(() => answers.length).toBe(2);
  expect(answers[0]).toContain('U+17B');
  expect(answers[1], 'no font is sent twice').toBe('');
  letScriptsCome();
  await expect(page.getByText('Loading template in AI Studio...')).toBeHidden();
  // The browser lacks the fonts: the server goes on drawing.
  await fields.to.fill('Zora');
  await expect(card).toHaveAccessibleName(/Zora/);
  await expect(preview.locator('#card-drawing')).toBeAttached();
  letFontsCome();
  await expect(preview.locator('#card-drawing')).toHaveCount(0);
  await expect(card).toHaveAccessibleName(/Zora/);
});
