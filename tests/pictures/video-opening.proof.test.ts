// Shows: videos that begin with the envelope, in two scripts: each part of the opening, the length, when the sound
// begins
// Spec: 2.59
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Card, newCard } from '#card/document/card.ts';
import { sampleScene } from '#card/motion/sample-scene.ts';
import { frontOf, videoMoment, videoPictures } from '#card/opening/opening-video.ts';
import { closedSeconds, placedAt } from '#card/opening/timeline.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { type CardFormat, cardFormats } from '#encode/card-formats.ts';
import { framesPerSecond, shownAt, type Turn } from '#encode/turns.ts';
import { videoSize } from '#encode/video/video-limits.ts';
import { videoTurns } from '#encode/video/video-turns.ts';
import { composed } from './composed.ts';
import { type Pixels, pixels, signalToNoise } from './gallery.ts';
import { tracks } from './motion-files.ts';
import { type MotionGallery, openMotionGallery } from './motion-gallery.ts';
import { envelopeOf, pagesOf } from './sample-scenes.ts';
import { samplePhotos } from './samples.ts';

/* Videos that begin with the envelope, beside the same moments painted whole: no sheet painted before, no codec. */

let gallery: MotionGallery;

beforeAll(async () => {
  gallery = await openMotionGallery();
});

afterAll(async () => {
  expect(gallery.complaints).toEqual([]);
  await gallery.close();
});

const long = 'Whenever life wobbles, I feel a steady hand at my back, and it is always yours. '.repeat(3);

/** Two scripts, a card with one page and one with a cover, a sound that is copied and one that is encoded. */
const videos = [
  {
    key: 'landscape',
    given: { toName: 'प्रियंका', fromName: 'मीरा', language: 'hi', background: 'bg-balloons' },
    sound: '/greeting.m4a',
    soundSeconds: 11.8,
  },
  {
    key: 'portrait',
    given: { toName: 'آمنة', fromName: 'Zoë', language: 'ar', message: long, receiverPhoto: samplePhotos[0] },
    sound: '/recording.wav',
    soundSeconds: 2.5,
  },
] satisfies { key: CardFormat['key']; given: Partial<Card>; sound: string; soundSeconds: number }[];

describe.each(videos)(
  'a video of $key that begins with the envelope',
  ({ key, given, sound, soundSeconds }) => {
    const format = cardFormats.find((one) => one.key === key) as CardFormat;
    const size = videoSize(format.frame);
    let turns: readonly Turn[];
    let file: Buffer;
    /** The video's frame of the turn, painted whole. */
    let painted: (turn: Turn, frame: number) => Promise<Pixels>;

    beforeAll(async () => {
      const card = { ...newCard(7), background: 'bg-marigold-garland', ...given };
      const pages = pagesOf(card, format.face).map((page) => cropped(page, format.frame));
      const envelope = envelopeOf(card);
      const front = frontOf(envelope, pages);
      const pictures = videoPictures(envelope, front, size);
      const inside = pages[front === pages[0] ? 1 : 0] as Scene;
      turns = videoTurns({ pages, front, ends: 'sound' }, soundSeconds);
      const made = await gallery.makeVideo({ pages, animation: 'slideUp', sound, ends: 'sound', envelope });
      file = Buffer.from(made.file, 'base64');
      painted = (turn, frame) => {
        const t = shownAt(turn, frame);
        if (turn.page !== front) return onCanvas(sampleScene(turn.page, 'slideUp', t));
        const opening = composed(videoMoment(size, t), pictures);
        return onCanvas(t < placedAt ? opening : over(sampleScene(inside, 'slideUp', 0), opening));
      };
    });

    const onCanvas = (scene: Scene) => gallery.onCanvas({ scene, width: size.width });

    test('shows the frames of the painter', async () => {
      const [closed, opening, turning, page] = turns as readonly [Turn, Turn, Turn, Turn];
      const frames: readonly [Turn, number][] = [
        [closed, 0],
        ...[4, 8, 12, 20, 30, 42, 47, 50].map((frame): [Turn, number] => [opening, opening.first + frame]),
        ...[2, 6, 9, 16].map((frame): [Turn, number] => [turning, turning.first + frame]),
        [page, page.first + 12],
        [page, page.resting],
      ];
      for (const [turn, frame] of frames) {
        const png = await gallery.page.evaluate((number) => window.painters.decodedFrame(number), frame);
        const shown = await pixels(Buffer.from(png, 'base64'));
        expect(shown).toMatchObject(size);
        expect(signalToNoise(shown, await painted(turn, frame)), `frame ${frame}`).toBeGreaterThan(31);
      }
    });

    test('has the length of its turns, and a sound that begins with the flap', async () => {
      const { video } = tracks(file);
      const end = turns.at(-1)?.end ?? 0;
      expect(video.samples_duration / video.timescale).toBeCloseTo(end / framesPerSecond, 2);
      const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
      const track = await input.getPrimaryAudioTrack();
      // An encoder of AAC writes up to 2112 samples of silence before.
      expect(await track?.getFirstTimestamp()).toBeGreaterThan(closedSeconds - 0.05);
      expect(await track?.getFirstTimestamp()).toBeLessThanOrEqual(closedSeconds);
      expect(await track?.computeDuration()).toBeCloseTo(closedSeconds + soundSeconds, 1);
      input.dispose();
    });
  },
);

/** The scene over the page, in units of the page. */
function over(page: Scene, scene: Scene): Scene {
  const scale = page.width / scene.width;
  const node = { kind: 'group', transform: [scale, 0, 0, scale, 0, 0], children: scene.nodes } as const;
  return { ...page, nodes: [...page.nodes, node], symbols: { ...page.symbols, ...scene.symbols } };
}
