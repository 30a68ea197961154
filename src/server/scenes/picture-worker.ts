import { workerData } from 'node:worker_threads';
import { createFileStore } from '../files/store/create-store.ts';
import { answerOrders } from '../thread.ts';
import { openDrawingAssets } from './drawing-assets.ts';
import type { PictureSettings } from './picture-thread.ts';
import { createScenes, type Drawable, type WantedPrint } from './scenes.ts';

export type PictureOrder = { readonly shown: Drawable } & (
  | {
      readonly kind: 'png';
      /** Pixels. */
      readonly width: number;
    }
  | { readonly kind: 'print'; readonly print: WantedPrint }
);

const settings = workerData as PictureSettings;
const scenes = createScenes({
  assets: openDrawingAssets(settings.root),
  files: createFileStore(settings),
  siteName: settings.siteName,
});

answerOrders(
  ({ shown, ...order }: PictureOrder): Promise<Uint8Array> =>
    order.kind === 'png' ? scenes.png(shown, order.width) : scenes.print(shown, order.print),
);
