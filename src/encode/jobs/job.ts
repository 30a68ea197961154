import type { Scene } from '#card/scene/scene.ts';
import type { EncodeErrorKind } from '../encode-error.ts';
import type { GifRequest } from '../motion-request.ts';
import type { StillRequest } from '../still.ts';
import type { VideoRequest } from '../video/video-request.ts';

/** A job for the worker. The page gets progress reports and one file, never single frames. */
export type Job =
  | ({ readonly kind: 'still' } & StillRequest)
  | ({ readonly kind: 'gif' } & GifRequest)
  | ({ readonly kind: 'video' } & VideoRequest)
  /** The result is an empty file with the media type that this browser can make. */
  | { readonly kind: 'type'; readonly of: 'gif' | 'video' }
  /** Warms the caches: loads fonts and photos and draws once, so that the first picture is as fast as the second. */
  | { readonly kind: 'warm'; readonly scene: Scene; readonly width: number };

/** From the page to the worker. */
export type WorkerCommand<OneJob = Job> =
  | { readonly type: 'start'; readonly id: number; readonly job: OneJob }
  | { readonly type: 'cancel'; readonly id: number };

/** From the worker to the page: any number of `progress`, then one of the others. A cancelled job sends nothing more. */
export type WorkerReport =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'done'; readonly id: number; readonly file: Blob }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly kind: EncodeErrorKind;
      readonly message: string;
    };

/** What a job gets from the worker. `progress` takes a share from 0 to 1. */
export interface JobTools {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}
