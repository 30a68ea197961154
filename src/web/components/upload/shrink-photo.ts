import type { ShrinkRequest } from './photo-contract.ts';

/**
 * The photo upright and without metadata, no larger than it would be kept, made off the page's thread. Null where this
 * browser cannot do it, or when it was cancelled.
 */
export function shrinkPhoto(request: ShrinkRequest, signal: AbortSignal): Promise<Blob | null> {
  return new Promise((resolve) => {
    // One for each photo: ending it frees the memory of many megapixels, and stops what was cancelled.
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    function finish(made: Blob | null) {
      worker.terminate();
      resolve(made);
    }
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => finish(data);
    worker.onerror = () => finish(null);
    signal.addEventListener('abort', () => finish(null), { once: true });
    worker.postMessage(request);
  });
}
