export type SoundKind = 'upload' | 'recording';

/** A sound as we store it: without tags, pictures or anything else. */
export interface PreparedSound {
  readonly bytes: Uint8Array;
  readonly contentType: 'audio/mp4' | 'audio/mpeg' | 'audio/wav';
  readonly seconds: number;
}

export type RewriteProblem = 'format' | 'codec' | 'lossless' | 'no-sound' | 'too-long' | 'damaged';

/** Seconds allowed above the limit: encoders pad the last frame, and clocks differ. */
export const toleranceSeconds = 1;
