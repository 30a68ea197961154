/*
 * node scripts/audio/render.ts [id...]: makes the songs and greetings, or the named ones, in public/audio, then decodes
 * each file and measures it. Needs Debian's abcmidi, fluidsynth, fluid-soundfont-gm and ffmpeg (with Flite); the product
 * needs none of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { songs } from '#content/songs.ts';
import { voices } from '#content/voices.ts';
import { type Greeting, greetings } from './greetings.ts';

const soundFont = '/usr/share/sounds/sf2/FluidR3_GM.sf2';

/** Integrated loudness in LUFS: what streaming services aim at for phones. */
const targetLoudness = -16;
/** True peak in dBTP that the finished file may reach; the mix is held lower, because the encoder adds to peaks. */
const ceiling = { file: -1, mix: -3 };
const fadeOutSeconds = 2;
/** The size to aim at, in bytes: below the 300,000 that `check` allows. */
const targetBytes = 284_000;
/** Kilobits a second, at most. */
const maxKilobits = 88;

process.chdir(`${import.meta.dirname}/../..`);
const folder = mkdtempSync(join(tmpdir(), 'audio-'));
const wanted = process.argv.slice(2);
try {
  for (const { id, name, seconds } of [...songs, ...voices]) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const greeting = greetings[id];
    const music = play(id);
    const mix = greeting ? speakOver(music, greeting) : music;
    const path = `public/audio/${id}.m4a`;
    encode(mix, { path, name, seconds });
    check(path);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Plays the score; returns the path of a WAV file. */
function play(id: string): string {
  const [midi, wav] = [join(folder, `${id}.mid`), join(folder, `${id}.wav`)];
  run('abc2midi', [`scripts/audio/scores/${id}.abc`, '-o', midi]);
  run('fluidsynth', ['-ni', '-q', '-g', '0.6', '-r', '44100', '-F', wav, soundFont, midi]);
  return wav;
}

/** Speaks each phrase alone, so that its pitch, its pace and the pause behind it can be set, and mixes in the music. */
function speakOver(music: string, { voice, startSeconds, phrases }: Greeting): string {
  const spoken = phrases.map(({ words, pitch, speed, pauseSeconds }, i) => {
    const text = words.replaceAll(/[\\':,]/g, (sign) => `\\\\\\${sign}`);
    // Playing faster raises the pitch; `atempo` then brings the speed to where it should be.
    const [rate, tempo] = [Math.round(16_000 * pitch), speed / pitch];
    const trim = 'silenceremove=start_periods=1:start_threshold=-48dB';
    const bothEnds = `${trim},areverse,${trim},areverse`;
    return `flite=voice=${voice}:text=${text},asetrate=${rate},atempo=${tempo},aresample=44100,${bothEnds},apad=pad_dur=${pauseSeconds}[p${i}]`;
  });
  const labels = phrases.map((_, i) => `[p${i}]`).join('');
  const graph = [
    ...spoken,
    `${labels}concat=n=${phrases.length}:v=0:a=1,highpass=f=90,loudnorm=I=-18:TP=-3:LRA=11,aresample=44100,adelay=${startSeconds * 1000},apad,pan=stereo|c0=c0|c1=c0[words]`,
    '[0:a]loudnorm=I=-30:TP=-9:LRA=11,aresample=44100[bed]',
    '[words][bed]amix=inputs=2:duration=shortest:normalize=0[mix]',
  ].join(';');
  const wav = music.replace('.wav', '-spoken.wav');
  run('ffmpeg', ['-y', '-i', music, '-filter_complex', graph, '-map', '[mix]', wav]);
  return wav;
}

interface Output {
  readonly path: string;
  readonly name: string;
  readonly seconds: number;
}

/** Cuts, fades out, masters and writes AAC-LC in an MP4 file whose index comes first, so that it plays while it loads. */
function encode(wav: string, { path, name, seconds }: Output): void {
  const cut = `atrim=end=${seconds},afade=t=out:st=${seconds - fadeOutSeconds}:d=${fadeOutSeconds},highpass=f=35`;
  // Only the few peaks above the ceiling are turned down; `loudnorm` would change the loudness of whole passages.
  const limit = `alimiter=limit=${10 ** (ceiling.mix / 20)}:attack=5:release=120:level=false`;
  const gain = targetLoudness - measure(wav, cut).loudness;
  // The limiter takes a little away, which is given back.
  const lost = targetLoudness - measure(wav, `${cut},volume=${gain}dB,${limit}`).loudness;
  const kilobits = Math.min(maxKilobits, Math.floor((targetBytes * 8) / seconds / 1000));
  run('ffmpeg', [
    ...['-y', '-i', wav, '-af', `${cut},volume=${gain + lost}dB,${limit}`, '-ar', '44100', '-ac', '2'],
    ...['-c:a', 'aac', '-aac_coder', 'fast', '-profile:a', 'aac_low', '-b:a', `${kilobits}k`],
    ...['-map_metadata', '-1', '-metadata', `title=${name}`, '-fflags', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', '-f', 'ipod', path],
  ]);
}

/** Integrated loudness (LUFS) and true peak (dBTP) after the filters, by ffmpeg's meter of ITU-R BS.1770. */
function measure(path: string, filters = 'anull'): { loudness: number; peak: number } {
  const meter = ['-nostats', '-i', path, '-af', `${filters},ebur128=peak=true`, '-f', 'null', '-'];
  const summary = run('ffmpeg', meter).split('Summary:').at(-1) ?? '';
  const figure = (name: string) => Number(new RegExp(`${name}:\\s+(-?[\\d.]+)`).exec(summary)?.[1]);
  return { loudness: figure('I'), peak: figure('Peak') };
}

/** Measures what a listener will hear. Throws when it is off. */
function check(path: string): void {
  const { loudness, peak } = measure(path);
  const kilobytes = Math.round(statSync(path).size / 1000);
  console.log(`${path}: ${kilobytes} KB, ${loudness} LUFS, peak ${peak} dBTP`);
  if (!(Math.abs(loudness - targetLoudness) <= 0.5)) throw new Error('The loudness is off.');
  if (!(peak <= ceiling.file)) throw new Error('The peaks are too high.');
  if (kilobytes >= 300) throw new Error('The file is too large.');
}

/** Runs a program; returns what it says. Throws when it is missing or fails. */
function run(program: string, args: readonly string[]): string {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw new Error(`${program} is needed to make the sounds: ${error.message}`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stderr;
}
