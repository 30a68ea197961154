/**
 * Files from the browser in each format of a download. Pictures stand beside the browser's own writing of the file,
 * which nothing can be faster than; GIFs beside a picture of the page for every frame put together by gif.js; videos
 * beside the time that they play.
 */

import { readFileSync } from 'node:fs';
import { frontOf } from '#card/opening/opening-video.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { type CardFormat, cardFormats } from '#encode/card-formats.ts';
import { framesPerSecond } from '#encode/turns.ts';
import { videoTurns } from '#encode/video/video-turns.ts';
import { median } from '#tests/support/quantile.ts';
import { openBenchPage } from './bench-page.ts';
import type { Timing } from './page/timed.ts';
import { message, openDrawing, retyped, sampleCard } from './sample-card.ts';
import { kilobytes, longTask, ms, type Row, table, times } from './table.ts';

const rounds = 5;
/** A picture takes so little that one hiccup of the machine would decide. */
const pictureRounds = 15;
/** Frames of a page that comes in, as gif.js gets them. */
const entranceFrames = 40;

const drawing = await openDrawing();
const bench = await openBenchPage({
  scene: await retyped(drawing.scenes, 0),
  photos: new Map([
    ...drawing.photos,
    ['/gif.worker.js', readFileSync('node_modules/gif.js/dist/gif.worker.js')],
  ]),
});
const { page } = bench;

/** The pages of the sample card with a text it did not have before. */
async function pagesIn({ face, frame }: CardFormat, round: number): Promise<readonly Scene[]> {
  const card = { ...sampleCard, message: `${message.slice(0, -3)} ${'xo '.repeat(round + 2)}` };
  return (await drawing.scenes.pages({ card }, face)).map((one) => cropped(one, frame));
}

/** Makes the file some times, each of another text; the first round does not count. */
async function measured<Value>(
  format: CardFormat,
  make: (pages: readonly Scene[]) => Promise<Value>,
  count = rounds,
): Promise<Value[]> {
  const seen: Value[] = [];
  for (let round = -1; round < count; round += 1) {
    const one = await make(await pagesIn(format, round));
    if (round >= 0) seen.push(one);
  }
  return seen;
}

async function pictureRow(format: CardFormat, type: 'png' | 'jpeg'): Promise<Row> {
  const width = format.width.picture;
  const make = ([first]: readonly Scene[]) =>
    page.evaluate(([scene, type, width]) => window.bench.picture(scene, type, width), [
      first as Scene,
      type,
      width,
    ] as const);
  const seen = await measured(format, make, pictureRounds);
  const ratio = median(seen.map((one) => one.ms / one.writing));
  return {
    what: `${type === 'png' ? 'PNG' : 'JPG'}, ${format.key}, ${width} wide`,
    figure: ms(median(seen.map((one) => one.ms))),
    ratio: times(ratio),
    target: "at most 1.5x the browser's writing",
    reached: ratio <= 1.5,
  };
}

async function motionRows(format: CardFormat): Promise<Row[]> {
  const gifs = await measured(format, (pages) =>
    page.evaluate(([pages, width]) => window.bench.pagesGif(pages, width), [
      pages,
      format.width.gif,
    ] as const),
  );
  const [page0] = await pagesIn(format, rounds);
  const onePage = await measured(format, ([first]) =>
    page.evaluate(([first, width]) => window.bench.pagesGif([first], width), [
      first as Scene,
      format.width.gif,
    ] as const),
  );
  // The peer takes so long that once is enough.
  const theirs = await page.evaluate(
    ([first, width, frames]) => window.bench.theirPageGif(first, width, frames),
    [page0 as Scene, format.width.gif, entranceFrames] as const,
  );
  const toPeer = theirs.ms / median(onePage.map((one) => one.ms));
  const count = (await pagesIn(format, rounds)).length;
  return [
    {
      what: `GIF, ${format.key}, pages: ${count}`,
      figure: `${ms(median(gifs.map((one) => one.ms)))}, ${kilobytes(median(gifs.map((one) => one.bytes)))}`,
    },
    rowHeldUp(gifs),
    {
      what: '  of its first page, beside html-to-image and gif.js',
      figure: `${ms(median(onePage.map((one) => one.ms)))}, ${ms(theirs.ms)}`,
      ratio: times(toPeer),
      target: 'at least 15x',
      reached: toPeer >= 15,
    },
    ...(await videoRows(format, null)),
    ...(await videoRows(format, await drawing.scenes.envelope({ card: sampleCard }))),
  ];
}

async function videoRows(format: CardFormat, envelope: Scene | null): Promise<Row[]> {
  const videos = await measured(format, async (pages) => {
    const made = await page.evaluate(([pages, envelope]) => window.bench.pagesVideo(pages, envelope), [
      pages,
      envelope,
    ] as const);
    const turns = videoTurns({ pages, front: envelope && frontOf(envelope, pages), ends: 'show' }, 0);
    const seconds = (turns.at(-1)?.end ?? 0) / framesPerSecond;
    return { ...made, perSecond: made.ms / 1000 / seconds, seconds };
  });
  const perSecond = median(videos.map((one) => one.perSecond));
  const seconds = videos[0]?.seconds.toFixed(1);
  return [
    {
      what: `MP4, ${format.key}, ${seconds} s${envelope ? ', after its opening' : ''}`,
      figure: `${ms(median(videos.map((one) => one.ms)))}, ${kilobytes(median(videos.map((one) => one.bytes)))}`,
      ratio: `${perSecond.toFixed(3)} s per second`,
      target: 'at most 0.15 s per second',
      reached: perSecond <= 0.15,
    },
    rowHeldUp(videos),
  ];
}

function rowHeldUp(made: readonly Timing[]): Row {
  const blocked = median(made.map((one) => one.blocked));
  return {
    what: '  the page held up at most',
    figure: ms(blocked),
    target: 'no long task',
    reached: blocked < longTask,
  };
}

const rows: Row[] = [];
for (const format of cardFormats) {
  rows.push(await pictureRow(format, 'png'), await pictureRow(format, 'jpeg'), ...(await motionRows(format)));
}
table(`Files in each format, ${rounds} rounds, medians`, rows);
await bench.close();
await drawing.close();
