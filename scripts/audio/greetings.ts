interface Phrase {
  readonly words: string;
  /** A factor of the voice's own pitch. */
  readonly pitch: number;
  readonly speed: number;
  readonly pauseSeconds: number;
}

export interface Greeting {
  /** A voice of Flite (Carnegie Mellon University; free to use and distribute). */
  readonly voice: 'slt' | 'rms';
  /** When the first word falls, after a few notes. */
  readonly startSeconds: number;
  readonly phrases: readonly Phrase[];
}

/** By the ids under which `src/content/voices.ts` offers them; the scores beside this file play under the words. */
export const greetings: Readonly<Record<string, Greeting>> = {
  'warm-wishes': {
    voice: 'slt',
    startSeconds: 0.9,
    phrases: [
      { words: 'Happy birthday!', pitch: 1.05, speed: 0.95, pauseSeconds: 0.5 },
      { words: 'Today is all about you.', pitch: 1, speed: 0.98, pauseSeconds: 0.5 },
      {
        words: 'May your cake be sweet, your candles bright, and your year full of good surprises.',
        pitch: 1.01,
        speed: 0.99,
        pauseSeconds: 0,
      },
    ],
  },
  'birthday-toast': {
    voice: 'rms',
    startSeconds: 0.9,
    phrases: [
      { words: 'A little bird told me it is your birthday.', pitch: 1.02, speed: 1.12, pauseSeconds: 0.4 },
      { words: 'So, here is to you:', pitch: 1.04, speed: 1.1, pauseSeconds: 0.2 },
      {
        words: 'to laughter, to good friends, and to another wonderful year.',
        pitch: 1.02,
        speed: 1.08,
        pauseSeconds: 0.35,
      },
      { words: 'Happy birthday!', pitch: 1.06, speed: 1.02, pauseSeconds: 0 },
    ],
  },
};
