import type { Page } from '@playwright/test';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { SceneSymbol } from '#card/scene/scene.ts';

/** A drawing as its set has it and as our painter draws what the converter made of it, both as SVG text. */
export interface DrawingPair {
  readonly name: string;
  readonly original: string;
  readonly converted: string;
}

export function symbolMarkup(symbol: SceneSymbol): string {
  const [left, top, width, height] = symbol.viewBox;
  const nodes = [
    { kind: 'group' as const, transform: [1, 0, 0, 1, -left, -top] as const, children: symbol.children },
  ];
  return svgMarkup(svgTree({ width, height, nodes, symbols: {}, description: '' }, { idPrefix: 'one' }));
}

/** The mean difference of the two pictures of each pair at 128 pixels, over all channels on white, from 0 to 255. */
export async function drawingDifferences(page: Page, pairs: readonly DrawingPair[]): Promise<number[]> {
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
