/** Spoken greetings that a card can play: `scripts/audio` makes the files. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly seconds: number;
  readonly text: string;
}

export const voices: readonly Voice[] = [
  {
    id: 'warm-wishes',
    name: 'Warm wishes',
    url: '/audio/warm-wishes.m4a',
    seconds: 11.8,
    text: 'Happy birthday! Today is all about you. May your cake be sweet, your candles bright, and your year full of good surprises.',
  },
  {
    id: 'birthday-toast',
    name: 'A birthday toast',
    url: '/audio/birthday-toast.m4a',
    seconds: 11.8,
    text: 'A little bird told me it is your birthday. So, here is to you: to laughter, to good friends, and to another wonderful year. Happy birthday!',
  },
];

export function findVoice(id: string): Voice | undefined {
  return voices.find((voice) => voice.id === id);
}
