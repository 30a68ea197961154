// Shows: words longer by half have room on every page, panel and dialog at 360 pixels
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { openEachPart } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

async function expectRoom(page: Page, where: string): Promise<void> {
  await sayInPseudoLanguage(page);
  expect.soft(await wordsOutOfPlace(page), where).toEqual([]);
}

test('words longer by half have room on every page', async ({ page, product, expectTrouble }) => {
  test.setTimeout(180_000);
  expectTrouble(/404/);
  const card = await saveCard(await newMember(product, 'sender'));
  const open =
    `/ /login /signup /reset-password /reset-password?token=dead /gallery /gallery?view=list /discover?tab=new
    /about /contact /faqs /faqs?q=zeppelin /video-tutorials /report?card=${card} /privacy /terms /refund /cookies /dmca
    /guest/link /nowhere /card/none /card/${card} /card/${card}/reply /card/${card}/formats`.split(/\s+/);
  for (const path of open) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectRoom(page, path);
  }
});

test('words longer by half have room on the pages of an account', async ({ page, member }) => {
  test.setTimeout(120_000);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expectRoom(page, 'an empty dashboard');
  const card = await saveCard(member);
  await saveCard(member, { status: 'draft' });
  for (const path of [
    '/dashboard',
    '/dashboard?tab=created',
    `/dashboard/replies?card=${card}`,
    `/dashboard/seal?card=${card}`,
    '/dashboard/settings',
    '/profile',
    '/content',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectRoom(page, path);
  }
});

test('words longer by half have room in the studio and its dialogs', async ({ page, member }) => {
  test.setTimeout(120_000);
  await page.goto(`/studio?cardId=${await saveCard(member)}`, { waitUntil: 'networkidle' });
  await openEachPart(page, (part) => expectRoom(page, `the panel ${part}`));
  for (const dialog of await page.locator('[data-studio-bar] button:has(svg)').all()) {
    if (!(await dialog.isVisible()) || (await dialog.getAttribute('aria-label')) === null) continue;
    await dialog.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, `the dialog ${await dialog.getAttribute('aria-label')}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

/**
 * Says the page in a language that does not exist: each word longer by half, with accents. It changes the page as it
 * stands, so nothing of it is built or shipped. Names stay as they are: the site's, and what has an `@` or a dot inside.
 * Saying it again changes only what has come since.
 */
async function sayInPseudoLanguage(page: Page): Promise<void> {
  // Where React takes over a page it compares the words: the last element tells that it has.
  await page.waitForFunction(
    () =>
      !('earlyPresses' in window) || Object.keys(document.querySelector('[data-toaster]') ?? {}).length > 0,
  );
  await page.evaluate(() => {
    const accent = '\u0301';
    const lengthened = (word: string) =>
      /^(Birthday|Bloom)$/.test(word) ? word : word + accent + word.slice(0, Math.ceil(word.length / 2));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const { data, parentElement } = node;
      // Pictures of cards are in the card's language, and have words of their sender.
      if (
        data.includes(accent) ||
        !parentElement ||
        parentElement.closest('svg, script, style, noscript, bdi')
      )
        continue;
      const said = data.replace(/[^\s“”()…,:;!?]+/g, (token) =>
        /@|\.\w|\d/.test(token) ? token : token.replace(/\p{L}{2,}/gu, lengthened),
      );
      if (said !== data) node.data = said;
    }
  });
}

/** Words that are cut off, stick out of the screen or of their control, or lie on others; and whether the page moves sideways. */
function wordsOutOfPlace(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) faults.push(`the page moves sideways by ${sideways}`);
    /** The nearest element that hides what sticks out of it; null where one can scroll to it. */
    const clipperOf = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement) {
        const { overflowX, position } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (overflowX !== 'visible' || at === document.documentElement) return at;
        if (position === 'fixed') return document.documentElement;
      }
      return null;
    };
    const isForScreenReaders = (element: Element | null): boolean =>
      element instanceof HTMLElement &&
      ((element.offsetWidth <= 1 && getComputedStyle(element).overflowX !== 'visible') ||
        isForScreenReaders(element.parentElement));
    const lines: { words: string; parent: Element; rect: DOMRect; root: Element | null }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (
        !parent ||
        words === '' ||
        parent.closest('svg, [class*=sr-only], [aria-hidden=true], script, option')
      )
        continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isForScreenReaders(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clipper = clipperOf(parent);
      const box = clipper?.getBoundingClientRect();
      const control = parent.closest('button, a[class*=rounded], label, summary')?.getBoundingClientRect();
      const fixed = parent.closest('[popover], dialog, [data-toaster], header, aside, [data-studio-bar]');
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        const [start, end] =
          clipper === document.documentElement
            ? [0, window.innerWidth]
            : [box?.left ?? -9999, box?.right ?? 9999];
        if (rect.left < start - 1 || rect.right > end + 1) faults.push(`cut off: ${words}`);
        else if (control && (rect.left < control.left - 1 || rect.right > control.right + 1))
          faults.push(`sticks out of its control: ${words}`);
        lines.push({ words, parent, rect, root: fixed });
      }
    }
    // The space above and below letters may be shared.
    const core = ({ top, bottom, left, right }: DOMRect) => {
      const inset = (bottom - top) * 0.3;
      return { top: top + inset, bottom: bottom - inset, left: left + 2, right: right - 2 };
    };
    lines.forEach((one, index) => {
      const a = core(one.rect);
      for (const other of lines.slice(index + 1)) {
        if (other.parent === one.parent || other.root !== one.root) continue;
        const b = core(other.rect);
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          faults.push(`on each other: ${one.words} / ${other.words}`);
      }
    });
    return [...new Set(faults)];
  });
}
