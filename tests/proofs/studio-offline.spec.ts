// Shows: the studio without a network: what it fetches late, and when it is back
// Spec: 8.12, 8.13
import type { Route } from '@playwright/test';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import {
  chooseSisterAndFunny,
  fileField,
  goToDashboard,
  openPanel,
  openStudio,
  photoFile,
  test,
} from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

const tryAgain = 'Please check your connection and try again.';

test('without its pictures and wishes it says so, and goes on when they come', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_FAILED|request failed|Failed to fetch dynamically/);
  const late = /\/assets\/(registry|english-wishes)-[^/]*\.js$/;
  await page.route(late, (route) => route.abort());
  await openStudio(page, product);
  await openPanel(page, 'Picture');
  const pictures = page.getByRole('group', { name: /^Background/ }).getByRole('radio');
  await expect(page.getByText('The pictures couldn’t be loaded.')).toBeVisible();
  // That of the card came with the code.
  await expect(pictures).toHaveCount(1);
  await chooseSisterAndFunny(page);
  const generate = page.getByRole('button', { name: 'Generate AI Wish' });
  await generate.click();
  await expectMessage(page, 'No wish this time', tryAgain);
  expect(await axeFindings(page)).toEqual([]);

  await page.unroute(late);
  await openPanel(page, 'Picture');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pictures).toHaveCount(backgrounds.length);
  await openPanel(page, 'Wish');
  await generate.click();
  await expectMessage(page, 'AI Wish Generated!');
});

const losses = {
  offline: (context) => context.setOffline(true),
  reset: (context) => context.route(/\/assets\//, (route) => route.abort('connectionreset')),
  'a bare 500': (context) =>
    context.route(/\/assets\//, (route) => route.fulfill({ status: 500, body: 'No.' })),
} satisfies Record<string, (context: import('@playwright/test').BrowserContext) => Promise<unknown>>;

for (const [name, lose] of Object.entries(losses)) {
  test(`${name}: what the studio fetches late fails with its own words, everything stays, and later it comes`, async ({
    studio: page,
    context,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_|request failed|answer 500|500 \(/);
    const to = page.getByLabel('To', { exact: true });
    await to.fill('Asha');
    await lose(context);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const failures = [
      ['Download', 'Download Failed', 'Could not generate the image. Please try again.'],
      ['Print', 'Print Failed', 'Could not generate the card for printing.'],
      ['Share', 'Share Failed', `The ways to share couldn’t be opened. ${tryAgain}`],
      ['Preview', 'Preview Failed', `The preview couldn’t be opened. ${tryAgain}`],
    ] as const;
    for (const [press, title, description] of failures) {
      await button(press).click();
      await expectMessage(page, title, description);
      await expect(to).toHaveValue('Asha');
    }

    await context.setOffline(false);
    await context.unroute(/\/assets\//);
    for (const [press, dialog] of [
      ['Preview', 'What they will see'],
      ['Share', 'Publish and share'],
      ['Download', 'Download your card'],
    ] as const) {
      await button(press).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      if (press !== 'Download') await page.keyboard.press('Escape');
    }
    const download = page.waitForEvent('download');
    await button('Download PNG The sharpest picture, best to keep.').click();
    await download;
    await goToDashboard(page);
    await expect(page.getByRole('heading', { name: 'Welcome, studio!' })).toBeVisible();
  });
}

test('a photo that was sent and not fetched again is seen when the network is back', async ({
  studio: page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|request failed/);
  // The large card; the pages of a phone stand below it.
  const drawn = page.getByRole('region', { name: 'Live preview' }).locator('image').first();
  const address = /\/files\//;
  await page.route(address, (route) => route.abort('internetdisconnected'));
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  const lost = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
  const file = await photoFile(300, 300);
  await fileField(group).setInputFiles(file);
  await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expect(drawn).toBeAttached();
  await lost;
  await context.setOffline(true);
  await page.unroute(address);
  await context.setOffline(false);
  await expect(group.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  // Images in a drawing are decoded as others are; the types do not know it yet.
  expect(
    await drawn.evaluate((image) =>
      (image as unknown as HTMLImageElement).decode().then(() => 'loaded', String),
    ),
  ).toBe('loaded');
});

test('where the question does not come, the browser asks in its place', async ({
  studio: page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|request failed/);
  await context.route(/\/assets\//, (route) => route.abort());
  let asked = '';
  page.once('dialog', async (dialog) => {
    asked = dialog.message();
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => asked).toContain('Publish an empty card?');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectMessage(page, 'Card Published!');
});

test('the public card: a download that is lost fails with its own words, and works later', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/ERR_|request failed|was answered|Failed to fetch|500|JSON/);
  const id = await saveCard(await newMember(product, 'sender'));
  await page.goto(`/card/${id}`);
  for (const [lost, how] of [
    [/\/card\.png/, (route) => route.abort()],
    [/\/card\.png/, (route) => route.fulfill({ status: 500, body: 'No.' })],
  ] as const satisfies [RegExp, (route: Route) => Promise<void>][]) {
    await page.route(lost, how);
    await page.getByRole('link', { name: 'Download' }).click();
    await expectMessage(page, 'Download Failed', 'Could not generate image.');
    await expect(page.getByRole('article')).toBeVisible();
    await page.unroute(lost);
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  await download;
});
