import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { said } from '../support/said.ts';
import { chooseSisterAndFunny, openStudio } from '../support/studio.ts';

/* What the studio fetches when it is first wanted, and what it says when that does not come. */

test.use({ storageState: consented, viewport: { width: 1280, height: 800 } });

test('without its pictures and wishes it says so, and goes on when they come', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED|request failed|Failed to fetch dynamically/);
  const late = /\/assets\/(registry|wishes)-[^/]*\.js$/;
  await page.route(late, (route) => route.abort());
  await openStudio(page, product);
  const pictures = page.getByRole('group', { name: /^Background/ }).getByRole('radio');
  await expect(page.getByText('The pictures could not be fetched.')).toBeVisible();
  await expect(pictures).toHaveCount(10);
  await chooseSisterAndFunny(page);
  const generate = page.getByRole('button', { name: 'Generate AI Wish' });
  await generate.click();
  await said(page, 'No wish this time', 'Please check your connection and try again.');
  expect(await axeFindings(page)).toEqual([]);

  await page.unroute(late);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pictures).toHaveCount(50);
  await generate.click();
  await said(page, 'AI Wish Generated!');
});
