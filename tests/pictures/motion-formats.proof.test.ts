// Shows: pictures, GIF and video in each format show the pages in turn, and end when they were read
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { cropped } from '#card/scene/cropped.ts';
import { type CardFormat, cardFormats } from '#encode/card-formats.ts';
import { framesPerSecond, showTurns } from '#encode/turns.ts';
import { videoSize } from '#encode/video/video-limits.ts';
import { videoTurns } from '#encode/video/video-turns.ts';
import { isLongForm } from '../support/long-form.ts';
import { pixels, signalToNoise } from './gallery.ts';
import { decodedGif, tracks } from './motion-files.ts';
import { type MotionGallery, openMotionGallery } from './motion-gallery.ts';
import { pagesOf } from './sample-scenes.ts';
import { samplePhotos } from './samples.ts';

/* Pictures and films of a card in each format. `motion.test.ts` looks closer at those of the landscape card. */

let gallery: MotionGallery;
const [receiverPhoto] = samplePhotos;

beforeAll(async () => {
  gallery = await openMotionGallery();
});

afterAll(async () => {
  expect(gallery.complaints).toEqual([]);
  await gallery.close();
});

/** Decibels. A photo over a whole page has more colours than a GIF. */
const leastRatio = 32;

describe('in each format', () => {
  /** In the short form the one with more than a page: a square moves like it. */
  const others = cardFormats.filter(({ key }) => key === 'portrait' || (isLongForm && key !== 'landscape'));
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
      expect(signalToNoise(shown, await gallery.onCanvas({ scene: page, width }))).toBeGreaterThan(45);
    }
  });

  test.each(others)('a GIF of $key shows the pages in turn, the first one whole at once', async (format) => {
    const pages = pagesIn(format);
    const width = format.width.gif;
    const made = await gallery.makeGif({ pages, width, animation: 'slideUp' });
    const gif = await decodedGif(Buffer.from(made.file, 'base64'));
    expect(gif.width / gif.height).toBeCloseTo(format.frame.width / format.frame.height, 2);
    for (const [index, turn] of showTurns(pages).entries()) {
      const whole = await gallery.onCanvas({ scene: turn.page, width });
      if (index === 0) expect(signalToNoise(gif.at(0), whole)).toBeGreaterThan(leastRatio);
      expect(
        signalToNoise(gif.at((turn.resting + 3) / framesPerSecond), whole),
        `page ${index}`,
      ).toBeGreaterThan(leastRatio);
      const entering = gif.at((turn.first + 3) / framesPerSecond);
      expect(signalToNoise(entering, whole), `page ${index} enters`).toBeLessThan(30);
    }
  });

  // A story is the portrait without the cut; `download-formats.spec` saves one.
  test.each(others.filter(({ key }) => key !== 'story'))(
    'a video of $key shows the pages in turn and ends when they were read',
    async (format) => {
      const pages = pagesIn(format);
      const sound = '/recording.wav';
      const made = await gallery.makeVideo({
        pages,
        animation: 'slideUp',
        sound,
        ends: 'show',
        envelope: null,
      });
      const { video } = tracks(Buffer.from(made.file, 'base64'));
      const turns = videoTurns({ pages, front: null, ends: 'show' }, 2.5);
      expect(video.samples_duration / video.timescale).toBeCloseTo(
        (turns.at(-1)?.end ?? 0) / framesPerSecond,
        1,
      );
      expect(made.extension).toBe('mp4');
      for (const [index, turn] of turns.entries()) {
        const whole = await gallery.onCanvas({ scene: turn.page, width: 1080 });
        for (const frame of [...(index === 0 ? [0] : []), turn.resting + 20]) {
          const shown = await gallery.videoFrame((frame + 0.5) / framesPerSecond);
          expect(shown).toMatchObject(videoSize(format.frame));
          expect(signalToNoise(shown, whole), `page ${index}, frame ${frame}`).toBeGreaterThan(31);
        }
      }
    },
  );
});
