import { workerData } from 'node:worker_threads';
import type { DesignFace } from '#content/design-publishing.ts';
import { createFileStore } from '../files/store/create-store.ts';
import { answerOrders } from '../thread.ts';
import type { FaceProblem } from './design-faces.ts';
import type { DrawnDesign } from './design-pictures.ts';
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

type FacedDesign = Pick<DrawnDesign, 'card' | 'hasPhotoFrames'>;

export type DesignOrder =
  | { readonly kind: 'problems'; readonly designs: readonly FacedDesign[] }
  | {
      readonly kind: 'face';
      readonly design: FacedDesign;
      readonly face: DesignFace;
      /** Pixels. */
      readonly width: number;
    };

const settings = workerData as PictureSettings;
const scenes = createScenes({
  assets: openDrawingAssets(settings.root),
  files: createFileStore(settings),
  siteName: settings.siteName,
});

function answer(order: PictureOrder | DesignOrder): Promise<Uint8Array | readonly FaceProblem[]> {
  switch (order.kind) {
    case 'png':
      return scenes.png(order.shown, order.width);
    case 'print':
      return scenes.print(order.shown, order.print);
    case 'face':
      return scenes.designFace(order.design, order.face, order.width);
    case 'problems':
      return scenes.designProblems(order.designs);
  }
}

answerOrders(answer);
