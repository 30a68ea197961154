import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captionsHref, film, filmScenes } from '#content/film.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import type { Take } from './camera.ts';
import { writeCaptions } from './captions.ts';

interface Encoding {
  readonly takes: readonly Take[];
  /** For temporary files. */
  readonly folder: string;
  /** Where the finished files go. */
  readonly target: string;
}

/** Frames a second: enough for the entrance of a card. */
const frameRate = 25;

/** Writes the film, its captions, and its poster: the last frame, which shows the card. Needs Debian's ffmpeg. */
export function encodeFilm({ takes, folder, target }: Encoding): void {
  const pictures = takes.flatMap(framePaths);
  const lines = pictures.flatMap((path) => [`file '${path}'`, `duration ${1 / frameRate}`]);
  // The list's last picture would be left out without a line after its duration.
  const list = join(folder, 'frames.txt');
  writeFileSync(list, `${[...lines, `file '${pictures.at(-1)}'`].join('\n')}\n`);
  const size = `scale=${film.width}:${film.height}:flags=lanczos`;
  const [mp4, poster] = [film.href, film.poster].map((href) => join(target, href));
  ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', list, '-vf', `fps=${frameRate},${size},format=yuv420p`],
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '26', '-profile:v', 'main', '-g', '250'],
    // The index first, so that it plays before all of it is there; nothing that tells of this machine.
    ...['-movflags', '+faststart', '-an', '-map_metadata', '-1', '-fflags', '+bitexact', `${mp4}`],
  );
  const posterFrame = takes.at(-1)?.frames.at(-1)?.path ?? '';
  ffmpeg('-i', posterFrame, '-vf', size, '-frames:v', '1', '-q:v', '4', '-map_metadata', '-1', `${poster}`);
  writeFileSync(join(target, captionsHref(firstLanguage)), captionsOf(takes));
  writeCaptions(target);
}

/** The picture of each frame of the film: ffmpeg would lengthen those that are shown for less than a frame. */
function framePaths({ frames, seconds }: Take): readonly string[] {
  const ends = frames.map((_, index) =>
    frames.slice(0, index + 1).reduce((sum, one) => sum + one.seconds, 0),
  );
  return Array.from({ length: Math.round(seconds * frameRate) }, (_, index) => {
    const shown = ends.findIndex((end) => end > index / frameRate);
    return frames.at(shown)?.path ?? '';
  });
}

function captionsOf(takes: readonly Take[]): string {
  let at = 0;
  const cues = takes.map(({ scene, seconds }) => {
    const [start, end] = [at, at + seconds];
    at = end;
    const caption = filmScenes.find(({ id }) => id === scene)?.caption;
    return `${timestamp(start)} --> ${timestamp(end - 0.1)} line:90%\n${caption}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** A WebVTT timestamp: `00:07.250`. */
function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
}

function ffmpeg(...options: readonly string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], { stdio: 'inherit' });
}
