import { readFile } from 'node:fs/promises';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { sharesOf } from '../support/card-shares.ts';
import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { expectMessage } from '../support/message.ts';
import { saveCard } from '../support/saved-card.ts';
import { answerOtherSites, follow } from '../support/sharing.ts';
import { type Member, newMember } from '../support/visitor.ts';

test.use({ storageState: consented });

let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'draft');
});

test.beforeEach(async ({ context, product }) => {
  await context.addCookies(member.cookies());
  await answerOtherSites(context, product);
});

test('a draft is published first, and the way that was chosen is next', async ({ page, product }) => {
  const cardId = await saveCard(member, { status: 'draft' });
  await page.goto(`/studio?cardId=${cardId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Publish and share?');
  await dialog.getByRole('radio', { name: 'WhatsApp' }).check();
  await dialog.getByRole('button', { name: 'Publish and share' }).click();
  await expectMessage(page, 'Mobile Number Required', "Please enter the receiver's mobile number.");
  await expect(dialog.getByLabel('Receiver’s mobile number')).toBeFocused();
  await page.keyboard.type('4712345678');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish and share' }).click();
  await expect(dialog).toHaveAccessibleName('Share your card');
  await expectMessage(page, 'Card Published!');
  await expect(dialog.getByText('Your card is published. Now go on with WhatsApp.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeFocused();
  expect((await follow(page, page.locator(':focus'))).pathname).toBe('/4712345678');
  await expect.poll(() => sharesOf(product, cardId)).toEqual(['whatsapp']);
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
  await expect(dialog).toHaveAccessibleName('Share with your changes?');
  await expect(dialog).toHaveAccessibleDescription(
    'You changed the card since it was published. The link shows the published one until you save your changes.',
  );
  await dialog.getByRole('button', { name: 'Save and share' }).click();
  await expect(dialog).toHaveAccessibleName('Share your card');
  await expectMessage(page, 'Changes Saved!');
  expect(await (await page.request.get(address)).text()).toContain('Happy Birthday Ravi Rao!');

  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expectMessage(page, 'Your browser does not let us copy', `The link is ${address}`);
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(address);
  await dialog.getByRole('button', { name: 'More ways' }).click();
  await expectMessage(page, 'Your device did not open its share menu', 'Please copy the link instead.');
  expect(await sharesOf(product, cardId)).toEqual([]);
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
    await expectMessage(page, 'Download Started!');
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
