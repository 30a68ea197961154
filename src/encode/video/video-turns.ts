import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { closedSeconds, openingSeconds, placedAt } from '#card/opening/timeline.ts';
import type { Scene } from '#card/scene/scene.ts';
import {
  framesPerSecond,
  pageSeconds,
  readingSeconds,
  showTurns,
  type Turn,
  type VoiceLengths,
  voiceSeconds,
} from '../turns.ts';
import { videoLimits } from './video-limits.ts';
import type { VideoRequest } from './video-request.ts';

/** Seconds that a page stays at least where a video is cut short. */
const leastRest = 2;

/** The closed envelope; the opening until the front is in its place, where it rests; and the front as it turns open. */
function openingTurns(page: Scene, restSeconds: number): readonly Turn[] {
  const frames = (seconds: number) => Math.round(seconds * framesPerSecond);
  const closed = frames(closedSeconds);
  const placed = closed + frames(placedAt);
  const turning = placed + frames(restSeconds);
  const open = turning + frames(openingSeconds - placedAt);
  return [
    { page, from: 0, first: 0, resting: 0, end: closed },
    { page, from: 0, first: closed, resting: placed, end: turning },
    { page, from: placedAt, first: turning, resting: open, end: open },
  ];
}

/**
 * The same pages in at most so many frames: each stays for a shorter time, in proportion, and those that would be gone in
 * a moment are left out from the end. What moves keeps its pace.
 */
function shortened(turns: readonly Turn[], frames: number): readonly Turn[] {
  if ((turns.at(-1)?.end ?? 0) <= frames) return turns;
  const rests = turns.map(({ resting, end }) => end - resting);
  const least = rests.map((rest) => Math.min(rest, leastRest * framesPerSecond));
  const moving = turns.reduce((all, { first, resting }) => all + resting - first, turns[0]?.first ?? 0);
  const free = frames - moving - sum(least);
  if (free < 0 && turns.length > 1) return shortened(turns.slice(0, -1), frames);
  const share = Math.max(0, free) / (sum(rests) - sum(least) || 1);
  let end = turns[0]?.first ?? 0;
  return turns.map((turn, at) => {
    const [first, rest = 0, kept = 0] = [end, rests[at], least[at]];
    const resting = first + turn.resting - turn.first;
    end = resting + kept + Math.floor((rest - kept) * share);
    return { ...turn, first, resting, end };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

interface VideoShow extends Pick<VideoRequest, 'pages' | 'ends' | 'longest'> {
  /** The front of the folded card, see `frontOf`; null for a video that begins with the card. */
  readonly front: Scene | null;
  readonly voices?: VoiceLengths;
}

/**
 * The pages in turn in a video, after the opening if it has one. A front that is the cover page is read there. No page ends
 * before its voices. A video with a `longest` time ends by then. `soundSeconds`: of the card's sound, 0 for none.
 */
export function videoTurns(show: VideoShow, soundSeconds: number): readonly Turn[] {
  const { pages, front, voices, longest = Infinity } = show;
  const inside = pages.filter((page) => page !== front);
  const isCover = inside.length < pages.length;
  const opening = front ? openingTurns(front, isCover ? readingSeconds(front) : 0) : [];
  const turns = shortened(
    [...opening, ...showTurns(inside, opening.at(-1)?.end, voices)],
    longest * framesPerSecond,
  );
  const last = turns.at(-1);
  if (!last) return turns;
  const seconds = Math.min(wholeSeconds(last, show, soundSeconds), longest);
  // The error of a sum of fractions is no further frame.
  return [...turns.slice(0, -1), { ...last, end: Math.ceil(seconds * framesPerSecond - 0.001) }];
}

/**
 * The last page stays until the sound ends, at least a second. Without a sound, or where the video ends with the show, it
 * stays until it is read.
 */
function wholeSeconds(last: Turn, { front, ends, voices }: VideoShow, soundSeconds: number): number {
  const restsAt = entranceSeconds(last.page) + (last.first - 1) / framesPerSecond;
  if (soundSeconds === 0 || ends === 'show') {
    return Math.max(restsAt + pageSeconds(last.page, voices), videoLimits.least);
  }
  const soundEnds = Math.min(soundStart(front !== null) + soundSeconds, videoLimits.longest);
  return Math.max(restsAt + Math.max(1, voiceSeconds(voices?.get(last.page))), soundEnds);
}

/** The second of a video at which its sound begins: with the flap of an envelope. */
export function soundStart(hasOpening: boolean): number {
  return hasOpening ? closedSeconds : 0;
}
