import { workerData } from 'node:worker_threads';
import type { Card } from '#card/document/card.ts';
import { createFileStore } from '../files/store/create-store.ts';
import { answerOrders } from '../thread.ts';
import { openDrawingAssets } from './drawing-assets.ts';
import type { PictureSettings } from './picture-thread.ts';
import { createScenes, type WantedPrint } from './scenes.ts';

export type PictureOrder = { readonly card: Card } & (
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
  ({ card, ...order }: PictureOrder): Promise<Uint8Array> =>
    order.kind === 'png' ? scenes.png(card, order.width) : scenes.print(card, order.print),
);
