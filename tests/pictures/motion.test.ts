// Shows: GIF and video of the landscape card: frames, colours, length, sound, browsers that encode less; the video's first
// frame, cover and colours, as ffmpeg reads it
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Animation, newCard } from '#card/document/card.ts';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import type { Scene } from '#card/scene/scene.ts';
import { framesPerSecond, readingSeconds } from '#encode/turns.ts';
import { decodedFrame, examined, hasFfmpeg, noFfmpeg } from '#tests/support/media-tools.ts';
import { type Pixels, pixels, signalToNoise, similarity } from './gallery.ts';
import { bytesOf, decodedGif, tracks } from './motion-files.ts';
import { type MotionGallery, openMotionGallery, sounds } from './motion-gallery.ts';
import type { VideoOf } from './motion-page.ts';
import { sceneOf } from './sample-scenes.ts';
import { samplePhotos } from './samples.ts';

/** Pixels of a video of the landscape card. */
const videoSize = { width: 1080, height: 810 } as const;

/** The lightest paper of our cards, and colours far from it. */
const patches = ['#fefaf7', '#ffffff', '#000000', '#d92d20', '#175cd3', '#12b76a', '#fdb022'] as const;

let gallery: MotionGallery;
/** Everything that is hard to draw on one card. */
let scene: Scene;
const [receiverPhoto, senderPhoto] = samplePhotos;

beforeAll(async () => {
  gallery = await openMotionGallery();
  scene = sceneOf({
    ...newCard(7),
    toName: 'प्रियंका',
    fromName: 'Zoë',
    message: '🎂🎉 जन्मदिन की हार्दिक शुभकामनाएँ! Many happy returns. ❤️‍🔥',
    background: 'bg-balloons',
    receiverPhoto,
    senderPhoto,
  });
});

afterAll(async () => {
  expect(gallery.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await gallery.close();
});

/** The landscape card, as long as its sound. */
function card(): Pick<VideoOf, 'pages' | 'ends' | 'envelope'> {
  return { pages: [scene], ends: 'sound', envelope: null };
}

describe('a GIF', () => {
  test.each(['fade', 'slideUp'] as const)('with %s shows the frames of the painter', async (animation) => {
    const made = await gallery.makeGif({ pages: [scene], width: 672, animation });
    const file = Buffer.from(made.file, 'base64');
    expect(made).toMatchObject({ type: 'image/gif', extension: 'gif' });
    expect(file.length).toBeLessThan(700_000);
    const gif = await decodedGif(file);
    expect(gif).toMatchObject({ width: 672, height: 504, loop: 0 });
    // What messengers and file managers show; it also follows the last frame without a jump.
    const whole = await gallery.onCanvas({ scene, width: 672 });
    expect(signalToNoise(gif.at(0), whole)).toBeGreaterThan(34);
    expect(gif.delays[0]).toBe(30);
    expect(signalToNoise(gif.at(0), gif.at(100))).toBeGreaterThan(60);
    const noise: number[] = [];
    for (const t of [0, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 3]) {
      const frame = Math.round(t * framesPerSecond);
      const shown = gif.at((frame + 1) / framesPerSecond);
      noise.push(signalToNoise(shown, await painted(animation, frame / framesPerSecond, 672)));
    }
    expect(Math.min(...noise)).toBeGreaterThan(34);
    expect(noise.reduce((sum, one) => sum + one) / noise.length).toBeGreaterThan(36);
  });

  test('rests long enough to be read, and tells how far it is', async () => {
    const made = await gallery.makeGif({ pages: [scene], width: 672, animation: 'scale' });
    const { delays } = await decodedGif(Buffer.from(made.file, 'base64'));
    const entrance = entranceSeconds(scene);
    const whole = delays.reduce((sum, one) => sum + one, 0) / 1000;
    expect(whole).toBeCloseTo(entrance + readingSeconds(scene), 0);
    expect(Math.max(...delays.slice(0, -1))).toBeLessThan(200);
    expect(made.progress.at(-1)).toBe(1);
    expect(made.progress).toEqual(made.progress.toSorted((one, other) => one - other));
    expect(made.progress.length).toBeGreaterThan(20);
  });

  test('of a smooth background has the right colour everywhere: no bands', async () => {
    const smooth = sceneOf({ ...newCard(7), background: 'from-indigo-red-yellow' });
    const still = { ...smooth, nodes: smooth.nodes.slice(0, 5) };
    const made = await gallery.makeGif({ pages: [still], width: 672, animation: 'fade' });
    const gif = await decodedGif(Buffer.from(made.file, 'base64'));
    expect(gif.delays).toHaveLength(1);
    const wanted = await gallery.onCanvas({ scene: still, width: 672 });
    const { mean, most } = await blockDifferences(gif.at(0), wanted);
    expect(mean).toBeLessThan(1.3);
    expect(most).toBeLessThan(8);
  });
});

describe('a video', () => {
  test('with a stored greeting: H.264, the packets of its AAC, the frames of the painter', async () => {
    const made = await gallery.makeVideo({
      ...card(),
      animation: 'slideLeft',
      sound: '/greeting.m4a',
    });
    expect(made).toMatchObject({ type: 'video/mp4', extension: 'mp4' });
    expect(made.progress.at(-1)).toBe(1);
    const { video, audio } = tracks(Buffer.from(made.file, 'base64'));
    expect(video.codec).toMatch(/^avc1\.(64|4d|42)..1f$/);
    // Each frame of the entrance, and then a picture for fifteen.
    expect(video).toMatchObject({ nb_samples: 63, track_width: 1080, track_height: 810 });
    expect(video.samples_duration / video.timescale).toBeCloseTo(11.8, 2);
    expect(audio).toMatchObject({ codec: 'mp4a.40.2', audio: { sample_rate: 44_100, channel_count: 2 } });
    expect(bytesOf(sounds['/greeting.m4a']?.() as Buffer)).toBe(bytesOf(Buffer.from(made.file, 'base64')));
    await expectSound(11.8);
    for (const frame of [9, 18, 30, 41, 200]) {
      // In the middle of the frame, because its first moment may still be the one before.
      const shown = await gallery.videoFrame((frame + 0.5) / framesPerSecond);
      expect(shown).toMatchObject(videoSize);
      // The whole card comes first.
      const wanted = await painted('slideLeft', (frame - 1) / framesPerSecond, videoSize.width);
      expect(similarity(shown, wanted), `frame ${frame}`).toBeGreaterThan(0.95);
      expect(signalToNoise(shown, wanted), `frame ${frame}`).toBeGreaterThan(32);
    }
  });

  test('with a recording: encoded as AAC, where the browser cannot by a program of ours', async () => {
    const made = await gallery.makeVideo({ ...card(), animation: 'fade', sound: '/recording.wav' });
    const { audio, video } = tracks(Buffer.from(made.file, 'base64'));
    expect(audio.codec).toBe('mp4a.40.2');
    expect(video.samples_duration / video.timescale).toBeCloseTo(2.5, 1);
    await expectSound(2.5);
  });

  test('whose sound is gone or broken is refused', async () => {
    const failure = (url: string) =>
      gallery.page.evaluate((request) => window.painters.videoFailure(request), {
        ...card(),
        animation: 'fade' as const,
        sound: url,
      });
    expect(await failure('/nowhere.m4a')).toBe('EncodeError sound');
    expect(await failure('/broken.mp3')).toBe('EncodeError codec');
  });
});

describe('a video without sound', () => {
  let file: Buffer;
  /** The card at rest. */
  let whole: Pixels;

  beforeAll(async () => {
    file = await silentVideo(scene);
    whole = await gallery.onCanvas({ scene, width: videoSize.width });
  });

  test('begins with the whole card, as it looks at rest; then comes the entrance', async () => {
    const [first, second] = [await playedFrame(0), await playedFrame(1)];
    expect(similarity(first, whole)).toBeGreaterThan(0.95);
    expect(signalToNoise(first, whole)).toBeGreaterThan(32);
    expect(signalToNoise(second, whole)).toBeLessThan(25);
  });

  test('is long enough to be read', () => {
    const info = tracks(file);
    expect(info.audio).toBeUndefined();
    const seconds = info.video.samples_duration / info.video.timescale;
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeCloseTo(Math.max(8, entranceSeconds(scene) + readingSeconds(scene)), 1);
  });

  test('has the whole card for a cover', async () => {
    const cover = await pixels(coverOf(file));
    expect(cover).toMatchObject(videoSize);
    expect(similarity(cover, whole)).toBeGreaterThan(0.95);
  });

  test('has the colours that every player expects, in what ffmpeg reads: limited range and bt709', async ({
    skip,
  }) => {
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

  test('has them in what the browser and ffmpeg decode, and they look as on the card', async ({ skip }) => {
    const video = await silentVideo(patched());
    const { colorSpace, luma } = await gallery.page.evaluate(() => window.painters.videoColors());
    expect(colorSpace).toEqual({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false });
    // #fefaf7: 16 + 219 * (0.2126 * 254 + 0.7152 * 250 + 0.0722 * 247) / 255.
    expect(Math.abs(luma - 231.3)).toBeLessThan(2);
    if (!hasFfmpeg) skip(noFfmpeg);
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

test.each(['gif', 'video'] as const)(
  'a %s that is called off leaves nothing, and the next works',
  async (kind) => {
    const request = { ...card(), animation: 'fade', sound: '/greeting.m4a' } as const;
    const stopped = await gallery.page.evaluate(
      ([kind, request]) => window.painters.calledOff(kind, request),
      [kind, request] as const,
    );
    expect(stopped).toEqual({ error: 'AbortError', after: 0 });
    const made = await gallery.makeGif({ ...request, width: 672 });
    expect(made.extension).toBe('gif');
    expect(gallery.page.workers()).toHaveLength(1);
  },
);

describe('where a browser encodes less', () => {
  const request = (): VideoOf => ({ ...card(), animation: 'fade', sound: '/recording.wav' });
  const without = (codec: RegExp) =>
    gallery.page.evaluate(
      async ([source, request]) => window.painters.videoWithout(new RegExp(source), request),
      [codec.source, request()] as const,
    );

  afterEach(async () => {
    await gallery.page.reload();
    await gallery.page.waitForFunction(() => 'painters' in window);
  });

  test('a video is WebM without H.264', async () => {
    expect(await without(/^avc1/)).toBe('video/webm');
    await expectSound(2.5);
  });

  test('a video is refused where nothing encodes its sound: the page would decode it in vain', async () => {
    expect(await without(/^(avc1|opus)/)).toBe('EncodeError encoder');
  });

  test('a video is refused without any pictures', async () => {
    expect(await without(/^(avc1|vp09)/)).toBe('EncodeError unsupported');
  });
});

async function expectSound(seconds: number): Promise<void> {
  const sound = await gallery.videoSound();
  expect(sound.seconds).toBeCloseTo(seconds, 0);
  expect(Math.min(...sound.loudness.slice(0, -1))).toBeGreaterThan(0.01);
}

async function silentVideo(shown: Scene): Promise<Buffer> {
  const made = await gallery.makeVideo({ ...card(), pages: [shown], animation: 'fade', sound: null });
  return Buffer.from(made.file, 'base64');
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

/** A card of stripes, one colour each. */
function patched(): Scene {
  const width = 1200 / patches.length;
  const nodes = patches.map(
    (fill, index) => ({ kind: 'rect', x: index * width, y: 0, width, height: 900, fill }) as const,
  );
  return { width: 1200, height: 900, nodes, symbols: {}, description: '' };
}

function painted(animation: Animation, t: number, width: number): Promise<Pixels> {
  return gallery.onCanvas({ scene, width, entrance: { animation, t } });
}

/** Over squares of 8 pixels, in which a dither has spent all its shades. */
async function blockDifferences(one: Pixels, other: Pixels): Promise<{ mean: number; most: number }> {
  const [small, wanted] = await Promise.all(
    [one, other].map(async ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .resize(width / 8, height / 8, { kernel: 'cubic', fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const off = [...(small as Buffer)].map((value, at) => Math.abs(value - (wanted?.[at] ?? 0)));
  return { mean: off.reduce((sum, value) => sum + value) / off.length, most: Math.max(...off) };
}
