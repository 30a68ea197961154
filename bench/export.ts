/**
 * Files from the browser: our drawing worker beside html-to-image, in turn within one run of one Chromium, on
 * the same card at 672 x 504, with another text before each capture so that nobody's cache helps.
 */

import { ssim } from 'ssim.js';
import { pixels } from '#tests/pictures/gallery.ts';
import { median } from '#tests/support/quantile.ts';
import { openBenchPage } from './bench-page.ts';
import type { Format } from './page/page.ts';
import type { Timing } from './page/timed.ts';
import { openDrawing, retyped } from './sample-card.ts';
import { longTask, ms, type Row, table, times } from './table.ts';

const rounds = 9;
const firstRounds = 7;
/** Rounds before the ones that count. */
const warmUp = 2;

const formats: readonly { name: string; format: Format; ratio: number; ms: number }[] = [
  { name: 'PNG 2x', format: { format: 'png', pixelRatio: 2, quality: 1 }, ratio: 3, ms: 60 },
  { name: 'JPG 0.95, 2x', format: { format: 'jpeg', pixelRatio: 2, quality: 0.95 }, ratio: 5, ms: 35 },
  { name: 'print PNG 3x', format: { format: 'png', pixelRatio: 3, quality: 1 }, ratio: 2.5, ms: 120 },
];

const drawing = await openDrawing();
const bench = await openBenchPage({ scene: await retyped(drawing.scenes, 0), photos: drawing.photos });
const { page } = bench;
let edits = 0;

/** Shows the card with a text it did not have before. */
async function edited(shape: 'svg' | 'html') {
  edits += 1;
  const scene = await retyped(drawing.scenes, edits);
  await page.evaluate(([scene, shape]) => window.bench.show(scene, shape), [scene, shape] as const);
  return scene;
}

interface Round {
  readonly ours: Timing;
  /** The same card as SVG, as it stands in our pages. */
  readonly svg: Timing;
  /** The card as HTML text and images over one background picture. */
  readonly html: Timing;
  readonly paint: number;
  readonly encode: number;
}

interface Before {
  /** What comes before each capture. */
  readonly load: () => Promise<void>;
  /** Whether the worker was told of the card, as when the dialog for downloads opens. */
  readonly isWarm: boolean;
}

async function measure(format: Format, { load, isWarm }: Partial<Before> = {}): Promise<Round> {
  await load?.();
  if (isWarm) await page.evaluate((scene) => window.bench.warm(scene), await edited('svg'));
  const ours = await page.evaluate(([scene, format]) => window.bench.ours(scene, format), [
    await edited('svg'),
    format,
  ] as const);
  await load?.();
  await edited('svg');
  const svg = await page.evaluate((format) => window.bench.theirs(format), format);
  await load?.();
  await edited('html');
  const html = await page.evaluate((format) => window.bench.theirs(format), format);
  const steps = await page.evaluate(([scene, format]) => window.bench.steps(scene, format), [
    await edited('svg'),
    format,
  ] as const);
  return { ours, svg, html, ...steps };
}

function rows(name: string, seen: readonly Round[], target: { ratio?: number; ms: number }): Row[] {
  const middle = (of: (round: Round) => number) => median(seen.map(of));
  const took = middle(({ ours }) => ours.ms);
  const peers = { svg: middle(({ svg }) => svg.ms), html: middle(({ html }) => html.ms) };
  const ratio = peers.html / took;
  const blocked = middle(({ ours }) => ours.blocked);
  return [
    {
      what: name,
      figure: ms(took),
      ratio: times(ratio),
      target: `${target.ratio ? `at least ${target.ratio}x, ` : ''}at most ${target.ms} ms`,
      reached: ratio >= (target.ratio ?? 0) && took <= target.ms,
    },
    {
      what: '  the page held up at most',
      figure: ms(blocked),
      target: 'no long task',
      reached: blocked < longTask,
    },
    {
      what: '  painting, then writing the file',
      figure: `${ms(middle(({ paint }) => paint))} + ${ms(middle(({ encode }) => encode))}`,
    },
    ...(['svg', 'html'] as const).map((peer) => ({
      what: `  html-to-image, the card as ${peer === 'svg' ? 'SVG' : 'HTML'}`,
      figure: `${ms(peers[peer])}, held up ${ms(middle((round) => round[peer].blocked))}`,
      ratio: peer === 'html' ? '1x' : `${times(peers.svg / took)} by us`,
    })),
  ];
}

async function similarity(): Promise<Row[]> {
  const scene = await edited('svg');
  const shown = await page.locator('#stage').screenshot();
  const format: Format = { format: 'png', pixelRatio: 2, quality: 1 };
  const made = await page.evaluate(
    async ([scene, format]) => ({
      ours: await window.bench.file(scene, format),
      theirs: await window.bench.peerFile(format),
    }),
    [scene, format] as const,
  );
  const alike = async (address: string) => {
    const file = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    return ssim(await pixels(shown), await pixels(file), { downsample: false, ssim: 'bezkrovny' }).mssim;
  };
  const [ours, theirs] = [await alike(made.ours), await alike(made.theirs)];
  return [
    { what: 'our PNG 2x', figure: ours.toFixed(5), target: 'at least 0.999', reached: ours >= 0.999 },
    { what: 'html-to-image', figure: theirs.toFixed(5) },
  ];
}

const results: Row[] = [];
for (const { name, format, ...target } of formats) {
  const seen: Round[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const one = await measure(format);
    if (round >= 0) seen.push(one);
  }
  results.push(...rows(name, seen, target));
}
for (const isWarm of [true, false]) {
  const first: Round[] = [];
  for (let round = 0; round < firstRounds; round += 1) {
    first.push(await measure((formats[0] as (typeof formats)[0]).format, { load: bench.reload, isWarm }));
  }
  const name = `first PNG 2x after load, ${isWarm ? 'its dialog open as in the studio' : 'nothing prepared'}`;
  results.push(...rows(name, first, isWarm ? { ratio: 3, ms: 200 } : { ms: 200 }));
}
table(`Export, ${rounds} rounds each, medians; the ratio is to html-to-image and the HTML card`, results);
table(
  'Similarity (SSIM) of the file to the preview on a screen with 2 pixels per CSS pixel',
  await similarity(),
);
await bench.close();
await drawing.close();
