import type { Scene } from '#card/scene/scene.ts';
import type { GifRequest, VideoRequest } from './frames.ts';
import type { EncodeErrorKind, StillRequest } from './still.ts';

/**
 * What a worker can be asked to do. The frames of a video are the worker's own business: the page sees
 * progress and one file.
 */
export type Job =
  | ({ readonly kind: 'still' } & StillRequest)
  | ({ readonly kind: 'gif' } & GifRequest)
  | ({ readonly kind: 'video' } & VideoRequest)
  /** Answered by an empty file of the type that this browser can make. */
  | { readonly kind: 'type'; readonly of: 'gif' | 'video' }
  /** Loads fonts and photos and draws once, unseen, so that the first real picture is as fast as the second. */
  | { readonly kind: 'warm'; readonly scene: Scene };

/** From the page to the worker. */
export type WorkerCommand =
  | { readonly type: 'start'; readonly id: number; readonly job: Job }
  | { readonly type: 'cancel'; readonly id: number };

/** From the worker to the page: any number of `progress`, then one of the others. A cancelled job says nothing more. */
export type WorkerReport =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'done'; readonly id: number; readonly file: Blob }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly kind: EncodeErrorKind;
      readonly message: string;
    };

/** How a worker does one kind of job. `progress` takes a share from 0 to 1. */
export interface JobTools {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}
