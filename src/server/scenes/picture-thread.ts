import { Worker } from 'node:worker_threads';
import type { Card } from '#card/document/card.ts';
import type { Config } from '../config/config.ts';
import type { PictureAnswer, PictureOrder } from './picture-worker.ts';

export interface PictureSettings extends Pick<Config, 'dataDir' | 's3'> {
  /** The folder that holds `generated`. */
  readonly root: string;
  readonly siteName: string;
}

/**
 * Draws cards in a thread of its own: one takes some 20 ms, and many in a row would delay every visitor. The thread starts
 * with the first picture and ends after `idleTimeoutMs` without one.
 */
export interface PictureThread {
  /** The card as a PNG, `width` pixels wide. One at a time. Rejects when it cannot be drawn. */
  png(card: Card, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Milliseconds without an order after which the thread ends and frees its memory. */
const idleTimeoutMs = 30_000;
/** Milliseconds a picture may take, the start of the thread included. */
const drawTimeoutMs = 30_000;

const code = new URL('./picture-worker.ts', import.meta.url);

export function createPictureThread({ root, siteName, dataDir, s3 }: PictureSettings): PictureThread {
  let worker: Worker | null = null;
  /** Ends the wait for the picture that is being drawn. */
  let finish: (outcome: PictureAnswer) => void = () => {};
  let idleTimer: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(code, { workerData: { root, siteName, dataDir, s3 } });
    const fail = (failure: string) => begun === worker && finish({ failure });
    begun.on('message', (answer: PictureAnswer) => begun === worker && finish(answer));
    begun.on('error', (error) => fail(`${error}`));
    begun.on('exit', () => {
      fail('The thread that draws ended.');
      if (begun === worker) worker = null;
    });
    return begun;
  }

  async function close(): Promise<void> {
    clearTimeout(idleTimer);
    finish({ failure: 'The thread that draws was closed.' });
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  return {
    close,
    async png(card, width) {
      clearTimeout(idleTimer);
      worker ??= begin();
      const answer = new Promise<PictureAnswer>((resolve) => {
        finish = resolve;
      });
      // A thread that hangs is ended.
      const timer = setTimeout(() => void close(), drawTimeoutMs);
      worker.postMessage({ card, width } satisfies PictureOrder);
      const drawn = await answer;
      clearTimeout(timer);
      idleTimer = setTimeout(() => void close(), idleTimeoutMs).unref();
      if ('png' in drawn) return drawn.png;
      throw new Error(drawn.failure);
    },
  };
}
