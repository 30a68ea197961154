/**
 * Refuses left and right in styles: pages in Arabic run from right to left, so styles say start and end. In drawings,
 * and in what is centred by half its width, the sides are meant.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const drawings =
  /(home\/home|card-page\/browser\/(candles|opening)|styles\/(drawings|entrance))\.css$|\/studio\/export\/|\.test\./;

const utility =
  /(?<=["' :`])-?(?:ml|mr|pl|pr|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-(?:auto|px|full|\d[\d./]*|\[[^\]]+\]|[a-z]{2,3})(?=["' `])|(?<=["' :`])(?:text|float|clear)-(?:left|right)(?=["' `])/g;
const property =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right))\b(?=[^{}]*[:;])/g;

const found: string[] = [];
for await (const file of glob('src/web/**/*.{tsx,ts,css}')) {
  const path = file.replaceAll('\\', '/');
  if (drawings.test(path)) continue;
  const pattern = path.endsWith('.css') ? property : path.includes('/card-page/') ? null : utility;
  if (!pattern) continue;
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      if (/^\s*(\/?\*|\/\/)/.test(line)) return;
      for (const [side] of line.matchAll(pattern))
        found.push(`${path}:${index + 1}: ${side}: say start or end`);
    });
}
if (found.length > 0) console.error(found.join('\n'));
process.exit(found.length > 0 ? 1 : 0);
