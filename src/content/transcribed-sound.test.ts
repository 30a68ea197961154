import { expect, test } from 'vitest';
import { drawnPhrases } from './drawn-phrases.ts';
import { listIn } from './languages/lists.ts';
import { transcribedSound } from './transcribed-sound.ts';

const texts = { choices: listIn('en', 'choices'), phrases: drawnPhrases('en') };
const recording = { kind: 'recording', file: 'f'.repeat(22), name: 'x', seconds: 1 } as const;

test('a recording has the words that its sender wrote down, a song its own', () => {
  const said = transcribedSound({ ...recording, transcript: 'Dear Asha,\n \nall the best!' }, texts);
  expect(said?.words).toEqual(['Dear Asha,', 'all the best!']);
  expect(transcribedSound(recording, texts)?.words).toEqual([]);
  expect(transcribedSound({ kind: 'song', id: 'happy-birthday' }, texts)?.words).toHaveLength(4);
  expect(transcribedSound(null, texts)).toBeNull();
});
