// Shows: on a wide screen the words of every language have room: none is broken, the header is one row, no hint of a field is cut
import type { Page } from '@playwright/test';
import { offeredLanguages } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { expect, test } from '../support/journey.ts';
import { openEachPart } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Words on two lines, controls of the header on two, and hints wider than their field. */
function withoutRoom(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Two fonts on one line begin at different heights.
    const linesOf = (range: Range) => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lowest = Math.min(...boxes.map(({ bottom }) => bottom));
      return boxes.some(({ top }) => top >= lowest - 2) ? 2 : 1;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('svg, [aria-hidden=true]'))
        continue;
      const whole = document.createRange();
      whole.selectNodeContents(node);
      // The site's name may stand on two lines.
      const isControl = node.parentElement.closest(
        '[data-site-header] :is(a, button):not(:has([translate=no]))',
      );
      if (isControl && linesOf(whole) > 1) found.push(`two lines: ${text}`);
      for (const { 0: word, index } of text.matchAll(/[^\s\u00ad\u200b/@_-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) found.push(`broken: ${word} in ${text}`);
      }
    }
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    for (const field of document.querySelectorAll('input')) {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      canvas.font = font;
      if (field.checkVisibility() && canvas.measureText(field.placeholder).width > room)
        found.push(`cut: ${field.placeholder}`);
    }
    return found;
  });
}

for (const language of offeredLanguages) {
  test(`pages and studio in ${language}`, async ({ page, product }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    const look = async (name: string) =>
      found.push(...(await withoutRoom(page)).map((fault) => `${name} ${fault}`));
    for (const path of ['/', '/gallery', '/login', '/contact', '/faqs']) {
      await page.goto(pathIn(language, path));
      await look(path);
    }
    const member = await newMember(product, 'room');
    await page.context().addCookies(member.cookies());
    for (const path of ['/dashboard', '/people', '/many?template=lift-off']) {
      await page.goto(pathIn(language, path));
      await look(path);
    }
    for (const status of ['draft', 'published'] as const) {
      const card = await saveCard(member, { status });
      await page.goto(pathIn(language, `/studio?cardId=${card}`));
      await page.waitForLoadState('networkidle');
      await look(status);
    }
    await page.goto(pathIn(language, '/studio'));
    await openEachPart(page, async (part) => {
      await page.waitForLoadState('networkidle');
      await look(part);
    });
    expect([...new Set(found)]).toEqual([]);
  });
}
