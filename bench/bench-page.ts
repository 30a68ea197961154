import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Scene } from '#card/scene/scene.ts';
import { sceneFonts } from '#card/text/scene-fonts.ts';
import { openChromium } from './chromium.ts';

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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

export interface BenchPageParts {
  /** Any scene that needs no other fonts than those that will be shown. */
  readonly scene: Scene;
  readonly photos: ReadonlyMap<string, Buffer>;
}

/** Builds `page/page.ts` with its worker as the product is built, and opens it in a Chromium of its own. */
export async function openBenchPage({ scene, photos }: BenchPageParts): Promise<BenchPage> {
  const own = new Map<string, string>([
    ['/index.html', html],
    ['/page.css', styleSheet(scene)],
    ...(await builtPage()),
  ]);
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const content = own.get(path) ?? photos.get(path) ?? font(path);
    response.writeHead(content ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'image/webp',
      'cache-control': 'public, max-age=3600',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await openChromium();
  const page = await browser.newPage({ viewport: { width: 720, height: 560 }, deviceScaleFactor: 2 });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  async function load() {
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
  }
  await load();
  return {
    page,
    reload: load,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function font(path: string): Buffer | undefined {
  return path.startsWith('/fonts/') ? readFileSync(join('generated/fonts', basename(path))) : undefined;
}

async function builtPage(): Promise<[path: string, content: string][]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(import.meta.dirname, 'page', 'page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
    worker: { format: 'es' },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]);
}
