/**
 * Moving cards from the browser: our GIF beside a picture of the page for every frame (html-to-image) put together
 * by gif.js, and our video beside the time that it plays. One run of one Chromium.
 */

import { readFileSync } from 'node:fs';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';
import type { Scene } from '#card/scene/scene.ts';
import { framesPerSecond, shownAt, showTurns, type Turn } from '#encode/frames.ts';
import { pixels, signalToNoise } from '#tests/pictures/gallery.ts';
import { median } from '#tests/support/quantile.ts';
import { openBenchPage } from './bench-page.ts';
import type { MadeFile } from './page/video.ts';
import { openDrawing, retyped } from './sample-card.ts';
import { kilobytes, ms, type Row, table, times } from './table.ts';

const rounds = 5;
/** The peer takes so long that once is enough. */
const peerRounds = 1;
const frames = 40;
const videoSeconds = 5;
/** Milliseconds from which browsers speak of a long task. */
const longTask = 50;

const drawing = await openDrawing();
const bench = await openBenchPage({
  scene: await retyped(drawing.scenes, 0),
  photos: new Map([
    ...drawing.photos,
    ['/gif.worker.js', readFileSync('node_modules/gif.js/dist/gif.worker.js')],
    ['/song.m4a', await beginningOf('public/audio/happy-birthday.m4a', videoSeconds)],
  ]),
});
const { page } = bench;

/** Makes the file some times, each of another text; the first round does not count. */
async function measured(count: number, make: (scene: Scene) => Promise<MadeFile>): Promise<MadeFile[]> {
  const seen: MadeFile[] = [];
  for (let round = count === 1 ? 0 : -1; round < count; round += 1) {
    const one = await make(await retyped(drawing.scenes, round + 1));
    if (round >= 0) seen.push(one);
  }
  return seen;
}

function rowBlocked(seen: readonly MadeFile[], target?: string): Row {
  const blocked = median(seen.map((one) => one.blocked));
  return {
    what: '  the page held up at most',
    figure: ms(blocked),
    ...(target && { target, reached: blocked < longTask }),
  };
}

async function gifRows(): Promise<Row[]> {
  const ours = await measured(rounds, (scene) =>
    page.evaluate((given) => window.bench.ourGif(given, 'fade'), scene),
  );
  const theirs = await measured(peerRounds, async (scene) => {
    await page.evaluate((given) => window.bench.show(given, 'html'), scene);
    return await page.evaluate((count) => window.bench.theirGif(count), frames);
  });
  const took = median(ours.map((one) => one.ms));
  const peer = median(theirs.map((one) => one.ms));
  const bytes = median(ours.map((one) => one.bytes));
  const noise = await noiseOf(ours.at(-1) as MadeFile);
  return [
    {
      what: `GIF, ${frames} frames`,
      figure: ms(took),
      ratio: times(peer / took),
      target: 'at least 15x, at most 500 ms',
      reached: peer / took >= 15 && took <= 500,
    },
    rowBlocked(ours, 'no long task'),
    { what: '  the file', figure: kilobytes(bytes), target: 'at most 660 kB', reached: bytes <= 660_000 },
    {
      what: '  signal to noise',
      figure: `${noise.toFixed(1)} dB`,
      target: 'at least 36 dB',
      reached: noise >= 36,
    },
    {
      what: '  html-to-image for every frame, gif.js',
      figure: `${ms(peer)}, ${kilobytes(median(theirs.map((one) => one.bytes)))}`,
      ratio: '1x',
    },
    rowBlocked(theirs),
  ];
}

/** Over the whole entrance, against what the painter draws. */
async function noiseOf({ address }: MadeFile): Promise<number> {
  const scene = await retyped(drawing.scenes, rounds);
  const file = fileOf(address);
  const { delay = [] } = await sharp(file, { animated: true }).metadata();
  const found: number[] = [];
  let shown = 0;
  for (const [number, milliseconds] of delay.entries()) {
    const t = shownAt(showTurns([scene])[0] as Turn, Math.round((shown / 1000) * framesPerSecond));
    shown += milliseconds;
    if (number % 5 !== 0 && number < delay.length - 1) continue;
    const wanted = await page.evaluate(([scene, t]) => window.bench.gifFrame(scene, 'fade', t), [
      scene,
      t,
    ] as const);
    const frame = await sharp(file, { page: number }).png().toBuffer();
    found.push(signalToNoise(await pixels(frame), await pixels(fileOf(wanted))));
  }
  return found.reduce((sum, one) => sum + one) / found.length;
}

async function videoRows(): Promise<Row[]> {
  const seen = await measured(rounds, (scene) =>
    page.evaluate((given) => window.bench.ourVideo(given, 'fade', '/song.m4a'), scene),
  );
  const took = median(seen.map((one) => one.ms));
  return [
    {
      what: `${seen[0]?.extension.toUpperCase()}, ${videoSeconds} s with its song`,
      figure: ms(took),
      ratio: `${(took / 1000 / videoSeconds).toFixed(2)} s per second`,
      target: 'at most 1200 ms',
      reached: took <= 1200,
    },
    rowBlocked(seen, 'no long task'),
    { what: '  the file', figure: kilobytes(median(seen.map((one) => one.bytes))) },
  ];
}

/** The first seconds of a song, its packets as they are. */
async function beginningOf(path: string, seconds: number): Promise<Buffer> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error(`${path} has no sound.`);
  const source = new EncodedAudioPacketSource('aac');
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp + packet.duration > seconds) break;
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  input.dispose();
  return Buffer.from(output.target.buffer as ArrayBuffer);
}

function fileOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

table(`Moving cards, ${rounds} rounds, medians`, [...(await gifRows()), ...(await videoRows())]);
await bench.close();
await drawing.close();
