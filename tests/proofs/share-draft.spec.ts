// Shows: one press publishes a draft or a changed card and goes on to the channel
// Spec: 2.57, 10.3
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { addShareMenu, answerOtherSites, follow, openMoreWays, sharesOf } from '../support/sharing.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'draft');
});

test.beforeEach(async ({ context, product }) => {
  await context.addCookies(member.cookies());
  await answerOtherSites(context, product);
});

test('one press publishes a draft and goes on to where it was pressed for', async ({
  page,
  product,
  context,
  expectTrouble,
}) => {
  expectTrouble(/(?:Failed to launch|Launched external handler for) 'mailto:/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const goesTo = {
    WhatsApp: 'wa.me',
    Facebook: 'www.facebook.com',
    Pinterest: 'www.pinterest.com',
    X: 'x.com',
  };
  for (const [name, host] of Object.entries(goesTo)) {
    const { sheet, cardId } = await openDraft(page);
    if (name !== 'WhatsApp') await openMoreWays(sheet);
    const url = await follow(page, sheet.getByRole('button', { name, exact: true }));
    expect(url.host).toBe(host);
    expect(decodeURIComponent(url.search)).toContain(`${product.origin}/card/${cardId}`);
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Your card is ready');
    await expect(page.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeFocused();
    await expect.poll(() => sharesOf(product, cardId)).toEqual([name.toLowerCase()]);
  }
  for (const [name, channel] of [
    ['Copy link', 'link'],
    ['Email', 'email'],
  ] as const) {
    const { sheet, cardId } = await openDraft(page);
    if (name === 'Email') await openMoreWays(sheet);
    await sheet.getByRole('button', { name }).click();
    await expectMessage(page, 'Card Published!');
    await expect.poll(() => sharesOf(product, cardId)).toEqual([channel]);
    if (name !== 'Copy link') continue;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${product.origin}/card/${cardId}`,
    );
  }
});

test('a number that cannot be one is said before the draft is published', async ({ page, product }) => {
  const { sheet, cardId } = await openDraft(page);
  await sheet.getByText('Send it to one person').click();
  await sheet.getByLabel('Receiver’s mobile number').fill('ask him');
  await sheet.getByRole('button', { name: 'WhatsApp' }).click();
  await expectMessage(page, 'Mobile Number Required', "Please enter the receiver's mobile number.");
  await expect(sheet.getByLabel('Receiver’s mobile number')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('+47 1234 5678');
  expect(await axeFindings(page)).toEqual([]);
  expect((await follow(page, sheet.getByRole('button', { name: 'WhatsApp' }))).pathname).toBe('/4712345678');
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['whatsapp']);
});

test('when publishing fails, the tab that was opened closes and the clipboard stays', async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble(/studio\/save|ERR_|503/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { sheet, cardId } = await openDraft(page);
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await page.route('**/studio/save', (route) => route.abort());
  const opened = context.waitForEvent('page');
  await sheet.getByRole('button', { name: 'WhatsApp' }).click();
  const tab = await opened;
  if (!tab.isClosed()) await tab.waitForEvent('close');
  await expectMessage(page, 'Save failed');
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('mine');
  expect(await sharesOf(product, cardId)).toEqual([]);
});

test('where the browser blocks tabs, the studio itself goes on to the channel', async ({ page, product }) => {
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  const { sheet, cardId } = await openDraft(page);
  await sheet.getByRole('button', { name: 'WhatsApp' }).click();
  await page.waitForURL(/^https:\/\/wa\.me\//);
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['whatsapp']);
});

test('a share menu that opens too late is offered once more', async ({ page, product }) => {
  await addShareMenu(page, { refused: 1 });
  const { sheet, cardId } = await openDraft(page);
  await sheet.getByRole('button', { name: 'More apps' }).click();
  await expectMessage(
    page,
    'Your card is published',
    'Publishing took too long for your browser. Please press “More apps” once more.',
  );
  const ready = page.getByRole('dialog', { name: 'Your card is ready' });
  await expect(ready.getByRole('button', { name: 'More apps' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['device']);
});

test('a card that was changed since is published again, and where nothing can be copied its link is selected', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) });
  });
  const cardId = await saveCard(member);
  const address = `${product.origin}/card/${cardId}`;
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByLabel('To', { exact: true }).fill('Ravi Rao');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Save and share');
  await expect(dialog).toHaveAccessibleDescription(
    'You’ve changed the card since it was published. Choose where it goes: your changes are saved first.',
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toHaveAccessibleName('Your card is ready');
  await expectMessage(page, 'Changes Saved!');
  expect(await (await page.request.get(address)).text()).toContain('Happy Birthday Ravi Rao!');

  await expectMessage(page, 'Your browser blocked copying', `The link is ${address}`);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(address);
  await dialog.getByRole('button', { name: 'More apps' }).click();
  await expectMessage(page, 'Your device didn’t open its share menu', 'Please copy the link instead.');
  expect(await sharesOf(product, cardId)).toEqual([]);
});

test('with the keyboard alone: the code is shown, saved in two ways, and read as the link', async ({
  page,
  product,
}) => {
  const cardId = await saveCard(member, { status: 'draft', card: { toName: 'Ravi Rao' } });
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'WhatsApp' }).focus();
  for (let step = 1; step <= 2; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let step = 1; step <= 2; step += 1) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'QR code' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code of the card’s link' })).toBeVisible();
  for (const extension of ['png', 'svg']) {
    await expect(dialog.getByRole('button', { name: `Download ${extension}` })).toBeFocused();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`birthday-card-for-Ravi-Rao-qr-code.${extension}`);
    await expectMessage(page, 'Download Started!');
    expect(await readCode(await readFile((await file.path()) ?? ''))).toBe(
      `${product.origin}/card/${cardId}`,
    );
    await page.keyboard.press('Tab');
  }
  expect(await axeFindings(page)).toEqual([]);
  const button = dialog.getByRole('button', { name: 'QR code' });
  await button.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Birthday card for Ravi Rao' })).toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // Showing the code shares nothing.
  expect(await sharesOf(product, cardId)).toEqual([]);
});

/** The share sheet of a new draft. */
async function openDraft(page: Page) {
  const cardId = await saveCard(member, { status: 'draft' });
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish and share' });
  await expect(sheet).toBeVisible();
  return { sheet, cardId };
}

async function readCode(file: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
