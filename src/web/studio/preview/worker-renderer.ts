import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import { random } from '#card/scene/random.ts';
import type { Placeholder } from '../document/placeholder.ts';
import type { BackgroundSource } from './background-source.ts';
import type { RenderCommand, RenderReport, RenderRequest } from './worker-renderer-contract.ts';

/** Milliseconds without an answer until the SVG takes over, because a font of the worker may take long to load. */
const timeoutMs = 600;

export interface WorkerRendererState {
  /** The number of the request that the canvas shows; null before the first one and after a failure. */
  readonly frame: number | null;
}

/** Draws the card in a worker, on a canvas of the page, so that layout and painting do not delay typing. */
export interface WorkerRenderer extends Omit<StoreApi<WorkerRendererState>, 'setState'> {
  /** Draws on this canvas until the returned function is called. A canvas can be attached only once. */
  attach(canvas: HTMLCanvasElement): () => void;
  /** Starts the worker, which loads what the card needs. */
  prepare(card: Card): void;
  /** The number of the request; null when the worker cannot draw this card at once. */
  draw(card: Card): number | null;
}

interface WorkerRendererOptions {
  readonly backgrounds: BackgroundSource;
  readonly placeholderFor: (card: Card) => Placeholder;
  readonly now: () => number;
  /** Null where the browser cannot draw text in workers. */
  readonly startWorker: (() => Worker) | null;
}

export function createWorkerRenderer({
  backgrounds,
  placeholderFor,
  now,
  startWorker,
}: WorkerRendererOptions): WorkerRenderer {
  const { setState, ...store } = createStore<WorkerRendererState>(() => ({ frame: null }));
  let worker: Worker | null = null;
  let canvas: HTMLCanvasElement | null = null;
  /** Of the canvas, in CSS pixels. */
  let size: Size = { width: 0, height: 0 };
  let background = '';
  let lastId = 0;
  /** When the oldest unanswered request was sent; null when all are answered. */
  let waitingSince: number | null = null;
  let isReady = false;

  function report(frame: number | null): void {
    isReady = frame !== null;
    setState({ frame });
  }

  function onReport({ data: { type, id } }: MessageEvent<RenderReport>): void {
    waitingSince = id === lastId ? null : now();
    report(type === 'drawn' ? id : null);
  }

  /** The canvas ends with the worker, so from now on only the SVG is drawn. */
  function onError(): void {
    stop();
    report(null);
  }

  function stop(): void {
    worker?.terminate();
    worker = null;
    canvas = null;
    isReady = false;
  }

  function start(): Worker | null {
    if (worker || !canvas || !startWorker) return worker;
    worker = startWorker();
    worker.addEventListener('message', onReport);
    worker.addEventListener('error', onError);
    worker.addEventListener('messageerror', onError);
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage({ type: 'canvas', canvas: offscreen } satisfies RenderCommand, [offscreen]);
    return worker;
  }

  function send(card: Card): number | null {
    const { key, label, tags, symbols, panel, draw } = backgrounds.find(card.background);
    const to = key === card.background ? start() : null;
    if (!to || size.width === 0) return null;
    if (background !== `${key} ${card.seed}`) {
      background = `${key} ${card.seed}`;
      const drawn = {
        key,
        label,
        tags,
        panel,
        ...(symbols && { symbols }),
        nodes: draw({ random: random(card.seed), face: landscape }),
      };
      to.postMessage({ type: 'background', background: drawn } satisfies RenderCommand);
    }
    lastId += 1;
    waitingSince ??= now();
    const request = { id: lastId, card, placeholder: placeholderFor(card), ...pixelsOf(size) };
    to.postMessage({ type: 'draw', request } satisfies RenderCommand);
    return lastId;
  }

  return {
    ...store,
    attach(element) {
      canvas = element;
      const observer = new ResizeObserver(([entry]) => {
        size = entry?.contentRect ?? size;
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        stop();
      };
    },
    prepare(card) {
      send(card);
    },
    draw(card) {
      if (waitingSince !== null && now() - waitingSince > timeoutMs) isReady = false;
      return isReady ? send(card) : null;
    },
  };
}

type Size = Pick<DOMRect, 'width' | 'height'>;

/** The scale is that of the SVG under the canvas, whose size is rarely a whole number of pixels. */
function pixelsOf({ width, height }: Size): Pick<RenderRequest, 'width' | 'height' | 'scale'> {
  const ratio = devicePixelRatio;
  return {
    width: Math.round(width * ratio),
    height: Math.round(height * ratio),
    scale: (width * ratio) / landscape.width,
  };
}

/** Starts the worker. Null where browsers cannot draw on a canvas of the page from a worker (Safari before 17). */
export const startRenderWorker =
  typeof OffscreenCanvas === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
    ? () => new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
    : null;
