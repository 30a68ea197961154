import { readFileSync } from 'node:fs';
import { createFile, type ISOFile, MP4BoxBuffer } from 'mp4box';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Animation, newCard } from '#card/document/card.ts';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { type CardFormat, cardFormats } from '#encode/card-formats.ts';
import { framesPerSecond, readingSeconds, showTurns, videoSize, videoTurns } from '#encode/frames.ts';
import { registerNodeFonts } from '#encode/node-surface.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { type Gallery, openGallery, type Pixels, pixels, signalToNoise, similarity } from './gallery.ts';
import type { VideoOf } from './motion-page.ts';
import { fontFile, pagesOf, samplePhotoFiles, sceneOf } from './sample-scenes.ts';
import { samplePhotos } from './samples.ts';

let gallery: Gallery;
let photos: Map<string, Buffer>;
/** Everything that is hard to draw on one card. */
let scene: Scene;
const [receiverPhoto, senderPhoto] = samplePhotos;

beforeAll(async () => {
  registerNodeFonts(nodeFonts, process.cwd());
  photos = await samplePhotoFiles();
  scene = sceneOf({
    ...newCard(7),
    toName: 'प्रियंका',
    fromName: 'Zoë',
    message: '🎂🎉 जन्मदिन की हार्दिक शुभकामनाएँ! Many happy returns. ❤️‍🔥',
    background: 'bg-balloons',
    receiverPhoto,
    senderPhoto,
  });
  gallery = await openGallery((path) => sounds[path]?.() ?? photos.get(path) ?? fontFile(path));
});

afterAll(async () => {
  expect(gallery.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  await gallery.close();
});

const sounds: Readonly<Record<string, () => Buffer>> = {
  '/greeting.m4a': () => readFileSync('public/audio/warm-wishes.m4a'),
  '/recording.wav': () => wavFile(2.5),
  '/broken.mp3': () => Buffer.from('This is no sound at all.'),
};

/** The landscape card, as long as its sound. */
function card(): Pick<VideoOf, 'pages' | 'ends'> {
  return { pages: [scene], ends: 'sound' };
}

describe('a GIF', () => {
  test.each(['fade', 'slideUp'] as const)('with %s shows the frames of the painter', async (animation) => {
    const made = await gallery.page.evaluate((request) => window.painters.gif(request), {
      pages: [scene],
      width: 672,
      animation,
    });
    const file = Buffer.from(made.file, 'base64');
    expect(made).toMatchObject({ type: 'image/gif', extension: 'gif' });
    expect(file.length).toBeLessThan(700_000);
    const gif = await decodedGif(file);
    expect(gif).toMatchObject({ width: 672, height: 504, loop: 0 });
    // What messengers and file managers show; it also follows the last frame without a jump.
    const whole = await onCanvas({ scene, width: 672 });
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
    const made = await gallery.page.evaluate((request) => window.painters.gif(request), {
      pages: [scene],
      width: 672,
      animation: 'scale' as const,
    });
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
    const made = await gallery.page.evaluate((request) => window.painters.gif(request), {
      pages: [still],
      width: 672,
      animation: 'fade' as const,
    });
    const gif = await decodedGif(Buffer.from(made.file, 'base64'));
    expect(gif.delays).toHaveLength(1);
    const wanted = await onCanvas({ scene: still, width: 672 });
    const { mean, most } = await blockDifferences(gif.at(0), wanted);
    expect(mean).toBeLessThan(1.3);
    expect(most).toBeLessThan(8);
  });
});

describe('a video', () => {
  test('with a stored greeting: H.264, the packets of its AAC, the frames of the painter', async () => {
    const made = await makeVideo({ ...card(), animation: 'slideLeft', sound: { url: '/greeting.m4a' } });
    expect(made).toMatchObject({ type: 'video/mp4', extension: 'mp4' });
    expect(made.progress.at(-1)).toBe(1);
    const { video, audio } = tracks(Buffer.from(made.file, 'base64'));
    expect(video.codec).toMatch(/^avc1\.(64|4d|42)..1f$/);
    // Each frame of the entrance, and then a picture for six.
    expect(video).toMatchObject({ nb_samples: 94, track_width: 1080, track_height: 810 });
    expect(video.samples_duration / video.timescale).toBeCloseTo(11.8, 2);
    expect(audio).toMatchObject({ codec: 'mp4a.40.2', audio: { sample_rate: 44_100, channel_count: 2 } });
    expect(bytesOf(sounds['/greeting.m4a']?.() as Buffer)).toBe(bytesOf(Buffer.from(made.file, 'base64')));
    await expectSound(11.8);
    for (const frame of [9, 18, 30, 41, 200]) {
      // In the middle of the frame, because its first moment may still be the one before.
      const shown = await videoFrame((frame + 0.5) / framesPerSecond);
      expect(shown).toMatchObject({ width: 1080, height: 810 });
      // The whole card comes first.
      const wanted = await painted('slideLeft', (frame - 1) / framesPerSecond, 1080);
      expect(similarity(shown, wanted), `frame ${frame}`).toBeGreaterThan(0.95);
      expect(signalToNoise(shown, wanted), `frame ${frame}`).toBeGreaterThan(32);
    }
  });

  test('with a recording: encoded as AAC, where the browser cannot by a program of ours', async () => {
    const made = await makeVideo({ ...card(), animation: 'fade', sound: { url: '/recording.wav' } });
    const { audio, video } = tracks(Buffer.from(made.file, 'base64'));
    expect(audio.codec).toBe('mp4a.40.2');
    expect(video.samples_duration / video.timescale).toBeCloseTo(2.5, 1);
    await expectSound(2.5);
  });

  test('without sound is long enough to be read', async () => {
    const made = await makeVideo({ ...card(), animation: 'fade', sound: null });
    const info = tracks(Buffer.from(made.file, 'base64'));
    expect(info.audio).toBeUndefined();
    const seconds = info.video.samples_duration / info.video.timescale;
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeCloseTo(Math.max(8, entranceSeconds(scene) + readingSeconds(scene)), 1);
  });

  test('whose sound is gone or broken is refused', async () => {
    const failure = (url: string) =>
      gallery.page.evaluate((request) => window.painters.videoFailure(request), {
        ...card(),
        animation: 'fade' as const,
        sound: { url },
      });
    expect(await failure('/nowhere.m4a')).toBe('EncodeError sound');
    expect(await failure('/broken.mp3')).toBe('EncodeError codec');
  });
});

test.each(['gif', 'video'] as const)(
  'a %s that is called off leaves nothing, and the next works',
  async (kind) => {
    const request = { ...card(), animation: 'fade', sound: { url: '/greeting.m4a' } } as const;
    const stopped = await gallery.page.evaluate(
      ([kind, request]) => window.painters.calledOff(kind, request),
      [kind, request] as const,
    );
    expect(stopped).toEqual({ error: 'AbortError', after: 0 });
    const made = await gallery.page.evaluate((request) => window.painters.gif(request), {
      ...request,
      width: 672,
    });
    expect(made.extension).toBe('gif');
    expect(gallery.page.workers()).toHaveLength(1);
  },
);

describe('where a browser encodes less', () => {
  const request = (): VideoOf => ({ ...card(), animation: 'fade', sound: { url: '/recording.wav' } });
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

  test('a video is refused without any pictures', async () => {
    expect(await without(/^(avc1|vp09)/)).toBe('EncodeError unsupported');
  });
});

describe('in each format', () => {
  /** 4:3 moves above. */
  const others = cardFormats.filter(({ key }) => key !== 'landscape');
  const long = 'Whenever life wobbles, I feel a steady hand at my back, and it is always yours. '.repeat(3);
  const pagesIn = ({ face, frame }: CardFormat) =>
    pagesOf(
      { ...newCard(7), toName: 'Asha', message: long, background: 'bg-marigold-garland', receiverPhoto },
      face,
    ).map((page) => cropped(page, frame));

  test.each(cardFormats)('pictures of $key are what the painter makes of each page', async (format) => {
    const pages = pagesIn(format);
    const width = format.width.picture;
    if (format.face.key === 'portrait') expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const request = { scene: page, width, quality: 1, format: 'png' } as const;
      const made = await gallery.page.evaluate((given) => window.painters.still(given), request);
      const shown = await pixels(Buffer.from(made, 'base64'));
      expect(shown).toMatchObject({ width, height: Math.round((width * page.height) / page.width) });
      expect(signalToNoise(shown, await onCanvas({ scene: page, width }))).toBeGreaterThan(45);
    }
  });

  test.each(others)('a GIF of $key shows the pages in turn, the first one whole at once', async (format) => {
    const pages = pagesIn(format);
    const width = format.width.gif;
    const made = await gallery.page.evaluate((request) => window.painters.gif(request), {
      pages,
      width,
      animation: 'slideUp' as const,
    });
    const gif = await decodedGif(Buffer.from(made.file, 'base64'));
    expect(gif.width / gif.height).toBeCloseTo(format.frame.width / format.frame.height, 2);
    for (const [index, turn] of showTurns(pages).entries()) {
      const whole = await onCanvas({ scene: turn.page, width });
      if (index === 0) expect(signalToNoise(gif.at(0), whole)).toBeGreaterThan(33);
      expect(
        signalToNoise(gif.at((turn.resting + 3) / framesPerSecond), whole),
        `page ${index}`,
      ).toBeGreaterThan(33);
      const entering = gif.at((turn.first + 3) / framesPerSecond);
      expect(signalToNoise(entering, whole), `page ${index} enters`).toBeLessThan(30);
    }
  });

  // A story is the portrait without the cut; `download-formats.spec` saves one.
  test.each(others.filter(({ key }) => key !== 'story'))(
    'a video of $key shows the pages in turn and ends when they were read',
    async (format) => {
      const pages = pagesIn(format);
      const sound = { url: '/recording.wav' };
      const made = await makeVideo({ pages, animation: 'slideUp', sound, ends: 'show' });
      const { video } = tracks(Buffer.from(made.file, 'base64'));
      const turns = videoTurns(pages, 2.5, 'show');
      expect(video.samples_duration / video.timescale).toBeCloseTo(
        (turns.at(-1)?.end ?? 0) / framesPerSecond,
        1,
      );
      expect(made.extension).toBe('mp4');
      for (const [index, turn] of turns.entries()) {
        const whole = await onCanvas({ scene: turn.page, width: 1080 });
        for (const frame of [...(index === 0 ? [0] : []), turn.resting + 20]) {
          const shown = await videoFrame((frame + 0.5) / framesPerSecond);
          expect(shown).toMatchObject(videoSize(format.frame));
          expect(signalToNoise(shown, whole), `page ${index}, frame ${frame}`).toBeGreaterThan(31);
        }
      }
    },
  );
});

async function makeVideo(request: VideoOf) {
  return await gallery.page.evaluate((given) => window.painters.video(given), request);
}

async function videoFrame(seconds: number): Promise<Pixels> {
  const file = await gallery.page.evaluate((at) => window.painters.videoFrame(at), seconds);
  return await pixels(Buffer.from(file, 'base64'));
}

async function expectSound(seconds: number): Promise<void> {
  const sound = await gallery.page.evaluate(() => window.painters.videoSound());
  expect(sound.seconds).toBeCloseTo(seconds, 0);
  expect(Math.min(...sound.loudness.slice(0, -1))).toBeGreaterThan(0.01);
}

async function painted(animation: Animation, t: number, width: number): Promise<Pixels> {
  return await onCanvas({ scene, width, entrance: { animation, t } });
}

async function onCanvas(shown: Parameters<typeof window.painters.paintCanvas>[0]): Promise<Pixels> {
  const file = await gallery.page.evaluate((given) => window.painters.paintCanvas(given), shown);
  return await pixels(Buffer.from(file, 'base64'));
}

async function decodedGif(file: Buffer) {
  const { data, info } = await sharp(file, { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { delay: delays = [], loop } = await sharp(file, { animated: true }).metadata();
  const height = info.height / delays.length;
  return {
    delays,
    loop,
    width: info.width,
    height,
    /** What is shown from that second on. */
    at(seconds: number): Pixels {
      let [page, until] = [0, delays[0] ?? 0];
      // Delays are whole hundredths: one more is still the frame before.
      while (until <= seconds * 1000 + 5 && page < delays.length - 1) {
        page += 1;
        until += delays[page] ?? 0;
      }
      const size = info.width * height * 4;
      return {
        data: new Uint8ClampedArray(data.subarray(page * size, (page + 1) * size)),
        width: info.width,
        height,
      };
    },
  };
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

function opened(file: Buffer): ISOFile {
  const iso = createFile();
  iso.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(file).buffer, 0));
  iso.flush();
  return iso;
}

function tracks(file: Buffer) {
  const info = opened(file).getInfo();
  const [video, audio] = [info.videoTracks[0], info.audioTracks[0]];
  return { video: video as NonNullable<typeof video>, audio: audio as NonNullable<typeof audio> };
}

/** The bytes of all packets of the sound: they tell whether it was encoded anew. */
function bytesOf(file: Buffer): number {
  return tracks(file).audio.size;
}

/** A tone as our recorder stores it: 16 bits, one channel. */
function wavFile(seconds: number): Buffer {
  const rate = 44_100;
  const samples = Int16Array.from({ length: seconds * rate }, (_, at) => 8000 * Math.sin(at / 16));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
