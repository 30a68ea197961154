import config from '../../playwright.config.ts';
import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { expectMessage } from '../support/message.ts';
import { beepingMicrophone } from '../support/recordings.ts';
import { chooseSisterAndFunny, openStudio, preview } from '../support/studio.ts';

const phone = { width: 390, height: 844 };
const launch = config.use?.launchOptions;

test.use({
  storageState: consented,
  viewport: phone,
  hasTouch: true,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), ...beepingMicrophone] },
});

test('the card stays visible while any of its parts is edited', async ({ page, product }) => {
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
  for (const title of ['The wish', 'Background', 'Photos', 'Colours and animation', 'Sound', 'Send']) {
    await page.getByRole('button', { name: `Next: ${title}` }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  }
});

test('what was asked for is visible, and no message covers the card', async ({ page, product, context }) => {
  await context.grantPermissions(['microphone']);
  await page.setViewportSize({ width: 360, height: 740 });
  await openStudio(page, product);
  const strip = page.getByRole('navigation', { name: 'Parts of the card' });
  const message = page.getByRole('region', { name: 'Notifications' });
  await strip.getByRole('button', { name: 'Wish' }).click();
  await chooseSisterAndFunny(page);
  await page.getByRole('button', { name: 'Generate AI Wish' }).click();
  await expectMessage(page, 'AI Wish Generated!');
  const isOnCard = async () => {
    const [said, card] = [await message.boundingBox(), await preview(page).boundingBox()];
    return said !== null && card !== null && said.y < card.y + card.height && card.y < said.y + said.height;
  };
  await expect.poll(isOnCard).toBe(false);

  await strip.getByRole('button', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Record your voice' }).click();
  const seconds = page.getByRole('timer', { name: 'Recorded' });
  await expect(seconds).toBeInViewport({ ratio: 1 });
  await expect(seconds).toHaveText('0:01 of 2:00');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const play = page.getByRole('button', { name: 'Play Your recording' });
  await expect(play).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => play.evaluate(isOnTop)).toBe(true);
});
