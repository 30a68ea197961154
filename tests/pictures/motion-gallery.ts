import { readFileSync } from 'node:fs';
import { registerNodeFonts } from '#encode/node-surface.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { wavFile } from '#tests/support/sounds.ts';
import { type Gallery, openGallery, type Pixels, pixels } from './gallery.ts';
import type { VideoOf } from './motion-page.ts';
import { fontFile, samplePhotoFiles } from './sample-scenes.ts';

/** A page that makes GIFs and videos, with the photos and the sounds that tests put into them. */
export interface MotionGallery extends Gallery {
  makeVideo(request: VideoOf): ReturnType<typeof window.painters.video>;
  makeGif(request: Parameters<typeof window.painters.gif>[0]): ReturnType<typeof window.painters.gif>;
  /** A frame of the video that was made last. */
  videoFrame(seconds: number): Promise<Pixels>;
  /** Its sound. */
  videoSound(): ReturnType<typeof window.painters.videoSound>;
  /** A tone of it, in each tenth of a second. */
  videoTone(hertz: number): ReturnType<typeof window.painters.videoTone>;
  onCanvas(shown: Parameters<typeof window.painters.paintCanvas>[0]): Promise<Pixels>;
}

export const sounds: Readonly<Record<string, () => Buffer>> = {
  '/greeting.m4a': () => readFileSync('public/audio/warm-wishes.m4a'),
  '/recording.wav': () => wavFile({ seconds: 2.5, sampleRate: 44_100 }),
  '/song.wav': () => wavFile({ seconds: 200 }),
  // Of notes.
  '/files/low-voice': () => wavFile({ seconds: 2, sampleRate: 24_000, hertz: 700 }),
  '/files/high-voice': () => wavFile({ seconds: 3, sampleRate: 44_100, hertz: 1500 }),
  '/broken.mp3': () => Buffer.from('This is no sound at all.'),
};

export async function openMotionGallery(): Promise<MotionGallery> {
  registerNodeFonts(nodeFonts, process.cwd());
  const photos = await samplePhotoFiles();
  const gallery = await openGallery((path) => sounds[path]?.() ?? photos.get(path) ?? fontFile(path));
  const { page } = gallery;
  return {
    ...gallery,
    makeGif: (request) => page.evaluate((given) => window.painters.gif(given), request),
    makeVideo: (request) => page.evaluate((given) => window.painters.video(given), request),
    async videoFrame(seconds) {
      const file = await page.evaluate((at) => window.painters.videoFrame(at), seconds);
      return pixels(Buffer.from(file, 'base64'));
    },
    videoSound: () => page.evaluate(() => window.painters.videoSound()),
    videoTone: (hertz) => page.evaluate((asked) => window.painters.videoTone(asked), hertz),
    async onCanvas(shown) {
      const file = await page.evaluate((given) => window.painters.paintCanvas(given), shown);
      return pixels(Buffer.from(file, 'base64'));
    },
  };
}
