// Shows: emoji look like the drawings they are made from, and show nothing beside themselves
// Spec: 10.6
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundsOf } from '#card/paint/bounds.ts';
import type { SceneSymbol } from '#card/scene/scene.ts';
import { emojiMarkup } from '../../scripts/generate/emoji.ts';
import { readIconSet } from '../../scripts/generate/icon-set.ts';
import { type DrawingPair, drawingDifferences, symbolMarkup } from './drawing-pairs.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  page = await browser.newPage();
});

afterAll(async () => {
  await browser.close();
});

test('emoji of every kind look like the drawings they are made from', async () => {
  const sets = ['noto', 'twemoji'].map(readIconSet);
  const all = [...emojiMarkup(sets)].filter(([, markup]) => !isCutWrongly(markup));
  const sample = all.filter(
    ([id], index) => index % 16 === 0 || /^(?:1f60|1f382|1f1ee-|1f4(?:0|1))/.test(id),
  );
  expect(sample.length).toBeGreaterThan(250);
  await expectAlike(
    sample.map(([name, original]) => ({
      name,
      original,
      converted: symbolMarkup(JSON.parse(readFileSync(`generated/emoji/${name}.json`, 'utf8'))),
    })),
  );
}, 300_000);

test('no emoji shows anything beside itself', () => {
  const names = readdirSync('generated/emoji').filter((name) => name.endsWith('.json'));
  expect(names.length).toBeGreaterThan(3_500);
  const stray = names.filter((name) => {
    const symbol = JSON.parse(readFileSync(`generated/emoji/${name}`, 'utf8')) as SceneSymbol;
    const [x, y, width, height] = symbol.viewBox;
    // Soft edges, and what bounds add around curves.
    const margin = 0.01 * Math.max(width, height);
    return symbol.children.some((node) => {
      const [left = x, top = y, right = x, bottom = y] = boundsOf(node, { symbols: {} }) ?? [];
      return (
        left < x - margin || top < y - margin || right > x + width + margin || bottom > y + height + margin
      );
    });
  });
  expect(stray).toEqual([]);
});

/**
 * Some of Noto's hands have clips that name a `use` of a `use`. SVG forbids that, so browsers clip everything
 * away; the converter follows the reference and keeps the lines of the fingers.
 */
function isCutWrongly(markup: string): boolean {
  return /<use [^>]*\bid=/.test(markup);
}

async function expectAlike(pairs: readonly DrawingPair[]): Promise<void> {
  const differences = await drawingDifferences(page, pairs);
  const mean = differences.reduce((sum, value) => sum + value, 0) / pairs.length;
  const worst = pairs
    .map(({ name }, index) => ({ name, difference: differences[index] as number }))
    .filter(({ difference }) => difference > 1);
  expect(worst).toEqual([]);
  expect(mean).toBeLessThan(0.1);
}
