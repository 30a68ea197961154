import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { build, type Rolldown } from 'vite';
import { workerPolicy } from '#server/http/security.ts';

export interface Gallery {
  readonly page: Page;
  /** What the browser printed as an error or warning. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** As strict as the product's: a style attribute, an inline script or a foreign address would be refused. */
const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; media-src blob:";

const html =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/entrance.css"><link rel="icon" href="/"><body><script type="module" src="/page.js"></script>';

const types: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Builds `painters-page.ts` with its worker as the product is built, and opens it in Chromium. `fileAt` gives
 * the photos and fonts by their paths.
 */
export async function openGallery(fileAt: (path: string) => Buffer | undefined): Promise<Gallery> {
  const own = new Map<string, string>([
    ['/', html],
    ['/entrance.css', readFileSync('generated/entrance.css', 'utf8')],
    ...(await builtPage()),
  ]);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const content = own.get(path) ?? fileAt(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(content ? 200 : 404, {
      'content-type': type,
      'content-security-policy': /-worker-[^/]+\.js$/.test(path) ? workerPolicy : policy,
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { browser, page, complaints } = await openBrowser();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'painters' in window);
  return {
    page,
    complaints,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function builtPage(): Promise<[path: string, content: string][]> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(import.meta.dirname, 'painters-page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
    worker: { format: 'es' },
  })) as Rolldown.RolldownOutput;
  return outputs.output.map((file) => [
    `/${file.fileName}`,
    file.type === 'chunk' ? file.code : String(file.source),
  ]);
}

async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const page = await browser.newPage({ viewport: { width: 720, height: 560 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { browser, page, complaints };
}

/** How far two pictures are apart, in decibels; 36 is hard to see. */
export function signalToNoise(one: Pixels, other: Pixels): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at += 1) {
    // Alpha is full everywhere and does not count.
    if (at % 4 !== 3) sum += ((one.data[at] as number) - (other.data[at] as number)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (sum / (one.data.length * 0.75)));
}

/** Red, green, blue and alpha, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export async function pixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/**
 * How alike two pictures look, 1 for the same; every pixel counts, nothing is made smaller first. Noise
 * that no eye sees, the dither of gradients, is not held against them.
 */
export function similarity(one: Pixels, other: Pixels): number {
  return isAlmostEqual(one, other) ? 1 : ssim(one, other, { downsample: false, ssim: 'bezkrovny' }).mssim;
}

function isAlmostEqual(one: Pixels, other: Pixels): boolean {
  for (let at = 0; at < one.data.length; at += 1) {
    if (Math.abs((one.data[at] as number) - (other.data[at] ?? 0)) > 3) return false;
  }
  return true;
}
