import { soundOf } from '#content/sounds.ts';
import { renderGif, renderVideo, warmStill } from '#encode/worker-client.ts';
import { drawCard } from '../../components/draw-card.ts';
import type { Studio } from '../studio.ts';

/** What a card can be downloaded as. */
export type DownloadFormat = 'png' | 'jpg' | 'gif' | 'mp4';

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
 * Makes the card as the receiver sees it into a file: pictures at pixel ratio 2 and quality 0.95. Rejects with
 * EncodeError, or with the signal's reason.
 */
export async function makeFile(
  { store, liveScene }: Studio,
  format: DownloadFormat,
  { signal, onProgress }: Making,
): Promise<MadeFile> {
  const { card } = store.getState();
  const scene = await liveScene.complete(card);
  signal.throwIfAborted();
  const { animation } = card;
  switch (format) {
    case 'gif':
      return renderGif({ scene, animation, signal, onProgress });
    case 'mp4': {
      const sound = soundOf(card.audio);
      return renderVideo({ scene, animation, sound: sound && { url: sound.href }, signal, onProgress });
    }
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
export async function prepareDownload({ store, liveScene }: Studio): Promise<void> {
  // A failure is reported when the file is requested.
  await liveScene.complete(store.getState().card).then(warmStill, () => {});
}

/** The estimated seconds until the file is done, rounded up; null while it is too early to tell. */
export function remainingSeconds(share: number, elapsedSeconds: number): number | null {
  if (share < 0.05 || elapsedSeconds < 0.5) return null;
  return Math.ceil((elapsedSeconds * (1 - share)) / share);
}
