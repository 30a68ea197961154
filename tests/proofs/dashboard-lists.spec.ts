// Shows: long lists: pages, search, order, views
// Spec: 10.2
import { isolatedLine } from '#card/text/normalise-text.ts';
import { deleteCard, tab, tile, titles } from '../support/dashboard.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

/* Looking for one card among many: pages, search, order, views. One account for all stories; the last one deletes some. */

/** With the marks that keep a name from right to left by itself. */
const ahmad = `Card for ${isolatedLine('أحمد')}`;

test.describe.configure({ mode: 'serial' });
let member: Member;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'Asha');
  for (let number = 1; number <= 30; number += 1) {
    await saveCard(member, { card: { toName: `Guest ${number}`, message: `Card number ${number}` } });
  }
  for (const [toName, fromName, message] of [
    ['Zoë', 'Ravi', '100% _true_ friends'],
    ['आशालता', 'Ravi', ''],
    ['أحمد', 'Mina', 'عيد ميلاد سعيد'],
  ] as const) {
    await saveCard(member, { status: 'draft', card: { toName, fromName, message } });
  }
});

test.beforeEach(({ context }) => context.addCookies(member.cookies()));

test('thirty cards come twelve at a time, each once, in both directions', async ({ page }) => {
  await page.goto('/dashboard?tab=created');
  await expect(tab(page, 'Created 30')).toBeVisible();
  const names = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `Card for Guest ${from - index}`);
  const older = page.getByRole('link', { name: 'Next page' });
  const newer = page.getByRole('link', { name: 'Previous page' });
  await expect(newer).toHaveCount(0);
  await expect(titles(page)).toHaveText(names(30, 19));
  await older.click();
  await expect(titles(page)).toHaveText(names(18, 7));
  await older.click();
  await expect(titles(page)).toHaveText(names(6, 1));
  await expect(older).toHaveCount(0);
  await newer.click();
  await expect(titles(page)).toHaveText(names(18, 7));
  await newer.click();
  await expect(titles(page)).toHaveText(names(30, 19));
  await expect(newer).toHaveCount(0);
  await page.goBack();
  await expect(titles(page)).toHaveText(names(18, 7));
});

test('cards are found while somebody types, and their number is shown', async ({ page }) => {
  await page.goto('/dashboard?tab=created');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toBeEmpty();
  await search.pressSequentially('guest 2');
  await expect(status).toHaveText('12 cards match “guest 2”');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/dashboard?tab=created&q=guest+2');
  await search.pressSequentially('9 NUMBER');
  await expect(status).toHaveText('1 card matches “guest 29 NUMBER”');
  await expect(titles(page)).toHaveText(['Card for Guest 29']);
  await expect(search).toHaveValue('guest 29 NUMBER');
  expect(await axeFindings(page)).toEqual([]);

  // Under another tab the same is looked for.
  await tab(page, 'Drafts 3').click();
  await expect(page.getByRole('heading', { name: 'No cards match' })).toBeVisible();
  await expect(status).toHaveText('No cards match.');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(titles(page)).toHaveCount(3);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');

  await search.fill('zoe');
  await expect(titles(page)).toHaveText(['Card for Zoë']);
  await search.fill('احمد سعيد');
  await expect(titles(page)).toHaveText([ahmad]);
  await search.fill('ravi');
  await expect(titles(page)).toHaveText(['Card for आशालता', 'Card for Zoë']);
  await search.fill('%');
  await expect(titles(page)).toHaveText(['Card for Zoë']);
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(titles(page)).toHaveCount(3);
  // An empty tab is empty, whatever is looked for.
  await page.goto('/dashboard?tab=shared&q=ravi');
  await expect(page.getByRole('heading', { name: 'No sent/shared yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Drafts' })).toBeVisible();
});

test('cards are sorted as one likes', async ({ page }) => {
  await page.goto('/dashboard');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.locator('option')).toHaveText(['Last changed', 'Oldest', 'Name A–Z']);
  await expect(titles(page)).toHaveText([ahmad, 'Card for आशालता', 'Card for Zoë']);
  await sort.selectOption('Oldest');
  await expect(titles(page)).toHaveText(['Card for Zoë', 'Card for आशालता', ahmad]);
  await sort.selectOption('Name A–Z');
  await expect(titles(page)).toHaveText(['Card for Zoë', ahmad, 'Card for आशालता']);
  await expect(page).toHaveURL('/dashboard?tab=drafts&sort=name');
  await tab(page, 'Created 30').click();
  await expect(titles(page).first()).toHaveText('Card for Guest 1');
  await expect(sort.locator('option')).toHaveText(['Last changed', 'Oldest', 'Name A–Z', 'Most viewed']);
  await expect(sort).toHaveValue('name');
});

test('views are counted: one for each browser, none for the owner and for robots', async ({
  page,
  product,
  openAs,
}) => {
  const [row] = await ownerRows<{ id: string }>(
    product,
    `select id from cards where document ->> 'toName' = 'Guest 7'`,
  );
  const address = `/card/${row?.id}`;
  // The browser of the tests says that nobody sits before it.
  await page.goto(address);
  await (await openAs({})).goto(address);
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  const phone = await openAs({ userAgent: `${chrome} Mobile`, javaScriptEnabled: false });
  const desk = await openAs({ userAgent: chrome });
  const owner = await openAs({ userAgent: `${chrome} Owner` }, member);
  // Nobody's page comes from the cache who sends a cookie.
  const stranger = await openAs({ userAgent: `${chrome} Stranger` }, await newMember(product, 'stranger'));
  for (const each of [phone, desk, owner, stranger, desk]) await each.goto(address);
  await desk.reload();
  await fetch(product.origin + address, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
  const views = () => ownerRows(product, 'select views::int, revision from cards where id = $1', [row?.id]);
  await expect.poll(views, { timeout: 15_000 }).toEqual([{ views: 3, revision: 1 }]);

  await page.goto('/dashboard?tab=created&sort=views');
  await expect(titles(page).first()).toHaveText('Card for Guest 7');
  await expect(tile(page, 'Card for Guest 7')).toContainText(/Created .* · 3 views/);
  await expect(page.getByText('No views yet')).toHaveCount(11);
});

test('an address with wrong parameters still shows cards', async () => {
  for (const query of [
    'tab=trash&q=%00&sort=colour&after=x&before=y',
    'q=%ff%ed%a0%80',
    'tab=created&after=WzEsMl0',
    `q=${'x'.repeat(3_000)}`,
    'tab=created&sort=name&before=WyJcdTAwMDAiLCJBQUFBQUFBQUFBQUFBQUFBQUFBQUFBIl0',
    'tab[]=created&q[]=a&sort=views',
    'tab=shared&sort=views&q=%F0%9F%8E%82',
    'tab=created&sort=views&after=WyI5OTk5OTk5OTk5OTk5OTk5OTkiLCJBQUFBQUFBQUFBQUFBQUFBQUFBQUFBIl0',
  ]) {
    for (const path of ['/dashboard', '/dashboard.data']) {
      expect((await member.send(`${path}?${query}`)).status, query).toBe(200);
    }
  }
});

test('the last card of a later page takes its page along', async ({ page, product }) => {
  const guests = `user_id = $1 and document ->> 'toName' ~ '^Guest (1[3-9]|2[0-9])$'`;
  await ownerRows(product, `update cards set deleted_at = now() where ${guests}`, [member.userId]);
  await page.goto('/dashboard?tab=created&sort=oldest');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(titles(page)).toHaveText(['Card for Guest 30']);
  await deleteCard(page, 'Card for Guest 30');
  await expectMessage(page, 'Card Deleted');
  await expect(page).toHaveURL('/dashboard?tab=created&sort=oldest');
  await expect(titles(page)).toHaveCount(12);
});
