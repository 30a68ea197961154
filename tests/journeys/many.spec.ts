// Shows: a teacher makes 24 cards from pasted names and prints them four to a page, on a laptop and on a phone; links are published once, also where an answer is lost; what is typed stays
// Spec: 10.14

import { downloaded } from '../support/downloaded.ts';
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { addNames, cardPictures, cardTiles, classNames } from '../support/many.ts';
import { hasPoppler, pdfFacts } from '../support/pdf-tools.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { saveCard } from '../support/visitor.ts';

const cardsOf = (product: Product, userId: string) =>
  ownerRows<{ id: string; name: string; message: string; seal: string | null }>(
    product,
    `select id, document ->> 'toName' as name, document ->> 'message' as message, seal_date::text as seal
       from cards where user_id = $1 and status = 'published' order by name_key`,
    [userId],
  );

test('from the studio of a laptop to sheets of four cards in seven presses', { tag: '@further' }, async ({
  page,
  product,
  member: teacher,
}) => {
  await page.goto('/studio');
  await page.getByLabel('To', { exact: true }).fill('Class 2b');
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await page.getByRole('button', { name }).click();
  };
  await press('Download');
  await press('One card for each of many');
  await page.waitForURL('**/many');
  const words = page.getByLabel('The words on every card');
  await words.fill('Dear {name}, have a bright day!');
  presses += 2;
  presses += await addNames(page, classNames);
  await expect(cardTiles(page)).toHaveCount(24);
  await expect(page.getByText('24 cards', { exact: true })).toBeVisible();
  const { name, bytes } = await downloaded(page, () => press('Make the PDF'));
  expect(name).toBe('birthday-cards.pdf');
  expect(presses).toBeLessThanOrEqual(7);
  if (hasPoppler)
    expect(await pdfFacts(bytes)).toMatchObject({ pages: 6, title: 'One card for each of many' });
  await expectMessage(page, 'The file is ready');
  expect(await cardsOf(product, teacher.userId), 'nothing has to be published').toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the names are pasted, looked at and printed', { tag: '@further' }, async ({ memberPage: page }) => {
    await page.goto('/many?template=lift-off');
    const presses = 1 + (await addNames(page, classNames, 'tap'));
    await expect(cardTiles(page)).toHaveCount(24);
    await cardTiles(page).nth(23).scrollIntoViewIfNeeded();
    await expect(cardPictures(page).last()).toBeVisible();
    const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Make the PDF' }).tap());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(presses + 1).toBeLessThanOrEqual(4);
    expect(await axeFindings(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing is wider than the screen').toBeLessThanOrEqual(390);
  });
});

test('the design of a saved card; one’s own line, a double name and one that is too long are seen and mended by keys', async ({
  page,
  product,
  member,
}) => {
  const id = await saveCard(member, { card: { toName: 'Asha', message: 'Asha, we like you.' } });
  await page.goto(`/many?card=${id}`);
  await expect(page.getByLabel('The words on every card')).toHaveValue('{name}, we like you.');
  await addNames(page, ['Ben', 'BEN', 'n'.repeat(61), 'Mina\tSee you at four.']);
  await expect(page.getByText('1 card can’t be made yet.', { exact: false })).toBeVisible();
  await expect(cardTiles(page).nth(1)).toContainText('This name is on the list twice.');
  await expect(cardTiles(page).nth(2)).toContainText('The name is longer than 60 characters.');
  await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeDisabled();
  await cardTiles(page)
    .nth(2)
    .getByRole('button', { name: /^Change the card/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('Nora');
  await page.keyboard.press('Escape');
  await expect(cardTiles(page).nth(2)).toContainText('Nora');
  await expect(
    cardTiles(page)
      .nth(2)
      .getByRole('button', { name: /^Change the card/ }),
  ).toBeFocused();
  await cardTiles(page).nth(1).getByRole('button', { name: 'Take BEN off the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(cardTiles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Publish 3 cards' }).click();
  await expectMessage(page, '3 cards are published');
  expect((await cardsOf(product, member.userId)).map(({ name, message }) => [name, message])).toEqual([
    ['Asha', 'Asha, we like you.'],
    ['Ben', 'Ben, we like you.'],
    ['Mina', 'Mina, we like you.\nSee you at four.'],
    ['Nora', 'Nora, we like you.'],
  ]);
});

test('an answer that is lost makes nothing twice; the list stays when the page is loaded again; links come as a table', {
  tag: '@prove',
}, async ({ page, product, expectTrouble, member }) => {
  expectTrouble(/request failed|ERR_|503|many\/save/);
  await page.goto('/many');
  await addNames(page, ['=Asha', 'Ben']);
  await page.getByLabel('Names, one on each line').fill('Not on the list yet');
  await page.route('**/many/save', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Publish 2 cards' }).click();
  await expect(page.getByText('We got no answer.', { exact: false })).toBeVisible();
  await page.unroute('**/many/save');
  await page.reload();
  await expect(page.getByLabel('Names, one on each line')).toHaveValue('Not on the list yet');
  await expect(cardTiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Publish 2 cards' }).click();
  const links = page.getByRole('list', { name: 'Links of the cards' }).getByRole('listitem');
  await expect(links).toHaveCount(2);
  const made = await cardsOf(product, member.userId);
  expect(made.map(({ name }) => name).sort()).toEqual(['=Asha', 'Ben']);
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  );
  expect(name).toBe('birthday-cards.csv');
  const ids = new Map(made.map((card) => [card.name, card.id]));
  expect(bytes.toString()).toBe(
    `\ufeffName,Link\r\n"'=Asha",${product.origin}/card/${ids.get('=Asha')}\r\nBen,${product.origin}/card/${ids.get('Ben')}\r\n`,
  );
  await page.goto(`/card/${ids.get('Ben')}`);
  await expect(page).toHaveTitle(/Ben/);
});

test('a list that does not fit is told before; people who are kept are chosen by ticks, their cards closed until their day', {
  tag: '@prove',
}, async ({ page, product, member }) => {
  const soon = new Date(Date.now() + 9 * 86_400_000);
  const [month, day] = [`gregorian-${soon.getUTCMonth() + 1}`, `${soon.getUTCDate()}`];
  const asha = { intent: 'add', name: 'Asha', day, month, city: 'Mumbai' };
  await member.submit('/people', asha);
  await page.goto('/many');
  await expect(page.getByText('Your account can keep 2,000 cards, and 2,000 more fit.')).toBeVisible();
  await page.getByText('Choose from the people you keep').click();
  await page.getByRole('checkbox', { name: /^Asha/ }).check();
  await page.getByRole('button', { name: 'Add 1 person' }).click();
  await addNames(page, ['Ben', 'Carlos']);
  // Born in July, celebrated in half a year.
  const half = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Change the card for Ben' }).click();
  await page.getByLabel('Celebrated on').fill(half);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Keep each card closed/ }).check();
  await page.getByRole('button', { name: 'Publish 3 cards' }).click();
  await expect(page.getByRole('list', { name: 'Links of the cards' })).toBeVisible();
  expect((await cardsOf(product, member.userId)).map(({ name, seal }) => [name, seal])).toEqual([
    ['Asha', soon.toISOString().slice(0, 10)],
    ['Ben', half],
    ['Carlos', null],
  ]);
});

test('a guest is told how many cards fit, and nothing is sent that does not', { tag: '@prove' }, async ({
  page,
}) => {
  await page.goto('/login?next=/many');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.waitForURL('**/many');
  await expect(
    page.getByText('Without an account you can keep 30 cards, and 30 more fit.', { exact: false }),
  ).toBeVisible();
  await addNames(
    page,
    Array.from({ length: 31 }, (_, index) => `Child ${index}`),
  );
  await expect(page.getByText('These are more cards than fit.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 31 cards' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeEnabled();
});

test('two windows keep a list each, and the other one is offered', { tag: '@prove' }, async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/many');
  await addNames(page, ['Asha', 'Ben']);
  await expect(cardTiles(page)).toHaveCount(2);
  const second = await context.newPage();
  await second.goto('/many');
  await expect(second.getByText('Another list is kept')).toHaveCount(0);
  await expect(cardTiles(second)).toHaveCount(0);
  await addNames(second, ['Carlos', 'Dev', 'Farah']);
  await expect(cardTiles(second)).toHaveCount(3);
  await page.getByLabel('Names, one on each line').fill('Grace');
  await page.reload();
  await expect(cardTiles(page)).toHaveCount(2);
  await expect(page.getByLabel('Names, one on each line')).toHaveValue('Grace');
  await second.close();
  await page.reload();
  await expect(page.getByText('Another list is kept in this browser')).toBeVisible();
  await expect(page.getByText(/^3 people, last changed on /)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(cardTiles(page)).toHaveCount(3);
  await expect(page.getByText(/^2 people, last changed on /)).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.reload();
  await expect(cardTiles(page)).toHaveCount(3);
  await expect(page.getByText('Another list is kept')).toHaveCount(0);
});
