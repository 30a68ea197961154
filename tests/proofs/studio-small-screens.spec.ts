// Shows: small screens: what has the focus is seen whole
import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { openPanel, openStudio, test } from '../support/studio.ts';

/** Phones held sideways, a window at 200 % and one at 400 %. */
const sizes = [
  [320, 256],
  [568, 320],
  [683, 310],
  [844, 340],
  [640, 360],
  [844, 390],
  [915, 360],
  [915, 430],
] as const;

/** Pixels of the screen that stay where they are while the page scrolls. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = new Set<number>();
    for (const element of document.querySelectorAll('body *')) {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      const isBar = width > window.innerWidth / 2 && element.checkVisibility({ opacityProperty: true });
      if (!isBar || element.closest('[data-toaster]')) continue;
      for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, bottom); y += 1)
        rows.add(y);
    }
    return rows.size;
  });
}

/** What has the focus and is not seen whole: its name and where it lies. Null when all of it is seen. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inset = 3;
    const points = [
      [x, y],
      [x, top + inset],
      [x, bottom - inset],
      [left + inset, y],
      [right - inset, y],
    ] as const;
    const covered = points.filter(([px, py]) => {
      const seen = document.elementFromPoint(px, py);
      return (
        !seen ||
        !(
          element.contains(seen) ||
          seen.contains(element) ||
          seen.closest('label, fieldset') === element.closest('label, fieldset')
        )
      );
    });
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return covered.length === 0
      ? null
      : `${element.tagName} ${element.id} ${name.slice(0, 40)}: ${Math.round(top)} to ${Math.round(bottom)}`;
  });
}

for (const [width, height] of sizes) {
  test(`at ${width} x ${height} what has the focus is seen whole, and fixed bars take at most a third`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height });
    await openStudio(page, product);
    const hidden: string[] = [];
    for (const part of ['Names', 'Picture', 'Photos', 'Style', 'Sound', 'Send']) {
      await openPanel(page, part);
      const panel = page.locator('section[id^=panel]:visible').first();
      await panel.getByRole('heading').first().focus();
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        if (!(await panel.evaluate((element) => element.contains(document.activeElement)))) break;
        const problem = await hiddenFocus(page);
        if (problem) hidden.push(`${part}: ${problem}`);
      }
      expect(await stuckHeight(page), part).toBeLessThanOrEqual(height / 3);
    }
    expect(hidden).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await openPanel(page, 'Names');
    await page.getByLabel('To', { exact: true }).click();
    await page.keyboard.type('Asha');
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
  });
}

test('all parts of the card are visible on a phone and on a laptop', async ({ studio: page }) => {
  for (const [width, height] of [
    [320, 844],
    [360, 640],
    [390, 844],
    [1024, 600],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const strip = page.getByRole('navigation', { name: 'Parts of the card' });
    const more = strip.getByRole('button', { name: 'More', exact: true, expanded: false });
    if (await more.isVisible()) await more.click();
    const buttons = strip.getByRole('button');
    await expect.poll(() => buttons.count()).toBeGreaterThanOrEqual(12);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
});
