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

/** Offered last: somebody else, with the wishes that fit everybody. */
export const anyone = 'anyone';

/**
 * The words of a language for a relationship that English says by one, in the order in which they are offered: `mama` of
 * `Uncle` is a mother's brother. A card says `Uncle/mama`, and has the wishes for an uncle.
 */
export type Relations = Readonly<Partial<Record<Relationship, Readonly<Record<string, string>>>>>;

/** The key of our lists in what a card says of the relationship. */
export function relationshipOf(said: string): string {
  return said.split('/', 1)[0] ?? '';
}

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
