/** The whole photo for a card, or a square for a profile. */
export type PhotoKind = 'photo' | 'avatar';

/** The worker answers with the smaller file, or with null when it cannot make one. */
export interface ShrinkRequest {
  readonly file: File;
  readonly kind: PhotoKind;
}

/**
 * Makes a photo as small as the server stores it, upright and without metadata, in a worker. Null when the browser
 * cannot do it or when it was cancelled.
 */
export function shrinkPhoto(request: ShrinkRequest, signal: AbortSignal): Promise<Blob | null> {
  return new Promise((resolve) => {
    // One worker for each photo, because ending it frees the memory at once and stops a cancelled job.
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
