import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** The frame rate of GIFs and videos. */
export const framesPerSecond = 30;

/** A page's time in a GIF or a video, in frames. Without an opening, frame 0 is the first page at rest: see `shownAt`. */
export interface Turn {
  /** The page that enters, or the front of the folded card, which enters with the opening. */
  readonly page: Scene;
  /** The second of the entrance that the first frame shows. */
  readonly from: number;
  /** The first frame of the entrance. */
  readonly first: number;
  /** The first frame with the page at rest. */
  readonly resting: number;
  /** The frame after the last. */
  readonly end: number;
}

/** The pages in turn, each until it is read, and until its voices have spoken. */
export function showTurns(pages: readonly Scene[], start = 1, voices?: VoiceLengths): readonly Turn[] {
  const turns: Turn[] = [];
  for (const page of pages) {
    const first = turns.at(-1)?.end ?? start;
    const resting = first + Math.ceil(entranceSeconds(page) * framesPerSecond);
    const end = resting + Math.ceil(pageSeconds(page, voices) * framesPerSecond);
    turns.push({ page, from: 0, first, resting, end });
  }
  return turns;
}

/** Seconds that a page at rest is shown: three to look at it, and its text at 15 characters a second, as read aloud. */
export function readingSeconds(page: Scene): number {
  let characters = 0;
  // Texts with an outline are the sides and the light of others.
  for (const node of everyNode(page))
    if (node.kind === 'text' && !node.outline) characters += node.text.length;
  return clamp(3 + characters / 15, 4, 30);
}

/** The seconds of each voice of a page. */
export type VoiceLengths = ReadonlyMap<Scene, readonly number[]>;

/** Seconds that a page at rest is shown: until it is read, and until its voices have spoken. */
export function pageSeconds(page: Scene, voices: VoiceLengths | undefined): number {
  return Math.max(readingSeconds(page), voiceSeconds(voices?.get(page)));
}

/** Seconds of silence before a voice and after the last one of a page. */
export const voiceGap = 0.5;

/** Seconds that voices of these lengths take on a page at rest; 0 without any. */
export function voiceSeconds(lengths: readonly number[] = []): number {
  return lengths.reduce((sum, seconds) => sum + seconds + voiceGap, lengths.length > 0 ? voiceGap : 0);
}

/**
 * The second of the page's entrance that a frame shows. Frame 0 is the whole page, because messengers and file managers
 * show it as the picture of the file; the entrance begins with the next. Of an opening it is the closed envelope.
 */
export function shownAt({ page, from, first }: Turn, frame: number): number {
  return frame < first ? entranceSeconds(page) : from + (frame - first) / framesPerSecond;
}
