// Shows: a design of somebody else in Discover and in the gallery, its page with credit, like, Use and Remix, and its end
import { expect, expectMessage, test } from '../support/journey.ts';
import { manyDesigns } from '../support/many-designs.ts';
import { ownerRows } from '../support/product.ts';

// A site of its own: others count on ours alone.
test.use({ settings: { LOG_LEVEL: 'warn' } });

test('a design of somebody else is found, has a page that names its maker, and is used', {
  tag: '@further',
}, async ({ page, product, expectTrouble }) => {
  expectTrouble(/404/);
  for (const [text, values] of manyDesigns(3)) await ownerRows(product, text, values);
  const [row] = await ownerRows<{ id: string }>(
    product,
    `update designs set occasion = 'Sister', mood = 'Elegant', motif = 'flowers', recent_cards = 40, remix_of = 'side-a'
     where published_at = (select max(published_at) from designs) returning id`,
  );
  const title = 'Flowers · Elegant · for a sister';
  await page.goto('/discover');
  const panel = page.getByRole('tabpanel');
  const tile = panel.getByRole('listitem').filter({ hasText: title }).first();
  await expect(tile).toContainText('by Meera Ink');
  await expect(tile).toContainText('40 cards in the last 30 days');
  await page.getByLabel('Who is it for?').fill('Asha');
  await expect(page).toHaveURL('/discover?to=Asha');
  const picture = page.getByRole('img', { name: `“${title}”, a card for Asha` });
  await expect(picture).toHaveAttribute('src', /to=Asha/);
  await page.getByRole('tab', { name: 'New' }).click();
  await expect(page).toHaveURL('/discover?tab=new&to=Asha');
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText(title);

  // The picture is the link, too.
  await picture.first().click({ force: true, position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(`/designs/${row?.id}?to=Asha`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('rel', /license/);
  await expect(page.getByLabel('Link to this design')).toHaveValue(`${product.origin}/designs/${row?.id}`);
  const heart = page.getByRole('button', { name: `Like ${title}` });
  await heart.click();
  await expectMessage(page, 'Card Liked!');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Remix of “Side A, Track One” by Birthday Bloom' }).click();
  await expect(page).toHaveURL('/designs/side-a');
  await page.goBack();
  await page.getByRole('link', { name: `Remix of ${title}`, exact: true }).click();
  await expectMessage(page, 'Make it your own');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/studio?template=${row?.id}`)}`);

  await page.goto(`/gallery?category=Sister&style=Elegant&search=flowers&to=Asha`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Showing 1 template(s)');
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute(
    'href',
    `/designs/${row?.id}?to=Asha`,
  );
  await page.getByRole('link', { name: `Use Template ${title}` }).click();
  await expectMessage(page, 'Template Selected!');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/studio?template=${row?.id}&to=Asha`)}`);

  await ownerRows(product, "update designs set state = 'withdrawn' where id = $1", [row?.id]);
  // A page of the site is the same for ten seconds; a cookie of ours asks for its own.
  await page.goto(`/designs/${row?.id}?to=Mina`);
  await expect(page.getByRole('heading', { name: 'We can’t find this design' })).toBeVisible();
  await page.getByRole('link', { name: 'See all designs' }).click();
  await expect(page).toHaveURL('/gallery');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first design of Discover is in sight, and all tags are in one row', async ({ page }) => {
    // Another address than that of the story before, whose page is kept for ten seconds with what was withdrawn.
    await page.goto('/discover?tab=trending');
    const tags = page.getByRole('region', { name: 'Popular Tags' }).getByRole('link');
    await expect(tags).toHaveCount(16);
    const rows = new Set(await tags.evaluateAll((all) => all.map((tag) => tag.getBoundingClientRect().top)));
    expect(rows.size).toBe(1);
    await expect(page.getByRole('tabpanel').getByRole('img').first()).toBeInViewport({ ratio: 1 });
  });
});
