import type { Config } from '../config/config.ts';
import { createThread } from '../thread.ts';
import type { PictureOrder } from './picture-worker.ts';
import type { Drawable, WantedPrint } from './scenes.ts';

export interface PictureSettings extends Pick<Config, 'dataDir' | 's3'> {
  /** The folder that holds `generated`. */
  readonly root: string;
  readonly siteName: string;
}

/**
 * Draws cards in a thread of its own, one after the other: a PNG takes some 20 ms, and many in a row would delay every
 * visitor; a PDF takes up to a second.
 */
export interface PictureThread {
  /** The card as a PNG, `width` pixels wide. Rejects when it cannot be drawn. */
  png(shown: Drawable, width: number): Promise<Uint8Array>;
  /** The card as a PDF file to print. Rejects when it cannot be drawn. */
  print(shown: Drawable, wanted: WantedPrint): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function createPictureThread({ root, siteName, dataDir, s3 }: PictureSettings): PictureThread {
  const { ask, close } = createThread<PictureOrder, Uint8Array>({
    code: new URL('./picture-worker.ts', import.meta.url),
    workerData: { root, siteName, dataDir, s3 },
    answerTimeoutMs: 30_000,
    idleTimeoutMs: 30_000,
  });
  return {
    close,
    png: (shown, width) => ask({ kind: 'png', shown, width }),
    print: (shown, print) => ask({ kind: 'print', shown, print }),
  };
}
