import { Worker } from 'node:worker_threads';
import type { Card } from '#card/document/card.ts';
import type { Config } from '../config/config.ts';
import type { PictureAnswer, PictureOrder } from './picture-worker.ts';
import type { WantedPrint } from './scenes.ts';

export interface PictureSettings extends Pick<Config, 'dataDir' | 's3'> {
  /** The folder that holds `generated`. */
  readonly root: string;
  readonly siteName: string;
}

/**
 * Draws cards in a thread of its own, one after the other: a PNG takes some 20 ms, and many in a row would delay every
 * visitor; a PDF takes up to a second. The thread starts with the first order and ends after `idleTimeoutMs` without one.
 */
export interface PictureThread {
  /** The card as a PNG, `width` pixels wide. Rejects when it cannot be drawn. */
  png(card: Card, width: number): Promise<Uint8Array>;
  /** The card as a PDF file to print. Rejects when it cannot be drawn. */
  print(card: Card, wanted: WantedPrint): Promise<Uint8Array>;
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
  /** Fulfilled when the orders before are done. */
  let before: Promise<unknown> = Promise.resolve();

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

  async function draw(order: PictureOrder): Promise<Uint8Array> {
    clearTimeout(idleTimer);
    worker ??= begin();
    const answer = new Promise<PictureAnswer>((resolve) => {
      finish = resolve;
    });
    // A thread that hangs is ended.
    const timer = setTimeout(() => void close(), drawTimeoutMs);
    worker.postMessage(order);
    const drawn = await answer;
    clearTimeout(timer);
    idleTimer = setTimeout(() => void close(), idleTimeoutMs).unref();
    if ('file' in drawn) return drawn.file;
    throw new Error(drawn.failure);
  }

  function drawNext(order: PictureOrder): Promise<Uint8Array> {
    const drawn = before.then(() => draw(order));
    before = drawn.catch(() => undefined);
    return drawn;
  }

  return {
    close,
    png: (card, width) => drawNext({ kind: 'png', card, width }),
    print: (card, print) => drawNext({ kind: 'print', card, print }),
  };
}
