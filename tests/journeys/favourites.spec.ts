// Shows: stars: kept by a visitor's browser and moved to the account when asked, in the studio, and on one's own cards

import { templates } from '#content/templates.ts';
import { tile } from '../support/dashboard.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { openPanel } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a visitor’s stars stay in the browser, and go into the account when that is asked', {
  tag: '@further',
}, async ({ openAs, product }) => {
  const page = await openAs(phone);
  await page.goto('/gallery');
  const star = (title: string) => page.getByRole('button', { name: `Favourite: ${title}`, exact: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/favourites') asked.push(request.method());
  });
  for (const title of ['Lift-Off', 'Two Scoops', 'The First Slice']) {
    await star(title).click();
    await expect(star(title)).toHaveAttribute('aria-pressed', 'true');
  }
  await expectMessage(
    page,
    'Kept in this browser',
    'Once you’re logged in, you can take it into your account.',
  );
  await star('Two Scoops').click();
  await expect(star('Two Scoops')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(star('Lift-Off')).toHaveAttribute('aria-pressed', 'true');
  await expect(star('Two Scoops')).toHaveAttribute('aria-pressed', 'false');
  expect(asked, 'nothing of it is sent').toEqual([]);

  const member = await newMember(product);
  await member.send('/favourites', {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ kind: 'design', target: 'lift-off', change: 'on' }),
  });
  await page.context().addCookies(member.cookies());
  await page.goto('/dashboard/designs');
  const favourites = page.getByRole('region', { name: 'Favourites' });
  const titles = favourites.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Lift-Off']);
  await expect(
    page.getByText('2 favourites are kept in this browser, from before you logged in.'),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move to my account' }).click();
  await expectMessage(page, 'Your favourites are in your account');
  await expect(titles).toHaveText(['The First Slice', 'Lift-Off']);
  await expect(page.getByText('kept in this browser')).toHaveCount(0);
  await favourites.getByRole('button', { name: 'Take out of favourites: Lift-Off' }).click();
  await expect(titles).toHaveText(['The First Slice']);

  await page.goto('/gallery');
  await expect(star('The First Slice')).toHaveAttribute('aria-pressed', 'true');
  await expect(star('Lift-Off')).toHaveAttribute('aria-pressed', 'false');
  await star('Lift-Off').click();
  await expectMessage(page, 'Added to your favourites', 'Only you see it, under Designs on your dashboard.');
  await page.goto('/dashboard/designs');
  await expect(titles).toHaveText(['Lift-Off', 'The First Slice']);
  await favourites.getByRole('link', { name: /^Start a card ?: Lift-Off/ }).click();
  await expect(page).toHaveURL('/studio?template=lift-off');
});

test('designs that are gone leave no gap, and a change leaves as many as were asked for', {
  tag: '@prove',
}, async ({ page, product, expectTrouble, member }) => {
  expectTrouble(/404/);
  const ours = templates.slice(0, 30).map(({ id }) => id);
  const gone = Array.from({ length: 24 }, (_, at) => `${at}`.padStart(22, 'g'));
  // The first is the last that was marked.
  await ownerRows(
    product,
    `insert into favourites (user_id, kind, target, created_at)
     select $1, 'design', target, now() - at * interval '1 second' from unnest($2::text[]) with ordinality as one(target, at)`,
    [member.userId, [...gone, ...ours]],
  );
  await page.goto('/dashboard/designs');
  const favourites = page.getByRole('region', { name: 'Favourites' });
  const titles = favourites.getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(24);
  await favourites.getByRole('link', { name: 'Show more' }).click();
  await expect(titles).toHaveCount(30);
  await expect(favourites.getByRole('link', { name: 'Show more' })).toHaveCount(0);
  await favourites
    .getByRole('button', { name: /^Take out/ })
    .last()
    .click();
  await expect(titles).toHaveCount(29);
  await expect(page).toHaveURL('/dashboard/designs?shown=48');
});

test('what a browser keeps and nobody has any more is not offered for ever', { tag: '@prove' }, async ({
  memberPage: page,
  expectTrouble,
}) => {
  expectTrouble(/404/);
  await page.goto('/dashboard/designs');
  await page.evaluate((id) => localStorage.setItem('bb_favourites', JSON.stringify([id])), 'g'.repeat(22));
  await page.reload();
  await page.getByRole('button', { name: 'Move to my account' }).click();
  await expectMessage(page, 'Favourite not changed', 'That isn’t there any more.');
  await expect(page.getByText('kept in this browser')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await expect(page.getByText('kept in this browser')).toHaveCount(0);
});

test('a star that is lost on its way is taken back', async ({ memberPage: page, expectTrouble }) => {
  expectTrouble(/favourites/);
  await page.goto('/gallery');
  const star = page.getByRole('button', { name: 'Favourite: Lift-Off', exact: true });
  await page.route('**/favourites', (route) => route.abort('internetdisconnected'));
  await star.click();
  await expectMessage(page, 'Favourite not changed');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/favourites');
  await star.click();
  await expectMessage(page, 'Added to your favourites');
});

test('without scripts a star is a form: of an account, or on the way to one', { tag: '@further' }, async ({
  openAs,
  product,
}) => {
  const member = await newMember(product);
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/gallery?style=Cute');
  const star = page.getByRole('button', { name: 'Favourite: Two Scoops', exact: true });
  await star.click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/gallery?style=Cute')}`);
  await page.context().addCookies(member.cookies());
  await page.goto('/gallery?style=Cute');
  await star.click();
  await expect(page).toHaveURL('/gallery?style=Cute#two-scoops');
  await expect(page.getByText('Added to your favourites')).toBeVisible();
  await page.goto('/dashboard/designs');
  await page.getByRole('button', { name: 'Take out of favourites: Two Scoops' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
});

test('backgrounds and stickers have stars by keyboard, and stand first then', async ({
  memberPage: page,
}) => {
  await page.goto('/studio?template=lift-off');
  await openPanel(page, 'Picture');
  const all = page.getByRole('group', { name: /^Background/ });
  await all.getByRole('radio', { name: 'Peacock' }).check();
  await page.keyboard.press('Tab');
  const star = all.getByRole('button', { name: 'Favourite: Peacock' });
  await expect(star).toBeFocused();
  await page.keyboard.press('Space');
  const first = page.getByRole('group', { name: 'Favourites' });
  await expect(first.getByRole('radio')).toHaveCount(1);
  await expect(first.getByRole('radio', { name: 'Peacock' })).toBeChecked();
  await openPanel(page, 'Stickers');
  const stickers = page.getByRole('group', { name: /^Sticker/ });
  await stickers.getByRole('button', { name: 'Red balloon', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(first.getByRole('button', { name: 'Red balloon', exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await openPanel(page, 'Picture');
  await first.getByRole('radio', { name: 'Peacock' }).check();
  await first.getByRole('button', { name: 'Favourite: Peacock' }).click();
  await expect(first).toHaveCount(0);
});

test('cards with a star are found among all', async ({ page, member }) => {
  for (const toName of ['Asha', 'Ravi', 'Mina']) await saveCard(member, { card: { toName } });
  await page.goto('/dashboard?tab=created');
  await page.getByRole('button', { name: 'Favourite: Card for Ravi' }).click();
  await expectMessage(page, 'Added to your favourites');
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?tab=created&favourites=only');
  await expect(tile(page, 'Card for Ravi')).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search' }).fill('mina');
  await expect(page.getByText('None of your favourites is in this list.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(tile(page, 'Card for Mina')).toBeVisible();
});
