import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { type Card, newCard } from '#card/document/card.ts';
import { diskStore } from '../files/store/disk.ts';
import { openDrawingAssets } from './drawing-assets.ts';
import { createPictureThread } from './picture-thread.ts';
import { createScenes, type Drawable } from './scenes.ts';

// The thread begins with reading all fonts, which takes seconds where many other tests run.
vi.setConfig({ testTimeout: 60_000 });

const dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
const root = process.cwd();
const siteName = 'Birthday Bloom';
const thread = createPictureThread({ root, siteName, dataDir, s3: null });
afterAll(async () => {
  await thread.close();
  await rm(dataDir, { recursive: true, force: true });
});

const files = diskStore(join(dataDir, 'files'));
const file = 'aaaaaaaaaaaaaaaaaaaaaa';
await files.put(
  file,
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#cc8844' } })
    .webp()
    .toBuffer(),
  'image/webp',
);
const receiverPhoto = { file, width: 400, height: 300, focusX: 0.5, focusY: 0.5, zoom: 1 };
const card: Card = { ...newCard(3), toName: 'आशा 🎂', fromName: 'Ravi', message: '生日快乐', receiverPhoto };

const scenes = createScenes({ assets: openDrawingAssets(root), files, siteName });

test('draws what the main thread draws, photo and letters of every script included', async () => {
  const [here, there] = [await scenes.png({ card }, 600), await thread.png({ card }, 600)];
  const pixels = (png: Uint8Array) => sharp(png).raw().toBuffer();
  expect((await pixels(there)).equals(await pixels(here))).toBe(true);
});

/** Microseconds of this thread that a picture takes, after a first one; the least of three, as others' rubbish is collected too. */
async function timeHere(draw: (shown: Drawable, width: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const used = process.threadCpuUsage();
    await draw({ card: { ...card, seed: n } }, 1344);
    const { user, system } = process.threadCpuUsage(used);
    times.push(user + system);
  }
  return Math.min(...times.slice(1));
}

test('leaves the main thread free', async () => {
  expect(await timeHere(thread.png)).toBeLessThan((await timeHere(scenes.png)) / 2);
});

test('tells of a card that cannot be drawn, draws the next, and begins anew after it was closed', async () => {
  await expect(
    thread.png({ card: { ...card, background: 'bg-none', title: null } as unknown as Card }, 0),
  ).rejects.toThrow();
  expect((await sharp(await thread.png({ card }, 300)).metadata()).width).toBe(300);
  await thread.close();
  expect((await sharp(await thread.png({ card }, 300)).metadata()).width).toBe(300);
});
