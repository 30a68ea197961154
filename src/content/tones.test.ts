// Spec: 9.7
import { expect, test } from 'vitest';
import { tones } from './tones.ts';

test('there are five tones, each with a background of its own', () => {
  expect(tones).toEqual([
    { key: 'sweet', label: 'Sweet & Loving', background: 'from-pink-purple-blue' },
    { key: 'funny', label: 'Funny & Playful', background: 'from-yellow-red-pink' },
    { key: 'formal', label: 'Formal & Respectful', background: 'from-gray' },
    { key: 'blessing', label: 'Blessing & Spiritual', background: 'from-green-blue-purple' },
    { key: 'poetic', label: 'Poetic & Artistic', background: 'from-indigo-red-yellow' },
  ]);
});
