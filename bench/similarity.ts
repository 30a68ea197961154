/** Node beside Chromium: the widths of the same texts, and the same card drawn by both. */
import { ssim } from 'ssim.js';
import { everyNode } from '#card/paint/content.ts';
import type { Scene, TextNode } from '#card/scene/scene.ts';
import { nodeMeasurer, renderPng } from '#encode/node-surface.ts';
import { pixels } from '#tests/pictures/gallery.ts';
import { openBenchPage } from './bench-page.ts';
import { openDrawing, sampleCard, sceneOf } from './sample-card.ts';
import { table } from './table.ts';

const format = { format: 'png', pixelRatio: 2, quality: 1 } as const;

/** A line in each of several scripts. */
const texts = {
  Latin: 'Many happy returns, Zoë! “AVATAR”, 100 %',
  Devanagari: 'जन्मदिन की हार्दिक शुभकामनाएँ!',
  Arabic: 'كل عام وأنتِ بخير',
  Tamil: 'இனிய பிறந்தநாள் நல்வாழ்த்துக்கள்',
  Japanese: 'お誕生日おめでとうございます',
};

const drawing = await openDrawing();
const scene = await sceneOf(drawing.scenes, { ...sampleCard, message: Object.values(texts).join('\n') });
const bench = await openBenchPage({ scene, photos: drawing.photos });

async function widestDifference(): Promise<{ count: number; most: number }> {
  const runs = [...everyNode(scene)].filter((node): node is TextNode => node.kind === 'text');
  const asked = runs.map(({ text, font }) => [text, font] as const);
  const inBrowser = await bench.page.evaluate(([scene, asked]) => window.bench.widths(scene, asked), [
    scene,
    asked,
  ] as const);
  const measurer = nodeMeasurer();
  const off = asked.map(([text, font], index) =>
    Math.abs(measurer.width(text, font) - (inBrowser[index] ?? 0)),
  );
  return { count: off.length, most: Math.max(...off) };
}

async function alike(shown: Scene): Promise<number> {
  const address = await bench.page.evaluate(([scene, format]) => window.bench.file(scene, format), [
    shown,
    format,
  ] as const);
  const browser = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const node = await renderPng(shown, { width: 1344, photos: drawing.photos });
  return ssim(await pixels(browser), await pixels(node), { downsample: false, ssim: 'bezkrovny' }).mssim;
}

const { count, most } = await widestDifference();
const [plain, scripts] = [await alike(await sceneOf(drawing.scenes, sampleCard)), await alike(scene)];
table('Node beside Chromium', [
  {
    what: `widths of ${count} runs in ${Object.keys(texts).length} scripts, most apart`,
    figure: `${most.toFixed(3)} px`,
    target: 'at most 0.05 px',
    reached: most <= 0.05,
  },
  ...[
    { what: 'the sample card, similarity (SSIM)', value: plain },
    { what: `the card in ${Object.keys(texts).length} scripts, similarity`, value: scripts },
  ].map(({ what, value }) => ({
    what,
    figure: value.toFixed(5),
    target: 'at least 0.998',
    reached: value >= 0.998,
  })),
]);
await bench.close();
await drawing.close();
