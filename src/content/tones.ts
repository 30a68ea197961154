/** How a wish sounds. Choosing a tone also selects its background. */
export const tones = [
  { key: 'sweet', label: 'Sweet & Loving', background: 'from-pink-purple-blue' },
  { key: 'funny', label: 'Funny & Playful', background: 'from-yellow-red-pink' },
  { key: 'formal', label: 'Formal & Respectful', background: 'from-gray' },
  { key: 'blessing', label: 'Blessing & Spiritual', background: 'from-green-blue-purple' },
  { key: 'poetic', label: 'Poetic & Artistic', background: 'from-indigo-red-yellow' },
] as const;

export type Tone = (typeof tones)[number]['key'];
