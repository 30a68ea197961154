import { expect, test } from '../support/journey.ts';
import { paperPhotos } from '../support/paper-photos.ts';
import sharp from 'sharp';
import { newMember, saveCard } from '../support/visitor.ts';
import { ownerRows } from '../support/product.ts';
for (const [name, size, lang, dark] of [['p', {width:390,height:844}, '', false], ['d', {width:1280,height:800}, '', false], ['pd', {width:390,height:844}, '', true], ['pa', {width:390,height:844}, '/ar', false]] as const)
test.describe(name, () => {
  test.use({ viewport: size, colorScheme: dark ? 'dark' : 'light' });
  test('look', async ({ page, product, expectTrouble }) => {
    expectTrouble(/./);
    test.setTimeout(240_000);
    const member = await newMember(product, 'zz');
    await page.context().addCookies(member.cookies());
    await page.goto(`${lang}/studio`);
    await page.waitForTimeout(3000);
    const photos = await paperPhotos({ width: 1000, height: 750 });
    const { data, width, height } = photos[0]!.photo;
    const buffer = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).jpeg().toBuffer();
    await page.locator('#panel-photos').evaluate((e) => e.setAttribute('hidden','')).catch(() => {});
    await page.locator('#panel-strip button[aria-controls=panel-photos]').first().click();
    await page.locator('#panel-photos').evaluate((e) => e.removeAttribute('hidden'));
    await page.locator('#panel-photos input[type=file]').nth(2).setInputFiles({ name: 'd.jpg', mimeType: 'image/jpeg', buffer });
    const dialog = page.locator('dialog.paper');
    if (await dialog.isVisible({ timeout: 15000 }).catch(() => false)) {
      await page.waitForTimeout(4000);
      await page.screenshot({ path: `/tmp/h43/paper-${name}.png` });
      await page.keyboard.press('Escape');
    } else { await page.waitForTimeout(8000); await page.screenshot({ path: `/tmp/h43/paper-${name}.png` }); await page.keyboard.press('Escape'); }
    const id = await saveCard(member, { card: { toName: 'Ravi', fromName: 'Asha', message: 'Hi' } });
    await page.goto(`/studio?cardId=${id}`);
    await page.waitForTimeout(2500);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.waitForTimeout(3000);
    await page.getByRole('dialog').getByText('Download GIF').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/h43/down-${name}.png` });
    await ownerRows(product, "update cards set seal_date = '2099-01-01', seal_time = '00:00', seal_zone = 'Etc/UTC', seal_city = 'London' where id = $1", [id]);
    await page.context().clearCookies();
    await page.goto(`/card/${id}`);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/h43/sealed-${name}.png` });
    await page.goto(`/card/${id}?print=large`);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/h43/sealedlarge-${name}.png` });
  });
});
