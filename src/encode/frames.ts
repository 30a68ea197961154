import type { Animation } from '#card/document/card.ts';
import { entranceSeconds } from '#card/motion/sample-scene.ts';
import { closedSeconds, openingSeconds, placedAt } from '#card/opening/timeline.ts';
import { everyNode } from '#card/paint/content.ts';
import type { Scene, SceneVoice } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** The pages of a card, which have one size, with their entrance animation: the input of GIF and video. */
export interface MotionRequest {
  readonly pages: readonly Scene[];
  readonly animation: Animation;
}

export interface GifRequest extends MotionRequest {
  /** Pixels; the height follows from the pages. */
  readonly width: number;
}

export interface VideoRequest extends MotionRequest {
  /** The address of the card's sound. */
  readonly sound: { readonly url: string } | null;
  /** The sounds by their addresses, where only the page could decode them. */
  readonly decoded?: ReadonlyMap<string, Pcm>;
  readonly ends: VideoEnd;
  /** Seconds, where a film may be no longer: see `statusFilm`. */
  readonly longest?: number;
  /** The envelope that it begins with, see `filmEnvelope`; null for a video that begins with the card. */
  readonly envelope: Scene | null;
}

/** A video ends with its sound, or when its pages have been shown. */
export type VideoEnd = 'sound' | 'show';

/** Samples from -1 to 1, one array for each channel. */
export interface Pcm {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array<ArrayBuffer>[];
}

/** The frame rate of GIFs and videos. */
export const framesPerSecond = 30;

/** Frames that share one encoded picture while a page is at rest. Encoding each would take most of the time. */
export const restingStep = 15;

/**
 * Seconds. A sound of five minutes would make a file that no messenger takes. `voices`: of all notes; thirty people may
 * speak as long as they can (`limits.noteVoice`), and a file of an hour would be taken by no phone.
 */
export const videoLimits = { least: 8, longest: 120, voices: 900 } as const;

/**
 * A film that chats take as a status: thirty seconds and 16 MB. A picture that moves all the time, with its sound, comes to
 * 15.5 MB at most.
 */
export const statusFilm = { seconds: 30, bytes: 16_000_000, bitrate: 4_000_000 } as const;

/** Seconds that a page stays at least where a film is cut short. */
const leastRest = 2;

/** Seconds of silence before a voice and after the last one of a page. */
export const voiceGap = 0.5;

/** The voices of a video by their pages: as many as it has time for, none in part. */
export function videoVoices(pages: readonly Scene[]): ReadonlyMap<Scene, readonly SceneVoice[]> {
  let seconds = 0;
  const fitting = (voice: SceneVoice) => {
    seconds += voice.seconds;
    return seconds <= videoLimits.voices;
  };
  return new Map(
    pages.flatMap((page) => {
      const voices = page.voices?.filter(fitting) ?? [];
      return voices.length > 0 ? [[page, voices] as const] : [];
    }),
  );
}

/** Seconds that voices of these lengths take on a page at rest; 0 without any. */
function voiceSeconds(lengths: readonly number[] = []): number {
  return lengths.reduce((sum, seconds) => sum + seconds + voiceGap, lengths.length > 0 ? voiceGap : 0);
}

/** Pixels: as wide as phones and networks show videos. Even, because videos store one colour value for 2 x 2 pixels. */
export function videoSize({ width, height }: Pick<Scene, 'width' | 'height'>) {
  return { width: 1080, height: 2 * Math.round((540 * height) / width) };
}

/** Seconds that a page at rest is shown: three to look at it, and its text at 15 characters a second, as read aloud. */
export function readingSeconds(page: Scene): number {
  let characters = 0;
  // Texts with an outline are the sides and the light of others.
  for (const node of everyNode(page))
    if (node.kind === 'text' && !node.outline) characters += node.text.length;
  return clamp(3 + characters / 15, 4, 30);
}

/**
 * A page's time in a film, in frames. Without an opening, frame 0 belongs to the first page and shows it at rest; see
 * `shownAt`.
 */
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

/** The seconds of each voice of a page. */
export type VoiceLengths = ReadonlyMap<Scene, readonly number[]>;

function pageSeconds(page: Scene, voices: VoiceLengths | undefined): number {
  return Math.max(readingSeconds(page), voiceSeconds(voices?.get(page)));
}

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
 * The pages in turn in a video, after the opening if it has one: its sound begins with the flap. A front that is the cover
 * page is read there. The last page stays until the sound ends, at least a second. Without a sound, or where the video
 * ends with the show, it stays until it is read. No page ends before its voices. `sound` is in seconds, 0 for none. A film
 * with a `longest` time ends by then.
 */
export function videoTurns(
  { pages, front, ends, voices, longest = Infinity }: VideoShow,
  sound: number,
): readonly Turn[] {
  const isCover = front !== null && front === pages[0];
  const opening = front ? openingTurns(front, isCover ? readingSeconds(front) : 0) : [];
  const turns = shortened(
    [...opening, ...showTurns(isCover ? pages.slice(1) : pages, opening.at(-1)?.end, voices)],
    longest * framesPerSecond,
  );
  const last = turns.at(-1);
  if (!last) return turns;
  const seconds = entranceSeconds(last.page) + (last.first - 1) / framesPerSecond;
  const whole =
    sound > 0 && ends === 'sound'
      ? Math.max(
          seconds + Math.max(1, voiceSeconds(voices?.get(last.page))),
          Math.min(soundStart(front) + sound, videoLimits.longest),
        )
      : Math.max(seconds + pageSeconds(last.page, voices), videoLimits.least);
  return [
    ...turns.slice(0, -1),
    { ...last, end: Math.ceil(Math.min(whole, longest) * framesPerSecond - 0.001) },
  ];
}

/** The second of a video at which its sound begins: with the flap of an envelope. */
export function soundStart(opening: Scene | null): number {
  return opening ? closedSeconds : 0;
}

/**
 * The second of the page's entrance that a frame shows. Frame 0 is the whole page, because messengers and file managers
 * show it as the picture of the file; the entrance begins with the next. Of an opening it is the closed envelope.
 */
export function shownAt({ page, from, first }: Turn, frame: number): number {
  return frame < first ? entranceSeconds(page) : from + (frame - first) / framesPerSecond;
}
