// Shows: a child born in the holidays is kept with the half birthday, stands among the next ones by it, and its card of a list stays closed until it
// Spec: 10.12, 10.14
import { expect, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';

test('born in July, celebrated in January', async ({ page, product, member: teacher }) => {
  await page.goto('/people');
  // Five days from now or a little later, on a day that the month of birth has, too.
  const { date, days, month, name } = await page.evaluate(() => {
    const now = new Date();
    const inDays = (count: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + count);
    const days = inDays(5).getDate() > 28 ? 9 : 5;
    const day = inDays(days);
    const born = new Date(day.getFullYear(), day.getMonth() - 6, day.getDate());
    const two = (number: number) => `${number}`.padStart(2, '0');
    return {
      days,
      date: `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`,
      month: born.getMonth() + 1,
      name: born.toLocaleDateString('en', { month: 'long' }),
    };
  });
  const day = Number(date.slice(8));
  await page.getByLabel('Name', { exact: true }).fill('Mia');
  await page.getByLabel('Day', { exact: true }).fill(`${day}`);
  await page.getByLabel('Month').selectOption(`half-${month}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const mia = page.locator('[data-contact]').filter({ hasText: 'Mia' });
  await expect(mia).toContainText(`in ${days} days`);
  await expect(mia).toContainText(`Celebrated half a year later: ${day} ${name}`);

  await page.goto('/many');
  await page.getByText('Choose from the people you keep').click();
  await page.getByRole('checkbox', { name: /^Mia/ }).check();
  await page.getByRole('button', { name: 'Add 1 person' }).click();
  await page.getByRole('checkbox', { name: /^Keep each card closed/ }).check();
  await page.getByRole('button', { name: 'Publish 1 card', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Links of the cards' })).toBeVisible();
  const [card] = await ownerRows<{ seal: string }>(
    product,
    'select seal_date::text as seal from cards where user_id = $1',
    [teacher.userId],
  );
  expect(card?.seal).toBe(date);
});
