import type { Animation } from '#card/document/card.ts';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** A card that enters and then rests: what GIF and video have in common. */
export interface MotionRequest {
  readonly scene: Scene;
  readonly animation: Animation;
}

export type GifRequest = MotionRequest;

export interface VideoRequest extends MotionRequest {
  readonly sound: VideoSound | null;
}

/** Where the sound is, or, where only the page could decode it, what it sounds like. */
export type VideoSound = { readonly url: string } | Pcm;

/** Sound as numbers from -1 to 1, one array for each channel. */
export interface Pcm {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** Of GIF and video alike. */
export const framesPerSecond = 30;

/** Frames for which a card at rest is shown by one picture: encoding the same again takes most of the time of a video. */
export const restingStep = 6;

/** Pixels. Even, because videos store colour for two by two of them. */
export const videoSize = { width: 1080, height: 810 } as const;

/** Seconds. A sound of five minutes would make a file that no messenger takes. */
export const videoLimits = { least: 8, longest: 120 } as const;

/**
 * Seconds for which a card at rest should stand so that it can be read: three to look at it, and fifteen
 * characters a second, at which most people read aloud.
 */
export function readingSeconds(scene: Scene): number {
  let characters = 0;
  for (const node of everyNode(scene)) if (node.kind === 'text') characters += node.text.length;
  return clamp(3 + characters / 15, 4, 30);
}

/**
 * How long a video is: the entrance and time to read, and as long as the sound lasts. `sound` is in seconds, 0
 * for none. A whole number of frames.
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

/** The first frame from which on all look like the card at rest. */
export function restingFrame(scene: Scene): number {
  return Math.ceil(entranceSeconds(scene) * framesPerSecond) + 1;
}
