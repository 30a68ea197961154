import type { Page } from '@playwright/test';
import type { Scene } from '#card/scene/scene.ts';
import { sceneFonts } from '#card/text/scene-fonts.ts';
import { fontFile } from '#tests/pictures/sample-scenes.ts';
import { servePage } from '#tests/support/built-page.ts';
import { openChromium } from '#tests/support/chromium.ts';

export interface BenchPage {
  readonly page: Page;
  /** Loads the page anew: nothing of it is in memory, files are in the browser's cache. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

const html =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">' +
  '<body><div id="stage" style="width:672px;height:504px"></div>' +
  '<script type="module" src="/page.js"></script>';

/**
 * As in the product: a card fills the width it is given, the fonts it needs are declared by a style sheet, and the
 * page is set in one of them. html-to-image looks for fonts in HTML elements only; without that it would lose them.
 */
function styleSheet(scene: Scene): string {
  const faces = sceneFonts(scene).map(
    ({ family, weight, url, unicodeRange }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:url(${url}) format("woff2");unicode-range:${unicodeRange}}`,
  );
  return [
    ...faces,
    'body{margin:24px;font-family:"Baloo 2"}',
    'svg{display:block;width:100%;height:100%}',
  ].join('\n');
}

export interface BenchPageParts {
  /** Any scene that needs no other fonts than those that will be shown. */
  readonly scene: Scene;
  readonly photos: ReadonlyMap<string, Buffer>;
}

/** Builds `page/page.ts` with its worker as the product is built, and opens it in a Chromium of its own. */
export async function openBenchPage({ scene, photos }: BenchPageParts): Promise<BenchPage> {
  const served = await servePage({
    script: 'bench/page/page.ts',
    html,
    styles: styleSheet(scene),
    fileAt: (path) => photos.get(path) ?? fontFile(path),
    headers: (path) => ({
      'cache-control': 'public, max-age=3600',
      ...(photos.has(path) && { 'content-type': 'image/webp' }),
    }),
  });
  const browser = await openChromium();
  const page = await browser.newPage({ viewport: { width: 720, height: 560 }, deviceScaleFactor: 2 });
  async function load() {
    await page.goto(served.address);
    await page.waitForFunction(() => 'bench' in window);
  }
  await load();
  return {
    page,
    reload: load,
    async close() {
      await browser.close();
      served.close();
    },
  };
}
