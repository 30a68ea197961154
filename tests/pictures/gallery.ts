import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { workerPolicy } from '#server/http/security.ts';
import { servePage } from '../support/built-page.ts';
import { openChromium } from '../support/chromium.ts';

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
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><link rel="icon" href="/"><body><script type="module" src="/page.js"></script>';

/**
 * Builds `painters-page.ts` with its worker as the product is built, and opens it in Chromium. `fileAt` gives
 * the photos and fonts by their paths.
 */
export async function openGallery(fileAt: (path: string) => Buffer | undefined): Promise<Gallery> {
  const served = await servePage({
    script: 'tests/pictures/painters-page.ts',
    html,
    styles: readFileSync('generated/entrance.css', 'utf8'),
    fileAt,
    headers: (path) => ({
      'content-security-policy': /-worker-[^/]+\.js$/.test(path) ? workerPolicy : policy,
    }),
  });
  const browser = await openChromium();
  const page = await browser.newPage({ viewport: { width: 720, height: 560 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(served.address);
  await page.waitForFunction(() => 'painters' in window);
  return {
    page,
    complaints,
    async close() {
      await browser.close();
      served.close();
    },
  };
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
