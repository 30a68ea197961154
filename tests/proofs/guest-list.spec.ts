// Shows: a guest publishes the cards of a list, goes on with it after a reload, and an account takes along the cards and the list
// Spec: 10.14
import { logIn, newAddress, signUp } from '../support/account-forms.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { addNames, cardTiles } from '../support/many.ts';
import { ownerRows } from '../support/product.ts';

test('a guest’s list and its cards go along to the account', async ({ page, product }) => {
  await page.goto('/login?next=/many');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.waitForURL('**/many');
  await addNames(page, ['Asha', 'Ben', 'Carlos']);
  await page.getByRole('button', { name: 'Publish 3 cards' }).click();
  const links = page.getByRole('list', { name: 'Links of the cards' }).getByRole('listitem');
  await expect(links).toHaveCount(3);
  await addNames(page, ['Dev']);
  await page.reload();
  await expect(cardTiles(page)).toHaveCount(4);
  await expect(page.getByText('and 27 more fit.', { exact: false })).toBeVisible();

  const email = newAddress();
  await page.goto('/signup?next=/many');
  await signUp(page, { email });
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email);
  await page.getByRole('button', { name: 'Move them to this account' }).click();
  await expectMessage(page, 'Cards Moved!');
  await page.goto('/many');
  await expect(cardTiles(page)).toHaveCount(4);
  await expect(links, 'those that were published are not asked for again').toHaveCount(3);
  await page.getByRole('button', { name: 'Publish 1 card', exact: true }).click();
  await expect(links).toHaveCount(4);
  const owners = await ownerRows<{ email: string; cards: number }>(
    product,
    `select email, count(*)::int as cards from cards join "user" on "user".id = user_id
      where document ->> 'toName' in ('Asha', 'Ben', 'Carlos', 'Dev') group by email`,
    [],
  );
  expect(owners).toEqual([{ email, cards: 4 }]);
});
