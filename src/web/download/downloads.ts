import type { Animation } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { renderGif, renderVideo, warmStill } from '#encode/worker-client.ts';
import { drawCard } from '../components/draw-card.ts';

/** What a card can be downloaded as. */
export type DownloadFormat = 'png' | 'jpg' | 'gif' | 'mp4';

/** What files of a card are made from. */
export interface CardContent {
  readonly scene: Scene;
  readonly animation: Animation;
  /** The address of its sound. */
  readonly sound: string | null;
}

/** Reads the card as the receiver sees it. Rejects when something of it cannot be loaded. */
export type ReadContent = () => Promise<CardContent>;

interface Making {
  readonly signal: AbortSignal;
  /** Takes a share from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface MadeFile {
  readonly file: Blob;
  readonly extension: string;
}

/**
 * Makes the card into a file: pictures at pixel ratio 2 and quality 0.95. Rejects with EncodeError, or with the
 * signal's reason.
 */
export async function makeFile(
  read: ReadContent,
  format: DownloadFormat,
  { signal, onProgress }: Making,
): Promise<MadeFile> {
  const { scene, animation, sound } = await read();
  signal.throwIfAborted();
  switch (format) {
    case 'gif':
      return renderGif({ scene, animation, signal, onProgress });
    case 'mp4':
      return renderVideo({
        scene,
        animation,
        sound: sound === null ? null : { url: sound },
        signal,
        onProgress,
      });
    default:
      return {
        file: await drawCard(scene, {
          format: format === 'jpg' ? 'jpeg' : 'png',
          pixelRatio: 2,
          quality: 0.95,
          signal,
        }),
        extension: format,
      };
  }
}

/** Lets the worker load what the card needs while somebody chooses. Never rejects. */
export async function prepareDownload(read: ReadContent): Promise<void> {
  // A failure is reported when the file is requested.
  await read().then(
    ({ scene }) => warmStill(scene),
    () => {},
  );
}

/** The estimated seconds until the file is done, rounded up; null while it is too early to tell. */
export function remainingSeconds(share: number, elapsedSeconds: number): number | null {
  if (share < 0.05 || elapsedSeconds < 0.5) return null;
  return Math.ceil((elapsedSeconds * (1 - share)) / share);
}
