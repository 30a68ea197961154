import { speak } from './encode.ts';
import { filter, highPass, highShelf, peak } from './filter.ts';
import { eased } from './instrument.ts';
import { perform } from './perform.ts';
import { reverb } from './reverb.ts';
import { accompany, notes, type Score } from './score.ts';
import { addAt, fromDecibels, type Samples, type Stereo, sampleRate, silence } from './sound.ts';
import { guitar } from './strings.ts';
import { kalimba, musicBox } from './struck.ts';

interface Phrase {
  readonly words: string;
  /** Times the voice's own. */
  readonly pitch: number;
  readonly speed: number;
  /** Seconds of breath behind it. */
  readonly pause: number;
}

export interface Greeting {
  /** A voice of Flite (Carnegie Mellon University; free to use and distribute). */
  readonly voice: 'slt' | 'rms';
  readonly phrases: readonly Phrase[];
  /** Played softly under the words. */
  readonly bed: Score;
}

/** Where the first word falls, after a few notes. */
const start = 0.9;
const behindWords = { gain: -17, room: 0.35, looseness: 0.01 };
const voicings = {
  G: 'G3 B3 D4 G4 B4',
  C: 'G3 C4 E4 G4 C5',
  D: 'F#3 A3 D4 F#4 A4',
  F: 'F3 A3 C4 F4',
  Bb: 'F3 Bb3 D4 F4',
};
const room = { seconds: 1.3, tone: 4500 };

export const warmWishes: Greeting = {
  voice: 'slt',
  phrases: [
    { words: 'Happy birthday!', pitch: 1.05, speed: 0.95, pause: 0.5 },
    { words: 'Today is all about you.', pitch: 1, speed: 0.98, pause: 0.5 },
    {
      words: 'May your cake be sweet, your candles bright, and your year full of good surprises.',
      pitch: 1.01,
      speed: 0.99,
      pause: 0,
    },
  ],
  bed: {
    seed: 5,
    tempo: [[0, 84]],
    seconds: 11.8,
    fadeOut: 1.5,
    room,
    parts: [
      {
        ...behindWords,
        instrument: kalimba,
        notes: [
          ...accompany('G:4 C:4 G:4 D:2', {
            voicings,
            velocity: 0.5,
            pattern: '0:.5 2:.5 3:.5 4:.5 3:.5 2:.5 1:.5 2:.5',
          }),
          ...notes('G3+B3+G4+D5:2', { at: 14, velocity: 0.45 }),
        ],
        pan: -0.2,
      },
      {
        ...behindWords,
        instrument: musicBox,
        notes: notes('B5:.25 D6:.25 G6:.25 B6:1', { at: 13.25, velocity: 0.5 }),
        pan: 0.3,
      },
    ],
  },
};

export const birthdayToast: Greeting = {
  voice: 'rms',
  phrases: [
    { words: 'A little bird told me it is your birthday.', pitch: 1.02, speed: 1.12, pause: 0.4 },
    { words: 'So, here is to you:', pitch: 1.04, speed: 1.1, pause: 0.2 },
    {
      words: 'to laughter, to good friends, and to another wonderful year.',
      pitch: 1.02,
      speed: 1.08,
      pause: 0.35,
    },
    { words: 'Happy birthday!', pitch: 1.06, speed: 1.02, pause: 0 },
  ],
  bed: {
    seed: 7,
    tempo: [[0, 96]],
    seconds: 11.8,
    fadeOut: 1.5,
    room,
    parts: [
      {
        ...behindWords,
        instrument: guitar,
        notes: accompany('F:4 Bb:4 F:4 Bb:4 F:4', {
          voicings,
          velocity: 0.5,
          pattern: '0:1 1+2+3:1 1+2:.5 3:.5 1+2+3:1',
        }),
        pan: 0.25,
      },
      {
        ...behindWords,
        instrument: musicBox,
        notes: notes('A5:.25 C6:.25 F6:.25 A6:1', { at: 16.75, velocity: 0.5 }),
        pan: -0.3,
      },
    ],
  },
};

/** The words over their music. */
export function greet({ voice, phrases, bed }: Greeting): Stereo {
  const out = perform(bed);
  const words = silence(bed.seconds);
  let at = start;
  for (const { words: text, pitch, speed, pause } of phrases) {
    // Playing faster raises the pitch; the stretch brings the speed to where it should be.
    const filters = [`asetrate=${Math.round(16_000 * pitch)}`, `atempo=${speed / pitch}`];
    const spoken = eased(trimmed(speak(text, { voice, filters })), 0.01, 0.04);
    for (const side of [words.left, words.right]) addAt(side, spoken, { at, gain: 1 });
    at += spoken.length / sampleRate + pause;
  }
  for (const side of [words.left, words.right])
    filter(
      side,
      highPass({ frequency: 90 }),
      peak({ frequency: 240, q: 0.8, gain: 1.5 }),
      peak({ frequency: 3100, q: 1, gain: 1.5 }),
      highShelf({ frequency: 6000, gain: 1 }),
    );
  const level = fromDecibels(-18) / loudnessOfWords(words.left);
  const echoes = reverb(words, { seconds: 0.5, tone: 3800 });
  for (const side of ['left', 'right'] as const) {
    addAt(out[side], words[side], { at: 0, gain: level });
    addAt(out[side], echoes[side], { at: 0, gain: level * 0.12 });
  }
  return out;
}

/** The root of the mean square where there is sound. */
function loudnessOfWords(sound: Samples): number {
  const heard = sound.filter((value) => Math.abs(value) > 0.005);
  return Math.sqrt(heard.reduce((sum, value) => sum + value * value, 0) / Math.max(1, heard.length));
}

/** Without the silence that the synthesiser leaves around a sentence. */
function trimmed(sound: Samples): Samples {
  const loud = (value: number) => Math.abs(value) > 0.004;
  const margin = Math.round(0.02 * sampleRate);
  return sound.slice(Math.max(0, sound.findIndex(loud) - margin), sound.findLastIndex(loud) + margin);
}
