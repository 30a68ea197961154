import { peak } from '../filter.ts';
import { bansuri } from '../flute.ts';
import { accompany, notes, type SongScore, sing } from '../score.ts';
import { santoor, tanpura } from '../strings.ts';
import { bass, manjira, marimba, shaker, tablaGe, tablaNa, tablaSlap, tablaTin } from '../struck.ts';

/*
 * A lively tune of ours in the colours of Khamaj: a major scale on D whose seventh is flat on the way down. Four beats
 * to a bar, on the tabla the eight strokes of keherwa: dha ge na tin, na ka dhin na. Two bars lead in, the verse
 * begins on beat 8, the chorus on beat 40; at beat 72 a tihai, one phrase three times that lands on the last beat.
 */
const lines = [
  {
    words: 'Mar-i-golds are in the door-way,',
    notes: 'D5:1.5! E5:.5 F#5:1 A5:1 | B5:1 A5:.5 G5:1! F#5:1 -:.5',
  },
  {
    words: 'morn-ing wears a coat of gold.',
    notes: 'E5:1.5! F#5:.5 G5:1 E5:1 | A5:1 G5:.5 F#5:2! -:.5',
  },
  {
    words: 'Ev-’ry bell in town is ring-ing:',
    notes: 'A5:1.5! B5:.5 C6:1 A5:1 | B5:1 C6:.5 D6:1! B5:1 -:.5',
  },
  {
    words: 'one more year for you to hold.',
    notes: 'A5:1.5! G5:.5 F#5:1 E5:1 | F#5:1 E5:.5 D5:2! -:.5',
  },
  {
    words: 'Dance, oh dance, the day is yours,',
    notes: 'D6:1.5! C6:.5 D6:1 A5:1 | B5:1 C6:.5 A5:2! -:.5',
  },
  {
    words: 'throw the win-dows o-pen wide!',
    notes: 'B5:1.5! A5:.5 G5:1 B5:1 | F#5:1 G5:.5 E5:2! -:.5',
  },
  {
    words: 'May the road be kind be-fore you',
    notes: 'F#5:1.5! G5:.5 A5:1 D6:1 | C6:1 B5:.5 A5:1! G5:1 -:.5',
  },
  {
    words: 'and your friends be at your side.',
    notes: 'A5:1.5! G5:.5 F#5:1 E5:1 | F#5:1 E5:.5 D5:2! -:.5',
  },
] as const;

const voicings = {
  D: 'D3 A3 D4 F#4 A4',
  D7: 'D3 A3 C4 F#4 A4',
  G: 'G2 B3 D4 G4 B4',
  Em: 'E3 B3 E4 G4 B4',
  A: 'A2 A3 C#4 E4 A4',
  C: 'C3 G3 C4 E4 G4',
};
const verse = 'D:4 G:2 D:2 Em:4 A:2 D:2 D7:4 G:4 A:4 D:4';
const chorus = 'D7:4 G:2 D:2 G:4 D:1.5 A:2.5 D:4 C:2 G:2 A:4 D:4';
const tihai = `-:1 ${'A5:.5! G5:.5 F#5:.5 E5:.5 D5:.5! '.repeat(3)}`;
const last = 80;

/** One stroke of the eight of each bar is a place in these patterns. */
const keherwa = {
  na: 'D4:1! D4:1 D4:1.5 D4:.5 ',
  tin: '-:1.5 D4:1.5 D4:1 ',
  ge: 'D2:.5! D2:2.5 D2:1! ',
  slap: '-:2.5 A3:1.5 ',
};
/** Every fourth bar ends in a run of strokes. */
const run = { na: 'D4:1! D4:1 D4:.5 D4:.25 D4:.25 D4:.5! D4:.5 ', ge: 'D2:.5! D2:1.5 D2:1! D2:1! ' };
const four = (plain: string, ending = plain) => (plain.repeat(3) + ending).repeat(4);
const [leadIn, sung] = [4, 8];

const flute = sing(lines, { at: sung, velocity: 0.8 });

export const marigoldMorning: SongScore = {
  seed: 23,
  tempo: [[0, 136]],
  lines,
  sungFrom: sung,
  seconds: 37,
  fadeOut: 1.2,
  room: { seconds: 1.1, tone: 5200 },
  parts: [
    {
      instrument: bansuri,
      notes: [
        ...flute.filter((note) => note.at >= sung + 16),
        ...notes(tihai, { at: 72, velocity: 0.75 }).filter((note) => note.at < last - 0.5),
        ...notes('D5:3.5', { at: last, velocity: 0.75 }),
      ],
      gain: -13,
      pan: -0.1,
      room: 0.26,
      looseness: 0.008,
    },
    {
      instrument: santoor,
      notes: [
        ...notes(
          'D5:.5 A5:.5 F#5:.5 A5:.5 D6:.5 A5:.5 F#5:.5 E5:.5 | D5:.5 F#5:.5 A5:.5 C6:.5 B5:.5 A5:.5 G5:.5 E5:.5',
          { velocity: 0.6 },
        ),
        ...flute,
        ...notes(tihai, { at: 72, velocity: 0.85 }),
        ...notes('D4+A4+D5+F#5:5', { at: last, velocity: 0.5 }),
      ],
      gain: -2.5,
      pan: 0.18,
      room: 0.2,
    },
    {
      instrument: santoor,
      notes: [
        ...accompany(verse, {
          at: sung,
          velocity: 0.45,
          voicings,
          pattern: '1:.5 2:.5 3:.5 4:.5 3:.5 2:.5 4:.5 3:.5',
        }),
        ...accompany(chorus, {
          at: 40,
          velocity: 0.52,
          voicings,
          pattern: '1:.5 3:.5 4:.5 2:.5 3:.5 4:.5 2:.5 3:.5',
        }),
      ],
      gain: -9,
      pan: -0.45,
      room: 0.2,
    },
    {
      // Wood under the strings while they lead.
      instrument: marimba,
      notes: flute.filter((note) => note.at < sung + 16),
      gain: -9,
      pan: 0.1,
      room: 0.2,
    },
    {
      instrument: tanpura,
      notes: notes(`${'A3:2 D4:2 D4:2 D3:2 '.repeat(10)}D3+A3:4`, { velocity: 0.6 }),
      gain: -9,
      pan: 0.4,
      room: 0.2,
    },
    {
      instrument: bass,
      notes: [
        ...accompany(verse, { at: sung, velocity: 0.6, voicings, pattern: '0:1.5! 0:.5 0:2' }),
        ...accompany(chorus, { at: 40, velocity: 0.68, voicings, pattern: '0:1.5! 0:1 0:.5 0:1' }),
        ...notes('D3:4', { at: last, velocity: 0.7 }),
      ].map((note) => ({ ...note, pitch: note.pitch - 12 })),
      gain: -14.5,
      pan: 0,
      room: 0.04,
      equaliser: [peak({ frequency: 110, q: 0.9, gain: 2 })],
    },
    {
      instrument: tablaNa,
      notes: [
        ...notes(keherwa.na, { at: leadIn, velocity: 0.55 }),
        ...notes(four(keherwa.na, run.na), { at: sung, velocity: 0.6 }),
        ...notes(tihai, { at: 72 }).map((note) => ({ ...note, pitch: 62 })),
        ...notes('D4:1', { at: last, velocity: 0.7 }),
      ],
      gain: -12,
      pan: 0.14,
      room: 0.14,
      looseness: 0.004,
    },
    {
      instrument: tablaTin,
      notes: [
        ...notes(keherwa.tin, { at: leadIn, velocity: 0.5 }),
        ...notes(four(keherwa.tin), { at: sung, velocity: 0.55 }),
      ],
      gain: -10,
      pan: 0.14,
      room: 0.14,
      looseness: 0.004,
    },
    {
      instrument: tablaGe,
      notes: [
        ...notes(keherwa.ge, { at: leadIn, velocity: 0.65 }),
        ...notes(four(keherwa.ge, run.ge), { at: sung, velocity: 0.72 }),
        ...notes('-:3 D2:2.5! D2:2.5! D2:1!', { at: 72, velocity: 0.75 }),
      ],
      gain: -12,
      pan: -0.14,
      room: 0.08,
      looseness: 0.004,
    },
    {
      instrument: tablaSlap,
      notes: notes(four(keherwa.slap), { at: sung, velocity: 0.45 }),
      gain: -5,
      pan: -0.1,
      room: 0.12,
      looseness: 0.004,
    },
    {
      instrument: manjira,
      notes: [
        ...notes('-:1 C8:1 -:1 C8:1 '.repeat(8), { at: 40, velocity: 0.4 }),
        ...notes('C8:4', { at: last, velocity: 0.6 }),
      ],
      gain: -23,
      pan: 0.5,
      room: 0.3,
    },
    {
      instrument: shaker,
      notes: notes('C5:.5 C5:.5! '.repeat(64), { at: sung, velocity: 0.45 }).filter(
        (note) => note.at >= sung + 16,
      ),
      gain: -19,
      pan: -0.55,
      room: 0.1,
    },
  ],
};
