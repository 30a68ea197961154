import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { build } from 'vite';

export interface Gallery {
  readonly page: Page;
  /** What the browser printed as an error or warning. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** The product's own strictness: a style attribute or a foreign request would be refused. */
const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'";

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Builds `painters-page.ts` as the product is built, serves it with the given files (path to content),
 * and opens it in Chromium.
 */
export async function openGallery(files: ReadonlyMap<string, () => Buffer>): Promise<Gallery> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      target: 'baseline-widely-available',
      lib: { entry: join(import.meta.dirname, 'painters-page.ts'), formats: ['es'], fileName: 'page' },
    },
    worker: { format: 'es' },
  });
  const html = '<!doctype html><meta charset="utf-8"><body><script type="module" src="/page.js"></script>';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const content =
      path === '/' || path === '/favicon.ico'
        ? Buffer.from(html)
        : (files.get(path)?.() ?? fileIn(folder, path));
    response.writeHead(content ? 200 : 404, {
      'content-type': types[extname(path)] ?? 'text/html',
      'content-security-policy': policy,
    });
    response.end(content ?? 'Nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 720, height: 560 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'painters' in window);
  return {
    page,
    complaints,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function fileIn(folder: string, path: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, path));
  } catch {
    return undefined;
  }
}

/** Red, green, blue and alpha, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The pixels of an image file. */
export async function pixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** How alike two pictures look, 1 for the same; every pixel counts, nothing is made smaller first. */
export function likeness(one: Pixels, other: Pixels): number {
  return ssim(one, other, { downsample: false, ssim: 'bezkrovny' }).mssim;
}
