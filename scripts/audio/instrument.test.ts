import { describe, expect, test } from 'vitest';
import { random } from '#card/scene/random.ts';
import { bansuri } from './flute.ts';
import type { Instrument } from './instrument.ts';
import { frequencyOf, pitchOf } from './score.ts';
import { sampleRate } from './sound.ts';
import { strongest } from './spectrum.ts';
import { bowed, guitar, santoor, tanpura } from './strings.ts';
import {
  bass,
  kalimba,
  manjira,
  marimba,
  musicBox,
  shaker,
  tablaGe,
  tablaNa,
  tablaSlap,
  tablaTin,
} from './struck.ts';

interface Case {
  readonly name: string;
  readonly instrument: Instrument;
  /** How far players and vibrato take it from the exact pitch. */
  readonly cents?: number;
  readonly notes?: readonly string[];
}

const tuned: readonly Case[] = [
  { name: 'music box', instrument: musicBox, notes: ['C5', 'Bb5', 'A6'] },
  { name: 'kalimba', instrument: kalimba, notes: ['G4', 'F#5', 'B5'] },
  { name: 'marimba', instrument: marimba, notes: ['F3', 'C4', 'F4'] },
  { name: 'bass', instrument: bass, notes: ['E2', 'A2'] },
  { name: 'guitar', instrument: guitar, notes: ['E2', 'G3', 'D4', 'A4'] },
  { name: 'santoor', instrument: santoor, notes: ['A4', 'C6', 'D6'] },
  { name: 'tanpura', instrument: tanpura, notes: ['D3', 'A3'] },
  { name: 'bowed strings', instrument: bowed, notes: ['A3', 'Db4', 'G4'], cents: 9 },
  { name: 'bamboo flute', instrument: bansuri, notes: ['C5', 'F#5', 'D6'], cents: 14 },
];

const untuned: readonly Case[] = [
  { name: 'na', instrument: tablaNa },
  { name: 'tin', instrument: tablaTin },
  { name: 'ge', instrument: tablaGe },
  { name: 'slap', instrument: tablaSlap },
  { name: 'hand cymbals', instrument: manjira },
  { name: 'shaker', instrument: shaker },
];

function play(instrument: Instrument, name: string) {
  const tone = { at: 0, seconds: 1, frequency: frequencyOf(pitchOf(name)), velocity: 0.7 };
  const [sounding] = instrument([tone], random(3));
  return sounding?.sound ?? new Float32Array();
}

describe.each(tuned)('$name', ({ instrument, notes = [], cents = 5 }) => {
  test.each(notes)('is in tune on %s', (name) => {
    const frequency = frequencyOf(pitchOf(name));
    const sound = play(instrument, name).slice(0.15 * sampleRate, 0.95 * sampleRate);
    const heard = strongest(sound, { from: frequency * 0.8, to: frequency * 1.25 });
    expect(Math.abs(1200 * Math.log2(heard / frequency))).toBeLessThan(cents);
  });
});

describe.each([...tuned, ...untuned])('$name', ({ instrument }) => {
  test('begins and ends without a click, and keeps within bounds', () => {
    const sound = play(instrument, 'D4');
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
    const loudest = sound.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
    expect(loudest).toBeGreaterThan(0.02);
    expect(loudest).toBeLessThan(1.6);
  });
});
