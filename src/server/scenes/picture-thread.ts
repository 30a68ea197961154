import type { Config } from '../config/config.ts';
import { createThread } from '../thread.ts';
import type { FaceProblem } from './design-faces.ts';
import type { PictureOrder } from './picture-worker.ts';
import type { Drawable, Scenes, WantedPrint } from './scenes.ts';

export interface PictureSettings extends Pick<Config, 'dataDir' | 's3'> {
  /** The folder that holds `generated`. */
  readonly root: string;
  readonly siteName: string;
}

/**
 * Draws cards in a thread of its own, one after the other: a PNG takes some 20 ms, and many in a row would delay every
 * visitor; a PDF takes up to a second.
 */
export interface PictureThread extends Pick<Scenes, 'designProblems'> {
  /** The card as a PNG, `width` pixels wide. Rejects when it cannot be drawn. */
  png(shown: Drawable, width: number): Promise<Uint8Array>;
  /** The card as a PDF file to print. Rejects when it cannot be drawn. */
  print(shown: Drawable, wanted: WantedPrint): Promise<Uint8Array>;
  /** As `Scenes` draws it. Rejects when it cannot be drawn. */
  designFace(...order: Parameters<Scenes['designFace']>): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createPictureThread({ root, siteName, dataDir, s3 }: PictureSettings): PictureThread {
  const { ask, close } = createThread<PictureOrder, Uint8Array | readonly FaceProblem[]>({
    code: new URL('./picture-worker.ts', import.meta.url),
    workerData: { root, siteName, dataDir, s3 },
    answerTimeoutMs: 30_000,
    idleTimeoutMs: 30_000,
  });
  const draw = (order: Exclude<PictureOrder, { kind: 'problems' }>) => ask(order) as Promise<Uint8Array>;
  return {
    close,
    png: (shown, width) => draw({ kind: 'png', shown, width }),
    print: (shown, print) => draw({ kind: 'print', shown, print }),
    designFace: (design, face, width) => draw({ kind: 'face', design, face, width }),
    designProblems: (designs) => ask({ kind: 'problems', designs }) as Promise<readonly FaceProblem[]>,
  };
}
