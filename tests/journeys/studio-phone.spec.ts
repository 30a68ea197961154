import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { openStudio, preview } from '../support/studio.ts';

const phone = { width: 390, height: 844 };

test.use({ storageState: consented, viewport: phone, hasTouch: true });

test('the card stays in sight while any of its parts is worked on', async ({ page, product }) => {
  await openStudio(page, product);
  const strip = page.getByRole('navigation', { name: 'Parts of the card' });
  for (const part of ['Names', 'Wish', 'Picture', 'Photos', 'Style', 'Sound', 'Send']) {
    await strip.getByRole('button', { name: part }).click();
    await page.locator('section[id^=panel]:visible :is(button, input)').last().scrollIntoViewIfNeeded();
    await expect(preview(page)).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await axeFindings(page)).toEqual([]);
});

test('one part leads to the next', async ({ page, product }) => {
  await openStudio(page, product);
  for (const title of ['The wish', 'Background', 'Photos', 'Colours and animation', 'Sound', 'Sending it']) {
    await page.getByRole('button', { name: `Next: ${title}` }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  }
});
