import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Background } from '#card/backgrounds/background.ts';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { random } from '#card/scene/random.ts';
import type { Paint, SceneNode, SceneSymbol } from '#card/scene/scene.ts';

/**
 * Pictures of all backgrounds with sample text, for looking at:
 * `node scripts/contact-sheet.ts <folder> [part of a key ...]`.
 */
const [folder = 'data/contact-sheet', ...wanted] = process.argv.slice(2);
const chosen = backgrounds.filter(
  ({ key }) => wanted.length === 0 || wanted.some((part) => key.includes(part)),
);
const font = readFileSync('node_modules/@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff2', 'base64');

function svg(background: Background, seed: number, text: boolean): string {
  const defs: string[] = [];
  const prefix = `${background.key}-${seed}-${text ? 't' : 'n'}`;
  const paint = (value: Paint): string => {
    if (typeof value === 'string') return value;
    const id = `${prefix}-${defs.length}`;
    const stops = value.stops.map((s) => `<stop offset="${s.offset}" stop-color="${s.color}"/>`).join('');
    defs.push(
      value.kind === 'linear'
        ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${value.from[0]}" y1="${value.from[1]}" x2="${value.to[0]}" y2="${value.to[1]}">${stops}</linearGradient>`
        : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${value.center[0]}" cy="${value.center[1]}" r="${value.radius}"${value.transform ? ` gradientTransform="matrix(${value.transform})"` : ''}>${stops}</radialGradient>`,
    );
    return `url(#${id})`;
  };
  const look = (node: Extract<SceneNode, { fill?: Paint }>): string => {
    if (node.kind === 'text') return '';
    const s = node.stroke;
    const stroke = s
      ? ` stroke="${paint(s.paint)}" stroke-width="${s.width}" stroke-linecap="${s.cap ?? 'butt'}" stroke-linejoin="${s.join ?? 'miter'}"${s.dash ? ` stroke-dasharray="${s.dash}"` : ''}`
      : '';
    return ` fill="${node.fill ? paint(node.fill) : 'none'}"${stroke}${node.opacity === undefined ? '' : ` opacity="${node.opacity}"`}`;
  };
  const draw = (node: SceneNode): string => {
    switch (node.kind) {
      case 'group': {
        let clip = '';
        if (node.clip) {
          const id = `${prefix}-c${defs.length}`;
          defs.push(`<clipPath id="${id}">${draw(node.clip as SceneNode)}</clipPath>`);
          clip = ` clip-path="url(#${id})"`;
        }
        const transform = node.transform ? ` transform="matrix(${node.transform})"` : '';
        return `<g${transform}${clip}${node.opacity === undefined ? '' : ` opacity="${node.opacity}"`}>${node.children.map(draw).join('')}</g>`;
      }
      case 'rect':
        return `<rect x="${node.x}" y="${node.y}" width="${node.width}" height="${node.height}" rx="${node.radius ?? 0}"${look(node)}/>`;
      case 'ellipse':
        return `<ellipse cx="${node.cx}" cy="${node.cy}" rx="${node.rx}" ry="${node.ry}"${look(node)}/>`;
      case 'path':
        return `<path d="${node.d}" fill-rule="${node.fillRule ?? 'nonzero'}"${look(node)}/>`;
      case 'use':
        return `<use href="#${prefix}-${node.symbol}" x="${node.x}" y="${node.y}" width="${node.width}" height="${node.height}"/>`;
      default:
        return '';
    }
  };
  const symbols = Object.entries(background.symbols ?? {})
    .map(
      ([id, symbol]: [string, SceneSymbol]) =>
        `<symbol id="${prefix}-${id}" viewBox="${symbol.viewBox.join(' ')}">${symbol.children.map(draw).join('')}</symbol>`,
    )
    .join('');
  const picture = background.draw(random(seed)).map(draw).join('');
  const panel = background.panel
    ? `<rect x="130" y="90" width="940" height="720" rx="40" fill="${background.panel}"/>`
    : '';
  const words = `<g text-anchor="middle" font-family="Baloo" ><text x="600" y="330" font-size="64" fill="#333333">Happy Birthday, Asha!</text><text x="600" y="430" font-size="34" fill="#555555">May this year bring you long mornings, good mangoes</text><text x="600" y="480" font-size="34" fill="#555555">and people who laugh at all your jokes.</text><text x="600" y="580" font-size="30" fill="#777777">With love, Ravi</text></g>`;
  return `<svg viewBox="0 0 1200 900"><defs>${defs.join('')}${symbols}</defs>${picture}${text ? panel + words : ''}</svg>`;
}

function page(cells: readonly string[], width: number): string {
  return `<!doctype html><style>@font-face{font-family:Baloo;src:url(data:font/woff2;base64,${font})}
body{margin:0;background:#888;display:flex;flex-wrap:wrap;gap:8px;padding:8px;font:12px Baloo}
figure{margin:0;width:${width}px}svg{width:${width}px;height:${width * 0.75}px;display:block;background:#f0f}</style>${cells.join('')}`;
}

function figure(background: Background, seed: number, text: boolean): string {
  return `<figure>${svg(background, seed, text)}<figcaption>${background.key} #${seed}</figcaption></figure>`;
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width: 1832, height: 900 } });
async function shoot(name: string, cells: readonly string[], width: number): Promise<void> {
  await tab.setContent(page(cells, width));
  await tab.evaluate(() => document.fonts.ready);
  writeFileSync(join(folder, name), await tab.screenshot({ fullPage: true }));
}
for (let start = 0; start < chosen.length; start += 4) {
  const group = chosen.slice(start, start + 4);
  await shoot(
    `sheet-${String(start / 4 + 1).padStart(2, '0')}.png`,
    group.map((item) => figure(item, 7, true)),
    900,
  );
}
await shoot(
  'thumbnails.png',
  chosen.map((item) => figure(item, 3, false)),
  160,
);
await browser.close();
