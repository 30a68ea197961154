import type { Scene } from '#card/scene/scene.ts';
import type { MotionRequest } from '../motion-request.ts';
import type { Pcm } from '../sound/open-sound.ts';

export interface VideoRequest extends MotionRequest {
  /** The address of the card's sound. */
  readonly sound: string | null;
  /** The sounds by their addresses, where only the page could decode them. */
  readonly decoded?: ReadonlyMap<string, Pcm>;
  readonly ends: VideoEnd;
  /** Seconds, where it may be no longer: see `statusVideo`. */
  readonly longest?: number;
  /** The envelope that it begins with, see `videoEnvelope`; null for a video that begins with the card. */
  readonly envelope: Scene | null;
}

/** A video ends with its sound, or when its pages have been shown. */
export type VideoEnd = 'sound' | 'show';
