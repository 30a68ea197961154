/** Who the card is for, in the order the studio offers them. Each entry is key and label at once. */
export const relationships = [
  'Brother',
  'Sister',
  'Mother',
  'Father',
  'Friend',
  'Wife',
  'Husband',
  'Son',
  'Daughter',
  'Teacher',
  'Colleague',
  'Grandmother',
  'Grandfather',
  'Cousin',
  'Brother-in-law',
  'Sister-in-law',
  'Daughter-in-law',
  'Son-in-law',
] as const;

export type Relationship = (typeof relationships)[number];

/** The gallery's category filter: the studio's relationships and four that only templates use. */
export const galleryCategories = [...relationships, 'Boyfriend', 'Girlfriend', 'Uncle', 'Aunt'] as const;

export type GalleryCategory = (typeof galleryCategories)[number];
