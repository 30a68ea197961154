// Shows: emoji look like the drawings they are made from, and show nothing beside themselves
// Spec: 10.6
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundsOf } from '#card/paint/bounds.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { SceneSymbol } from '#card/scene/scene.ts';
import { emojiMarkup } from '../../scripts/generate/emoji.ts';
import { readIconSet } from '../../scripts/generate/icon-set.ts';
import { openChromium } from '../support/chromium.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openChromium();
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

/** A drawing as its set has it and as our painter draws what the converter made of it, both as SVG text. */
interface DrawingPair {
  readonly name: string;
  readonly original: string;
  readonly converted: string;
}

function symbolMarkup(symbol: SceneSymbol): string {
  const [left, top, width, height] = symbol.viewBox;
  const nodes = [
    { kind: 'group' as const, transform: [1, 0, 0, 1, -left, -top] as const, children: symbol.children },
  ];
  return svgMarkup(svgTree({ width, height, nodes, symbols: {}, description: '' }, { idPrefix: 'one' }));
}

/** The mean difference of the two pictures of each pair at 128 pixels, over all channels on white, from 0 to 255. */
async function drawingDifferences(page: Page, pairs: readonly DrawingPair[]): Promise<number[]> {
  const found: number[] = [];
  for (let start = 0; start < pairs.length; start += 100) {
    found.push(...(await page.evaluate(compare, pairs.slice(start, start + 100))));
  }
  return found;
}

async function compare(pairs: readonly DrawingPair[]): Promise<number[]> {
  const side = 128;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  async function pixels(markup: string): Promise<Uint8ClampedArray> {
    const image = new Image(side, side);
    // An image drawn from SVG without a size of its own is drawn at another.
    image.src = `data:image/svg+xml,${encodeURIComponent(markup.replace('<svg', `<svg width="${side}" height="${side}"`))}`;
    await image.decode();
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0, side, side);
    return context.getImageData(0, 0, side, side).data;
  }
  const differences: number[] = [];
  for (const { original, converted } of pairs) {
    const [one, other] = [await pixels(original), await pixels(converted)];
    let sum = 0;
    for (let index = 0; index < one.length; index += 1) {
      sum += Math.abs((one[index] as number) - (other[index] as number));
    }
    // Alpha is full everywhere and does not count.
    differences.push(sum / (side * side * 3));
  }
  return differences;
}
