/** Those of the specification, in its order. Each entry is key and label at once. */
const specified = [
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

const further = ['Niece', 'Nephew', 'Aunt', 'Uncle', 'Partner', 'Grandchild'] as const;

/** Who the card is for, in the order the studio offers them. */
export const relationships = [...specified, ...further] as const;

export type Relationship = (typeof relationships)[number];

/** The gallery's category filter: the studio's relationships and two that only templates use. */
export const galleryCategories = [
  ...specified,
  'Boyfriend',
  'Girlfriend',
  'Uncle',
  'Aunt',
  'Niece',
  'Nephew',
  'Partner',
  'Grandchild',
] as const;

export type GalleryCategory = (typeof galleryCategories)[number];
