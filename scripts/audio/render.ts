/*
 * node scripts/audio/render.ts [id...]: renders the songs and greetings, or the named ones, into public/audio, then
 * decodes each file and judges it. Needs Debian's ffmpeg with Flite; the product itself needs neither.
 */
import { mkdirSync, statSync } from 'node:fs';
import { songs } from '#content/songs.ts';
import { voices } from '#content/voices.ts';
import { readM4a, writeM4a } from './encode.ts';
import { greet } from './greetings.ts';
import { loudness, master, targetLoudness } from './mastering.ts';
import { perform } from './perform.ts';
import { greetings, scores } from './repertoire.ts';
import { decibels, type Stereo, sampleRate } from './sound.ts';

/** Leaves the encoder room below the limit of 300 KB. */
const aimedBytes = 284_000;
const mostKilobits = 88;

process.chdir(`${import.meta.dirname}/../..`);
mkdirSync('public/audio', { recursive: true });
const wanted = process.argv.slice(2);
for (const { id, name } of [...songs, ...voices]) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { mix, fadeOut } = play(id);
  const sound = master(mix, { fadeOut });
  const seconds = sound.left.length / sampleRate;
  const path = `public/audio/${id}.m4a`;
  const kilobits = Math.min(mostKilobits, Math.floor((aimedBytes * 8) / seconds / 1000));
  writeM4a(path, sound, { title: name, kilobits });
  judge(path);
}

function play(id: string): { mix: Stereo; fadeOut: number } {
  const score = scores[id];
  if (score) return { mix: perform(score), fadeOut: score.fadeOut };
  const greeting = greetings[id];
  if (!greeting) throw new Error(`Nothing is written for ${id}`);
  return { mix: greet(greeting), fadeOut: greeting.bed.fadeOut };
}

function judge(path: string): void {
  const heard = readM4a(path);
  const peak = Math.max(
    ...[heard.left, heard.right].map((side) => side.reduce((top, v) => Math.max(top, Math.abs(v)), 0)),
  );
  const measured = loudness(heard);
  const kilobytes = (statSync(path).size / 1000).toFixed(0);
  console.log(
    `${path}: ${kilobytes} KB, ${measured.toFixed(1)} LUFS, peak ${decibels(peak).toFixed(1)} dBFS`,
  );
  if (Math.abs(measured - targetLoudness) > 0.5) throw new Error('The loudness is off');
  if (peak >= 1) throw new Error('It clips');
}
