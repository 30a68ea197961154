import type { Biquad } from './filter.ts';
import type { Instrument } from './instrument.ts';

/** A note of a score; times are in beats from the start. */
export interface Note {
  readonly at: number;
  readonly beats: number;
  /** MIDI number: 69 is the A of 440 Hz. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly velocity: number;
}

/** A line of verse and the notes it is sung on: one note for each syllable. */
export interface SungLine {
  /** Syllables of a word are parted by hyphens. */
  readonly words: string;
  readonly notes: string;
}

export interface Part {
  readonly instrument: Instrument;
  readonly notes: readonly Note[];
  /** Decibels. */
  readonly gain: number;
  /** From -1 (left) to 1 (right). */
  readonly pan: number;
  /** How much of it goes into the room, from 0 to 1. */
  readonly room: number;
  /** How far its players stray from the beat, in seconds (standard deviation). */
  readonly looseness?: number;
  readonly equaliser?: readonly Biquad[];
}

export interface Score {
  readonly seed: number;
  /** Beats a minute at some beats; between them the tempo changes evenly. */
  readonly tempo: readonly (readonly [beat: number, perMinute: number])[];
  readonly parts: readonly Part[];
  /** Seconds from the first sound to the end of the file. */
  readonly seconds: number;
  /** Length in seconds and treble in Hz of the echoes. */
  readonly room: { readonly seconds: number; readonly tone: number };
  readonly fadeOut: number;
}

export interface SongScore extends Score {
  readonly lines: readonly SungLine[];
  /** Beat of the first syllable. */
  readonly sungFrom: number;
}

const steps: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The MIDI number of a name such as `C4`, `F#5` or `Bb3`. */
export function pitchOf(name: string): number {
  const [, letter = '', accidental, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = steps[letter] ?? fail(`Not a note: ${name}`);
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  return 12 * (Number(octave) + 1) + step + shift;
}

export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

interface Placing {
  /** Beat of the first note. */
  readonly at?: number;
  readonly velocity?: number;
  /** Semitones. */
  readonly transpose?: number;
}

/**
 * Notes written one after the other as `name:beats`; `-` is a rest, `!` accents, names joined by `+` sound together.
 * Bar lines `|` are for the reader.
 */
export function notes(
  text: string,
  { at = 0, velocity = 0.7, transpose = 0 }: Placing = {},
): readonly Note[] {
  const found: Note[] = [];
  let beat = at;
  for (const { names, beats, accent } of tokens(text)) {
    for (const name of names)
      found.push({ at: beat, beats, pitch: pitchOf(name) + transpose, velocity: velocity * accent });
    beat += beats;
  }
  return found;
}

/** Lines of verse set one after the other; an arch of loudness over each line. */
export function sing(
  lines: readonly SungLine[],
  { at = 0, velocity = 0.7, transpose = 0 }: Placing = {},
): readonly Note[] {
  let beat = at;
  return lines.flatMap((line) => {
    const start = beat;
    beat += beatsOf(line.notes);
    const length = beat - start;
    return notes(line.notes, { at: start, velocity, transpose }).map((note) => ({
      ...note,
      velocity: note.velocity * (0.86 + 0.2 * Math.sin((Math.PI * (note.at - start + 0.4)) / (length + 0.4))),
    }));
  });
}

export function beatsOf(text: string): number {
  return tokens(text).reduce((sum, { beats }) => sum + beats, 0);
}

/**
 * An accompaniment. `chords`: names with their beats, `F:3 C7:3`; `voicings`: the notes of each chord from below;
 * `pattern`: which of them sound when, counted from 0, `0:1 1+2:1`, as far as the chord lasts.
 */
export function accompany(
  chords: string,
  {
    at = 0,
    velocity = 0.6,
    transpose = 0,
    voicings,
    pattern,
  }: Placing & {
    readonly voicings: Readonly<Record<string, string>>;
    readonly pattern: string;
  },
): readonly Note[] {
  const strokes = tokens(pattern);
  let start = at;
  return tokens(chords).flatMap(({ names: [chord = ''], beats: length }) => {
    const voices = (voicings[chord] ?? fail(`No voicing for ${chord}`)).split(' ').map(pitchOf);
    const found: Note[] = [];
    let beat = start;
    start += length;
    for (const { names, beats, accent } of strokes) {
      if (beat >= start) break;
      for (const name of names) {
        const pitch = voices[Number(name)];
        if (pitch !== undefined)
          found.push({
            at: beat,
            beats: Math.min(beats, start - beat),
            pitch: pitch + transpose,
            velocity: velocity * accent,
          });
      }
      beat += beats;
    }
    return found;
  });
}

/** Seconds at which a beat falls. */
export function clock(tempo: Score['tempo']): (beat: number) => number {
  return (beat) => {
    let seconds = 0;
    for (const [i, [from, slow]] of tempo.entries()) {
      const [to, fast] = tempo[i + 1] ?? [Number.POSITIVE_INFINITY, slow];
      if (beat <= from && i > 0) break;
      seconds += duration({
        beats: Math.min(beat, to) - from,
        slope: (fast - slow) / (to - from),
        perMinute: slow,
      });
    }
    return seconds;
  };
}

/** The integral of 60 / (perMinute + slope x) from 0 to `beats`. */
function duration({ beats, slope, perMinute }: { beats: number; slope: number; perMinute: number }): number {
  if (Math.abs(slope) < 1e-9) return (60 * beats) / perMinute;
  return (60 / slope) * Math.log((perMinute + slope * beats) / perMinute);
}

interface Token {
  readonly names: readonly string[];
  readonly beats: number;
  readonly accent: number;
}

function tokens(text: string): readonly Token[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '|')
    .map((word) => {
      const [, name = '', beats, accent] = /^([^:]+):([\d.]+)(!?)$/.exec(word) ?? fail(`Not a note: ${word}`);
      return { names: name === '-' ? [] : name.split('+'), beats: Number(beats), accent: accent ? 1.2 : 1 };
    });
}

function fail(message: string): never {
  throw new Error(message);
}
