import { rm } from 'node:fs/promises';
import { type Card, newCard } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import { fileHref } from '#content/file-href.ts';
import { createFileStore } from '#server/files/store/create-store.ts';
import { openDrawingAssets } from '#server/scenes/drawing-assets.ts';
import { createScenes, type Scenes } from '#server/scenes/scenes.ts';
import { assert } from '#std/assert.ts';
import { photoFile, samplePhotos } from '#tests/pictures/samples.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';

const [receiverPhoto, senderPhoto] = samplePhotos;

export const message =
  'Whenever life wobbles, I feel a steady hand at my back, and it is always yours. You never made a speech about it; ' +
  'you were simply there. So here is my speech: have a beautiful day, eat the biggest slice, and let us do the dishes. 🎉';

/** A card as many people make it: a picture behind, two photos, a message of some sentences. */
export const sampleCard: Card = {
  ...newCard(7),
  toName: 'Asha',
  fromName: 'Ravi and Meera',
  message,
  background: 'bg-balloons',
  receiverPhoto,
  senderPhoto,
};

/** The same in Hindi, whose letters need more of a font. */
export const hindiCard: Card = {
  ...sampleCard,
  language: 'hi',
  toName: 'आशा',
  fromName: 'रवि और मीरा',
  message:
    'जब भी ज़िंदगी डगमगाती है, पीठ पर एक मज़बूत हाथ महसूस होता है, और वह हमेशा तुम्हारा होता है। तुमने इस पर कभी कुछ कहा नहीं; ' +
    'बस साथ खड़ी रहीं। तो आज कहने की बारी हमारी है: दिन ख़ूबसूरत हो, केक का सबसे बड़ा टुकड़ा तुम्हारा, और बर्तन हम धो देंगे। 🎉',
};

export interface Drawing {
  readonly scenes: Scenes;
  /** The photos of the sample card by their addresses, stored as the product stores photos. */
  readonly photos: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

/** The server's drawing parts without the server. */
export async function openDrawing(): Promise<Drawing> {
  const dataDir = temporaryFolder();
  const files = createFileStore({ dataDir, s3: null });
  const photos = new Map<string, Buffer>();
  for (const [seed, photo] of samplePhotos.entries()) {
    const bytes = await photoFile(photo.width, photo.height, seed);
    await files.put(photo.file, bytes, 'image/webp');
    photos.set(fileHref(photo), bytes);
  }
  return {
    scenes: createScenes({ assets: openDrawingAssets(process.cwd()), files, siteName: 'Birthday Bloom' }),
    photos,
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** The card on the landscape face, which has one page. */
async function sceneOf(scenes: Scenes, card: Card): Promise<Scene> {
  const [scene] = await scenes.pages({ card }, landscape);
  assert(scene, 'A landscape card is one page.');
  return scene;
}

/** The sample card as it looks after `count` keystrokes more: no two of them are the same picture. */
export function retyped(scenes: Scenes, count: number): Promise<Scene> {
  return sceneOf(scenes, {
    ...sampleCard,
    message: `${message.slice(0, -3)} ${'xo '.repeat((count % 12) + 1)}${count}`,
  });
}
