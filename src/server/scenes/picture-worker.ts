import { workerData } from 'node:worker_threads';
import type { DesignFace } from '#content/design-publishing.ts';
import { createFileStore } from '../files/store/create-store.ts';
import { answerOrders } from '../thread.ts';
import type { FacedDesign, FaceProblem } from './design-faces.ts';
import { openDrawingAssets } from './drawing-assets.ts';
import type { PictureSettings } from './picture-thread.ts';
import { createScenes, type Drawable, type WantedPrint } from './scenes.ts';

/** `width`: in pixels. */
export type PictureOrder =
  | { readonly kind: 'png'; readonly shown: Drawable; readonly width: number }
  | { readonly kind: 'print'; readonly shown: Drawable; readonly print: WantedPrint }
  | { readonly kind: 'problems'; readonly designs: readonly FacedDesign[] }
  | {
      readonly kind: 'face';
      readonly design: FacedDesign;
      readonly face: DesignFace;
      readonly width: number;
    };

const settings = workerData as PictureSettings;
const scenes = createScenes({
  assets: openDrawingAssets(settings.root),
  files: createFileStore(settings),
  siteName: settings.siteName,
});

function answer(order: PictureOrder): Promise<Uint8Array | readonly FaceProblem[]> {
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
