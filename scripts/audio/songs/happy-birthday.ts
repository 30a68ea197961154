import { peak } from '../filter.ts';
import { bansuri } from '../flute.ts';
import { accompany, notes, type SongScore, sing } from '../score.ts';
import { bowed, guitar } from '../strings.ts';
import { bass, kalimba, marimba, musicBox } from '../struck.ts';

/*
 * "Happy Birthday to You": the melody is in the public domain (Mildred and Patty Hill, 1893; so held in 2015 by a
 * court of the United States). The arrangement is ours: a music box first, then flute, guitar and strings join.
 * Three beats to a bar. The first verse begins with its upbeat on beat 5, the second on beat 29, the echo on beat 53.
 */
const lines = [
  { words: 'Hap-py birth-day to you,', notes: 'C5:.75 C5:.25 | D5:1! C5:1 F5:1 | E5:2' },
  { words: 'Hap-py birth-day to you,', notes: 'C5:.75 C5:.25 | D5:1! C5:1 G5:1 | F5:2' },
  { words: 'Hap-py birth-day, dear friend~,', notes: 'C5:.75 C5:.25 | C6:1! A5:1 F5:1 | E5:1 D5:1' },
  { words: 'Hap-py birth-day to you!', notes: 'Bb5:.75 Bb5:.25 | A5:1! F5:1 G5:1 | F5:2' },
] as const;

const voicings = {
  F: 'F3 A3 C4 F4',
  C7: 'E3 Bb3 C4 G4',
  Gm: 'G3 Bb3 D4 F4',
  Dm: 'D3 A3 D4 F4',
  'F7/A': 'A3 C4 Eb4 F4',
  Bb: 'Bb3 D4 F4 Bb4',
  Bbm: 'Bb3 Db4 F4 G4',
  'F/C': 'C3 A3 C4 F4',
  last: 'F3 C4 G4 A4 C5',
};
const first = 'F:3 C7:3 C7:3 F:3 F7/A:3 Bb:3 F/C:2 C7:1 F:3';
const second = 'F:3 C7:3 Gm:1 C7:2 Dm:3 F7/A:3 Bb:2 Bbm:1 F/C:2 C7:1 F:2 Bbm:1';
const echo = 'F/C:2 C7:1 last:6';

const musicBoxNotes = [
  ...notes('F5:.5 A5:.5 C6:.5 F6:.5 C6:.5 A5:.5 | Bb5:.5 G5:.5 E5:.5 G5:.5', { velocity: 0.55 }),
  ...sing(lines, { at: 5, velocity: 0.8 }),
  // The second verse: the flute sings, the box answers where a note is held.
  ...notes('F6:1 -:1 C6:1 | G5:.5 Bb5:.5 C6:.5 E6:.5 -:1', { at: 30, velocity: 0.5 }),
  ...notes('Bb5:1 G6:.5 E6:.5 C6:1 | A5:.5 D6:.5 F6:.5 A6:.5 -:1', { at: 36, velocity: 0.5 }),
  ...notes('F6:.5 Eb6:.5 C6:1 A6:1 | F6:.5 D6:.5 Bb5:.5 D6:.5 -:1', { at: 42, velocity: 0.5 }),
  ...notes('C6:.5 A5:.5 C6:1 E6:1 | F6:.5 C6:.5 A5:.5 F6:.5', { at: 48, velocity: 0.5 }),
  ...sing([lines[3]], { at: 53, velocity: 0.62, transpose: 12 }),
  ...notes('C6:.5 F6:.5 A6:.5 C7:1', { at: 57.5, velocity: 0.4 }),
];

export const happyBirthday: SongScore = {
  seed: 11,
  tempo: [
    [0, 112],
    [49, 112],
    [53, 104],
    [57, 78],
  ],
  lines,
  sungFrom: 5,
  seconds: 36,
  fadeOut: 2,
  room: { seconds: 1.7, tone: 4800 },
  parts: [
    { instrument: musicBox, notes: musicBoxNotes, gain: -9, pan: 0.08, room: 0.3 },
    {
      instrument: bansuri,
      notes: sing(lines, { at: 29, velocity: 0.75 }),
      gain: -11,
      pan: -0.12,
      room: 0.32,
      looseness: 0.01,
    },
    {
      instrument: kalimba,
      notes: notes('F3+C4+A4:3 | E3+Bb3+G4:3', { velocity: 0.6 }),
      gain: -12,
      pan: -0.3,
      room: 0.25,
    },
    {
      instrument: marimba,
      notes: [
        ...accompany(first, { at: 6, velocity: 0.5, voicings, pattern: '0:.5! 1:.5 2:.5 3:.5 2:.5 1:.5' }),
        ...accompany(second, { at: 30, velocity: 0.5, voicings, pattern: '0:.5! 2:.5 3:.5 2:.5 1:.5 2:.5' }),
      ],
      gain: -14,
      pan: -0.35,
      room: 0.22,
    },
    {
      instrument: guitar,
      notes: [
        ...accompany(first, { at: 6, velocity: 0.4, voicings, pattern: '0:1 -:2' }),
        ...accompany(second, { at: 30, velocity: 0.5, voicings, pattern: '0:1 1+2+3:1 1+2+3:1' }),
        ...accompany(echo, { at: 54, velocity: 0.45, voicings, pattern: '0:.5 1:.5 2:.5 3:.5 4:6' }),
      ],
      gain: -12,
      pan: 0.35,
      room: 0.18,
      looseness: 0.008,
      equaliser: [peak({ frequency: 190, q: 1.2, gain: 3 })],
    },
    {
      instrument: bass,
      notes: [
        ...accompany('F7/A:3 Bb:3 F/C:2 C7:1 F:3', {
          at: 18,
          velocity: 0.55,
          voicings,
          pattern: '0:3',
          transpose: -12,
        }),
        ...accompany(`${second} ${echo}`, {
          at: 30,
          velocity: 0.65,
          voicings,
          pattern: '0:3',
          transpose: -12,
        }),
      ],
      gain: -12,
      pan: 0,
      room: 0.05,
    },
    ...[-0.55, 0.55].map((pan) => ({
      instrument: bowed,
      notes: [
        ...accompany(first, { at: 6, velocity: 0.5, voicings, pattern: '1+2+3:3' }).filter(
          (note) => note.at >= 18,
        ),
        ...accompany(`${second} ${echo}`, { at: 30, velocity: 0.6, voicings, pattern: '1+2+3+4:6' }),
        ...notes('A4:3 Bb4:3 Bb4:3 A4:3 C5:3 D5:2 Db5:1 C5:2 Bb4:1 A4:2 Bb4:1 A4:2 Bb4:1', {
          at: 30,
          velocity: 0.75,
        }),
      ],
      gain: -23,
      pan,
      room: 0.4,
      looseness: 0.02,
    })),
  ],
};
