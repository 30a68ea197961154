import { peak } from '../filter.ts';
import { accompany, notes, type SongScore, sing } from '../score.ts';
import { bowed, guitar } from '../strings.ts';
import { bass, kalimba, musicBox } from '../struck.ts';

/*
 * A gentle waltz of ours in G: a kalimba over a finger-picked guitar, strings from the middle on. Three beats to a bar,
 * two bars to a line. Two bars lead in, the verse begins on beat 6; from beat 54 its last line comes back, higher.
 */
const lines = [
  { words: 'Can-dles are glow-ing,', notes: 'B4:1! C5:1 D5:1 | G5:2! D5:1' },
  { words: 'wish-es take wing,', notes: 'E5:1! D5:1 C5:1 | B4:3' },
  { words: 'soft-ly the eve-ning', notes: 'A4:1! B4:1 C5:1 | E5:2! C5:1' },
  { words: 'learns how to sing.', notes: 'D5:1! C5:1 B4:1 | A4:3' },
  { words: 'Here is a whis-per,', notes: 'B4:1! C5:1 D5:1 | G5:2! B5:1' },
  { words: 'here is a light:', notes: 'A5:1! G5:1 E5:1 | D5:3' },
  { words: 'all that you hope for', notes: 'C5:1! E5:1 G5:1 | F#5:2! D5:1' },
  { words: 'blooms in the night.', notes: 'D5:1! B4:1 A4:1 | G4:3' },
] as const;

const voicings = {
  G: 'G2 D3 G3 B3 D4',
  Em: 'E2 B2 G3 B3 E4',
  C: 'C3 G3 C4 E4 G4',
  Am: 'A2 E3 A3 C4 E4',
  D7: 'D3 A3 C4 F#4 A4',
  'G/B': 'B2 D3 G3 B3 D4',
  Bm: 'B2 F#3 B3 D4 F#4',
  'G/D': 'D3 G3 B3 D4 G4',
};
const verse = 'G:3 Em:3 C:3 G:3 Am:3 C:3 D7:3 D7:3 G:3 Em:3 C:3 G/B:3 Am:3 Bm:3 G/D:2 D7:1 G:3';
const echo = 'G/D:2 D7:1 G:6';
const picking = '0:.5! 2:.5 3:.5 4:.5 3:.5 2:.5';

export const candlelightWaltz: SongScore = {
  seed: 37,
  tempo: [
    [0, 106],
    [48, 104],
    [54, 92],
    [57, 72],
  ],
  lines,
  sungFrom: 6,
  seconds: 38,
  fadeOut: 2.2,
  room: { seconds: 2, tone: 4200 },
  parts: [
    {
      instrument: kalimba,
      notes: [
        ...sing(lines, { at: 6, velocity: 0.8 }),
        // A third or sixth below in the second half, where the words speak to somebody.
        ...notes('G4:1 A4:1 B4:1 | B4:2 G5:1 | E5:1 E5:1 C5:1 | B4:3', { at: 30, velocity: 0.4 }),
        ...notes('A4:1 C5:1 E5:1 | D5:2 B4:1 | B4:1 G4:1 F#4:1 | D4:3', { at: 42, velocity: 0.4 }),
        ...notes('G5:3', { at: 57, velocity: 0.5 }),
      ],
      gain: -7,
      pan: 0.06,
      room: 0.32,
      looseness: 0.01,
    },
    {
      instrument: guitar,
      notes: [
        ...accompany(`G:3 D7:3 ${verse}`, { velocity: 0.5, voicings, pattern: picking }),
        ...accompany(echo, { at: 54, velocity: 0.45, voicings, pattern: '0:.5 2:.5 3:.5 4:6' }),
      ].map((note) => ({ ...note, beats: Math.max(note.beats, 1.5) })),
      gain: -9,
      pan: -0.28,
      room: 0.2,
      looseness: 0.009,
      equaliser: [peak({ frequency: 105, q: 1.5, gain: 2 }), peak({ frequency: 210, q: 1.4, gain: 2.5 })],
    },
    {
      instrument: bass,
      notes: accompany(`${verse} ${echo}`, { at: 6, velocity: 0.5, voicings, pattern: '0:3' }).filter(
        (note) => note.at >= 18,
      ),
      gain: -15,
      pan: 0,
      room: 0.05,
    },
    {
      instrument: musicBox,
      notes: [
        ...notes('B5:1 D6:1 G6:1 | F#6:1 D6:2', { velocity: 0.4 }),
        ...notes('-:1 D6:.5 G6:.5 B6:1', { at: 15, velocity: 0.35 }),
        ...notes('-:1 A5:.5 D6:.5 F#6:1', { at: 27, velocity: 0.35 }),
        ...notes('-:1 B5:.5 D6:.5 G6:1', { at: 39, velocity: 0.35 }),
        ...notes('-:.5 B5:.5 D6:.5 G6:.5', { at: 51, velocity: 0.35 }),
        ...sing([lines[7]], { at: 54, velocity: 0.6, transpose: 12 }),
        ...notes('D6:.5 G6:.5 B6:.5 D7:1', { at: 58, velocity: 0.32 }),
      ],
      gain: -12,
      pan: 0.35,
      room: 0.4,
    },
    ...[-0.5, 0.5].map((pan) => ({
      instrument: bowed,
      notes: [
        ...accompany(verse, { at: 6, velocity: 0.42, voicings, pattern: '2+3:3' }).filter(
          (note) => note.at >= 18,
        ),
        ...notes('D4:3 E4:3 G4:3 G4:3 E4:3 F#4:3 G4:2 F#4:1 G4:3 G4:2 F#4:1 G4:6', { at: 30, velocity: 0.6 }),
        ...accompany(echo, { at: 54, velocity: 0.45, voicings, pattern: '2+3:6' }),
      ],
      gain: -21.5,
      pan,
      room: 0.42,
      looseness: 0.02,
    })),
  ],
};
