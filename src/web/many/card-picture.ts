import type { Card } from '#card/document/card.ts';
import { drawSmall } from './many-client.ts';

/** Pixels: sharp on a phone, small enough that the first rows come at once. */
export const pictureWidth = 320;

/** Pictures that are drawn at a time: a laptop has a worker and its next job. */
const atATime = 2;

interface Waiting {
  readonly card: Card;
  readonly signal: AbortSignal;
  readonly resolve: (picture: Blob) => void;
  readonly reject: (error: unknown) => void;
}

const waiting: Waiting[] = [];
let running = 0;

/** Draws a card, small, after those that were asked for before. Rejects with EncodeError or the signal's reason. */
export function drawPicture(card: Card, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    waiting.push({ card, signal, resolve, reject });
    next();
  });
}

function next(): void {
  while (running < atATime) {
    const one = waiting.shift();
    if (!one) return;
    if (one.signal.aborted) one.reject(one.signal.reason);
    else void draw(one);
  }
}

async function draw({ card, signal, resolve, reject }: Waiting): Promise<void> {
  running += 1;
  try {
    resolve(await drawSmall({ card, width: pictureWidth }, signal));
  } catch (error) {
    reject(error);
  } finally {
    running -= 1;
    next();
  }
}
