import { parentPort, workerData } from 'node:worker_threads';
import type { Card } from '#card/document/card.ts';
import { createFileStore } from '../files/store/create-store.ts';
import { openDrawingAssets } from './drawing-assets.ts';
import type { PictureSettings } from './picture-thread.ts';
import { createScenes } from './scenes.ts';

export interface PictureOrder {
  readonly card: Card;
  /** Pixels. */
  readonly width: number;
}

/** The file, or in words why there is none. */
export type PictureAnswer = { readonly png: Uint8Array } | { readonly failure: string };

const settings = workerData as PictureSettings;
const scenes = createScenes({
  assets: openDrawingAssets(settings.root),
  files: createFileStore(settings),
  siteName: settings.siteName,
});

parentPort?.on('message', ({ card, width }: PictureOrder) => {
  scenes.png(card, width).then(
    (png) => parentPort?.postMessage({ png } satisfies PictureAnswer),
    (error: unknown) => parentPort?.postMessage({ failure: `${error}` } satisfies PictureAnswer),
  );
});
