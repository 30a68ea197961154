import type { Animation } from '#card/document/card.ts';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** A card with its entrance animation: the input of GIF and video. */
export interface MotionRequest {
  readonly scene: Scene;
  readonly animation: Animation;
}

export type GifRequest = MotionRequest;

export interface VideoRequest extends MotionRequest {
  readonly sound: VideoSound | null;
}

/** The address of the sound, or its samples where only the page could decode it. */
export type VideoSound = { readonly url: string } | Pcm;

/** Samples from -1 to 1, one array for each channel. */
export interface Pcm {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** Of both GIF and video. */
export const framesPerSecond = 30;

/** Frames that share one encoded picture while the card is at rest. Encoding each would take most of the time. */
export const restingStep = 6;

/** Pixels. Even, because videos store one colour value for 2 x 2 pixels. */
export const videoSize = { width: 1080, height: 810 } as const;

/** Seconds. A sound of five minutes would make a file that no messenger takes. */
export const videoLimits = { least: 8, longest: 120 } as const;

/** Seconds that a card at rest is shown: three to look at it, and its text at 15 characters a second, as read aloud. */
export function readingSeconds(scene: Scene): number {
  let characters = 0;
  for (const node of everyNode(scene)) if (node.kind === 'text') characters += node.text.length;
  return clamp(3 + characters / 15, 4, 30);
}

/**
 * The number of frames of a video: as long as the sound, at least the entrance and one second. Without a sound, the
 * entrance and the time to read. `sound` is in seconds, 0 for none.
 */
export function videoFrameCount(scene: Scene, sound: number): number {
  const seen = sound > 0 ? entranceSeconds(scene) + 1 : entranceSeconds(scene) + readingSeconds(scene);
  const seconds = clamp(Math.max(seen, sound), sound > 0 ? 0 : videoLimits.least, videoLimits.longest);
  return Math.ceil(seconds * framesPerSecond - 0.001);
}

/**
 * The second of the entrance that a frame shows. The first frame is the whole card, because messengers and file
 * managers show it as the picture of the file; the entrance begins with the second.
 */
export function shownAt(scene: Scene, frame: number): number {
  return frame === 0 ? entranceSeconds(scene) : (frame - 1) / framesPerSecond;
}

/** The first frame of the card at rest. */
export function restingFrame(scene: Scene): number {
  return Math.ceil(entranceSeconds(scene) * framesPerSecond) + 1;
}
