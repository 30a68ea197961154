// Shows: forced colours: what is chosen and focused is seen
import type { Locator } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { openPanel, test } from '../support/studio.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  contextOptions: { forcedColors: 'active' },
});

/** What the eye has left to tell by when the system picks the colours: edges, its own highlight, weight and lines. */
function look(of: Locator) {
  return of.evaluate((element) => {
    const { backgroundColor, borderBottomColor, borderBottomWidth, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, borderBottomColor, borderBottomWidth, outlineStyle };
  });
}

async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  expect(await look(chosen)).not.toEqual(await look(other));
}

/** A button has an edge, whatever its ground. */
async function expectEdge(button: Locator): Promise<void> {
  const { borderBottomWidth, borderBottomColor } = await look(button);
  expect(Number.parseFloat(borderBottomWidth)).toBeGreaterThanOrEqual(1);
  const ground = await button.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(borderBottomColor).not.toBe(ground);
}

test('in forced colours chosen tiles are told apart, buttons have edges, the focus is seen', async ({
  studio: page,
}) => {
  const tile = (name: string) => page.getByRole('radio', { name, exact: true }).locator('+ span');
  await openPanel(page, 'Wish');
  await page.getByRole('radio', { name: 'Funny & Playful' }).check();
  await expectToldApart(tile('Funny & Playful'), tile('Sweet & Loving'));
  await openPanel(page, 'Style');
  await page.getByRole('radio', { name: 'Rotate', exact: true }).check();
  await expectToldApart(tile('Rotate'), tile('Scale'));
  await openPanel(page, 'Picture');
  const chosen = page.locator('#panel-background input:checked + span');
  await expectToldApart(chosen, page.locator('#panel-background input:not(:checked) + span').first());
  await openPanel(page, 'Sound');
  const songs = page.locator('#panel-sound input[type=radio]');
  await songs.first().check();
  await expectToldApart(songs.first().locator('xpath=../..'), songs.nth(1).locator('xpath=../..'));

  for (const name of ['Publish', 'Save Draft', 'Undo', 'Preview']) {
    await expectEdge(page.getByRole('button', { name, exact: true }));
  }
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const before = await look(publish);
  await publish.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await look(publish)).not.toEqual(before);
  await openPanel(page, 'Wish');
  const focused = page.getByRole('radio', { name: 'Blessing & Spiritual' });
  await focused.focus();
  await page.keyboard.press('ArrowRight');
  await expectToldApart(tile('Poetic & Artistic'), tile('Formal & Respectful'));
  await expect(tile('Poetic & Artistic')).toHaveCSS('outline-style', 'solid');

  await page.setViewportSize({ width: 390, height: 844 });
  const strip = page.getByRole('navigation', { name: 'Parts of the card' });
  await openPanel(page, 'Style');
  await expectToldApart(
    strip.getByRole('button', { name: 'Style' }),
    strip.getByRole('button', { name: 'Sound' }),
  );
});

test('in forced colours tabs, views and ticks are told apart', async ({ page }) => {
  await page.goto('/discover?tab=new');
  await expectToldApart(page.getByRole('tab', { name: 'New' }), page.getByRole('tab', { name: 'Trending' }));
  const like = page.getByRole('button', { name: /^Like/ });
  await like.first().click();
  await expectToldApart(like.first(), like.nth(1));

  await page.goto('/gallery');
  const views = page.getByRole('navigation', { name: 'View' });
  await expectToldApart(views.getByRole('link', { name: 'Grid' }), views.getByRole('link', { name: 'List' }));
  await expectEdge(page.getByRole('link', { name: 'Use Template Lift-Off' }));

  await page.goto('/signup');
  const terms = page.getByRole('checkbox');
  const tick = terms.locator('+ svg');
  await terms.check();
  const [ground, line] = [
    (await look(terms)).backgroundColor,
    await tick.evaluate((svg) => getComputedStyle(svg).stroke),
  ];
  expect(line, 'the tick is seen on its box').not.toBe(ground);
  await expectEdge(page.getByRole('button', { name: 'Create Account' }));
});
