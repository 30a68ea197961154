// Shows: the look of a card as a design of one's own: saved in the studio and on the dashboard, begun with, named, deleted

import { tile } from '../support/dashboard.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { openPanel } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a look is saved in the studio of a phone, found on the dashboard, and begins the next card', {
  tag: '@further',
}, async ({ openAs, product, expectTrouble }) => {
  expectTrouble(/studio\/design/);
  const page = await openAs(phone, await newMember(product));
  await page.goto('/studio?template=two-scoops&to=Asha');
  await openPanel(page, 'Style');
  await page.getByRole('button', { name: 'Save look as a design' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save look as a design' });
  await dialog.getByLabel('Name').fill('Ice cream of summer');
  expect(await axeFindings(page)).toEqual([]);
  await page.route('**/studio/design', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Save design' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Design not saved');
  await expect(dialog.getByLabel('Name')).toHaveValue('Ice cream of summer');
  await page.unroute('**/studio/design');
  await dialog.getByRole('button', { name: 'Save design' }).click();
  await expectMessage(page, 'Design saved', 'You’ll find it under Designs on your dashboard.');
  await expect(dialog).toHaveCount(0);

  page.on('dialog', (leaving) => void leaving.accept());
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Designs', exact: true }).click();
  const own = page.getByRole('region', { name: 'My designs' });
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['Ice cream of summer']);
  const picture = own.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await own.getByText('Rename').click();
  await own.getByLabel('Name').fill('Gelato');
  await own.getByRole('button', { name: 'Save name' }).click();
  await expectMessage(page, 'Name saved');
  await own.getByRole('link', { name: /^Start a card ?: Gelato/ }).click();
  await expect(page).toHaveURL(/\/studio\?template=[\w-]{22}$/);
  await openPanel(page, 'Picture');
  await expect(page.getByRole('radio', { name: 'Ice cream' })).toBeChecked();

  await page.goto('/dashboard/designs');
  await own.getByText('Delete', { exact: true }).click();
  await own.getByRole('button', { name: /^Delete design ?: Gelato/ }).click();
  await expectMessage(page, 'Design deleted');
  await expect(own.getByText('No designs yet')).toBeVisible();
});

test('a tile of the dashboard saves its look once, and says what is left out', { tag: '@further' }, async ({
  page,
  product,
  member,
}) => {
  const id = await saveCard(member, { card: { toName: 'Ravi', background: 'bg-peacock' } });
  await page.goto('/dashboard?tab=created');
  await tile(page, 'Card for Ravi').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Save look as a design' }).click();
  await expect(page).toHaveURL(`/dashboard/designs/new?card=${id}`);
  expect(await axeFindings(page)).toEqual([]);
  const key = await page.locator('input[name=key]').inputValue();
  await page.getByLabel('Name').fill('Peacock');
  await page.getByRole('button', { name: 'Save design' }).click();
  await expectMessage(page, 'Design saved');
  const again = new URLSearchParams({ cardId: id, key, name: 'Peacock' });
  await member.send(`/dashboard/designs/new?card=${id}`, { method: 'POST', body: again });
  await page.reload();
  const own = page.getByRole('region', { name: 'My designs' });
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['Peacock']);
  const other = await newMember(product);
  const design = new URL(page.url()).hash.slice(1);
  expect((await other.send(`/gallery/${design}/picture.webp`)).status).toBe(404);
  expect((await member.send(`/gallery/${design}/picture.webp`)).status).toBe(200);
});
