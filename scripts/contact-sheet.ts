import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Background } from '#card/backgrounds/background.ts';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import { random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';

/**
 * Photographs all backgrounds, large with sample text and as thumbnails, for looking at them:
 * `node scripts/contact-sheet.ts <folder> [part of a key ...]`. `SEED` chooses another arrangement,
 * `CHROMIUM` another browser.
 */
const [folder = 'data/contact-sheet', ...wanted] = process.argv.slice(2);
const chosen = backgrounds.filter(
  ({ key }) => wanted.length === 0 || wanted.some((part) => key.includes(part)),
);
const seed = Number(process.env.SEED ?? 7);
const font = readFileSync('node_modules/@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff2', 'base64');

const lines: readonly (readonly [text: string, y: number, size: number, fill: Color])[] = [
  ['Happy Birthday, Asha!', 330, 64, '#333333'],
  ['May this year bring you long mornings, good mangoes', 430, 34, '#555555'],
  ['and people who laugh at all your jokes.', 480, 34, '#555555'],
  ['With love, Ravi', 580, 30, '#777777'],
];

function picture(background: Background, withText: boolean): string {
  const panel: readonly SceneNode[] = background.panel
    ? [{ kind: 'rect', x: 124, y: 170, width: 952, height: 500, radius: 44, fill: background.panel }]
    : [];
  const scene = {
    width: 1200,
    height: 900,
    nodes: [...background.draw(random(seed)), ...(withText ? panel : [])],
    symbols: background.symbols ?? {},
    description: background.label,
  };
  const svg = svgMarkup(svgTree(scene, { idPrefix: background.key }));
  const words = lines.map(
    ([text, y, size, fill]) =>
      `<text x="600" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle">${text}</text>`,
  );
  return withText ? svg.replace('</svg>', `${words.join('')}</svg>`) : svg;
}

function page(cells: readonly string[], width: number): string {
  return `<!doctype html><style>
    @font-face { font-family: Baloo; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0; padding: 8px; display: flex; flex-wrap: wrap; gap: 8px; background: #888; font: 12px Baloo }
    figure { margin: 0; width: ${width}px }
    svg { display: block; width: ${width}px; height: ${width * 0.75}px }
  </style>${cells.join('')}`;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width: 1832, height: 900 } });

async function photograph(name: string, items: readonly Background[], width: number): Promise<void> {
  const figures = items.map(
    (item) => `<figure>${picture(item, width > 400)}<figcaption>${item.key}</figcaption></figure>`,
  );
  await tab.setContent(page(figures, width));
  await tab.evaluate(() => document.fonts.ready.then(() => true));
  writeFileSync(join(folder, name), await tab.screenshot({ fullPage: true }));
}

for (let start = 0; start < chosen.length; start += 4) {
  const number = String(start / 4 + 1).padStart(2, '0');
  await photograph(`sheet-${number}.png`, chosen.slice(start, start + 4), 900);
}
await photograph('thumbnails.png', chosen, 160);
await browser.close();
