import { type RefObject, useEffect, useState } from 'react';
import type { Card } from '#card/document/card.ts';
import { useNear } from '../ui/use-near.ts';
import { drawSmall } from './many-client.ts';

/** Milliseconds without an edit after which a card is drawn. */
const restMs = 200;

/**
 * The address of a small picture of a card, drawn once its place is near what is seen; null until then. While a later
 * version is drawn the earlier one stays.
 */
export function useCardPicture(place: RefObject<Element | null>, card: Card): string | null {
  const isNear = useNear(place);
  const [picture, setPicture] = useState<string | null>(null);
  const wanted = JSON.stringify(card);
  // The worker is outside React.
  useEffect(() => {
    if (!isNear) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const file = await drawPicture(JSON.parse(wanted) as Card, stop.signal);
        setPicture(URL.createObjectURL(file));
      } catch {
        // The place stays empty; whoever makes files is told what is wrong.
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isNear, wanted]);
  // The browser keeps a picture as long as it has an address.
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture]);
  return picture;
}

/** Pixels: sharp on a phone, small enough that the first rows come at once. */
const pictureWidth = 320;

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
function drawPicture(card: Card, signal: AbortSignal): Promise<Blob> {
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
