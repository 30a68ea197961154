/** What designs are like, in the order in which Discover offers it. Some tags are styles too. */
export const popularTags = [
  'Cute',
  'Elegant',
  'Funny',
  'Romantic',
  'Minimal',
  'Neon',
  'Vintage',
  'Artistic',
  'Family',
  'Professional',
  'Animals',
  'Party',
  'Classic',
  'Creative',
  'Clean',
  'Heartfelt',
] as const;

export type Tag = (typeof popularTags)[number];
