import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { temporaryFile } from './new-folder.ts';

const run = promisify(execFile);

/** A decoder that is no browser's, as messengers and players use it; `npm test` installs it where it may. */
export const hasFfmpeg = existsSync('/usr/bin/ffmpeg') && existsSync('/usr/bin/ffprobe');

export const noFfmpeg = 'There is no ffmpeg here: install the system package ffmpeg.';

export interface MediaStream {
  readonly codec_name: string;
  readonly width?: number;
  readonly height?: number;
  readonly pix_fmt?: string;
  readonly color_range?: string;
  readonly color_space?: string;
  readonly color_transfer?: string;
  readonly color_primaries?: string;
  readonly disposition: { readonly attached_pic: number };
}

/** What ffprobe says of the file, and the errors that ffmpeg meets when it decodes every frame. */
export async function examined(
  file: Buffer,
): Promise<{ readonly streams: readonly MediaStream[]; readonly complaints: string }> {
  const path = await temporaryFile(file);
  const probed = await run('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', path]);
  const decoded = await run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'null', '-']);
  const { streams } = JSON.parse(probed.stdout) as { streams: MediaStream[] };
  return { streams, complaints: probed.stderr + decoded.stderr };
}

/** One frame of the film as ffmpeg decodes it, as a PNG. */
export async function decodedFrame(file: Buffer, frame: number): Promise<Buffer> {
  const path = await temporaryFile(file);
  const choose = ['-map', '0:v:0', '-vf', `select=eq(n\\,${frame})`, '-frames:v', '1'];
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', path, ...choose, '-f', 'image2pipe', '-c:v', 'png', '-pix_fmt', 'rgb24', '-'],
    { encoding: 'buffer', maxBuffer: 2 ** 26 },
  );
  return stdout;
}
