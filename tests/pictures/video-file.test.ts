// Shows: the MP4: its first frame, cover and colours, as ffmpeg reads it
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { registerNodeFonts } from '#encode/node-surface.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { decodedFrame, examined, hasFfmpeg, noFfmpeg } from '#tests/support/media-tools.ts';
import { type Gallery, openGallery, type Pixels, pixels, signalToNoise, similarity } from './gallery.ts';
import { fontFile, samplePhotoFiles, sceneOf } from './sample-scenes.ts';
import { samplePhotos } from './samples.ts';

let gallery: Gallery;
let scene: Scene;
let file: Buffer;
/** The card at rest. */
let whole: Pixels;

/** Pixels of a video of the landscape card. */
const videoSize = { width: 1080, height: 810 } as const;

/** The lightest paper of our cards, and colours far from it. */
const patches = ['#fefaf7', '#ffffff', '#000000', '#d92d20', '#175cd3', '#12b76a', '#fdb022'] as const;

beforeAll(async () => {
  registerNodeFonts(nodeFonts, process.cwd());
  const photos = await samplePhotoFiles();
  scene = sceneOf({
    ...newCard(7),
    toName: 'Asha',
    message: 'Many happy returns. 🎂',
    background: 'bg-balloons',
    receiverPhoto: samplePhotos[0],
  });
  gallery = await openGallery((path) => photos.get(path) ?? fontFile(path));
  file = await videoOf(scene);
  whole = await painted(scene);
});

afterAll(async () => {
  expect(gallery.complaints).toEqual([]);
  await gallery.close();
});

test('the first frame is the whole card, as it looks at rest; then the entrance begins', async () => {
  await videoOf(scene);
  const [first, second] = [await playedFrame(0), await playedFrame(1)];
  expect(similarity(first, whole)).toBeGreaterThan(0.95);
  expect(signalToNoise(first, whole)).toBeGreaterThan(32);
  expect(signalToNoise(second, whole)).toBeLessThan(25);
});

test('the cover is the whole card', async () => {
  const cover = await pixels(coverOf(file));
  expect(cover).toMatchObject(videoSize);
  expect(similarity(cover, whole)).toBeGreaterThan(0.95);
});

describe('colours are of the kind that every player expects', () => {
  test('limited range and bt709, in what the browser decodes', async () => {
    await videoOf(patched());
    const { colorSpace, luma } = await gallery.page.evaluate(() => window.painters.videoColors());
    expect(colorSpace).toEqual({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false });
    // #fefaf7: 16 + 219 * (0.2126 * 254 + 0.7152 * 250 + 0.0722 * 247) / 255.
    expect(Math.abs(luma - 231.3)).toBeLessThan(2);
  });

  test('limited range and bt709, in what ffmpeg reads', async ({ skip }) => {
    if (!hasFfmpeg) skip(noFfmpeg);
    const { streams, complaints } = await examined(file);
    expect(complaints).toBe('');
    expect(streams[0]).toMatchObject({
      codec_name: 'h264',
      pix_fmt: 'yuv420p',
      color_range: 'tv',
      color_space: 'bt709',
      color_transfer: 'bt709',
      color_primaries: 'bt709',
    });
    expect(streams.map(({ disposition }) => disposition.attached_pic)).toEqual([0, 1]);
  });

  test('and look as on the card in what ffmpeg decodes', async ({ skip }) => {
    if (!hasFfmpeg) skip(noFfmpeg);
    const video = await videoOf(patched());
    for (const frame of [0, 10]) {
      const shown = await pixels(await decodedFrame(video, frame));
      for (const [index, color] of patches.entries()) {
        const x = Math.round(((index + 0.5) * videoSize.width) / patches.length);
        const at = (Math.round(videoSize.height / 2) * videoSize.width + x) * 4;
        const found = [...shown.data.subarray(at, at + 3)];
        const wanted = [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
        const off = found.map((value, place) => Math.abs(value - (wanted[place] as number)));
        expect(Math.max(...off), `${color} became ${found}`).toBeLessThanOrEqual(3);
      }
    }
  });
});

/** A card of stripes, one colour each. */
function patched(): Scene {
  const width = 1200 / patches.length;
  const nodes = patches.map(
    (fill, index) => ({ kind: 'rect', x: index * width, y: 0, width, height: 900, fill }) as const,
  );
  return { width: 1200, height: 900, nodes, symbols: {}, description: '' };
}

async function videoOf(shown: Scene): Promise<Buffer> {
  const request = { pages: [shown], animation: 'fade', sound: null, ends: 'sound', envelope: null } as const;
  const made = await gallery.page.evaluate((given) => window.painters.video(given), request);
  return Buffer.from(made.file, 'base64');
}

async function painted(shown: Scene): Promise<Pixels> {
  const request = { scene: shown, width: videoSize.width };
  const png = await gallery.page.evaluate((given) => window.painters.paintCanvas(given), request);
  return await pixels(Buffer.from(png, 'base64'));
}

/** A frame of the last video as the browser decodes it. */
async function playedFrame(frame: number): Promise<Pixels> {
  const png = await gallery.page.evaluate((number) => window.painters.decodedFrame(number), frame);
  return await pixels(Buffer.from(png, 'base64'));
}

/** The picture that the file names as its cover. */
function coverOf(video: Buffer): Buffer {
  const at = video.indexOf('covr');
  expect(at, 'the file has a cover').toBeGreaterThan(0);
  // The box of the tag holds one of data: its length, its name, a type, a language, and the picture.
  const length = video.readUInt32BE(at + 4);
  return video.subarray(at + 4 + 16, at + 4 + length);
}
