/** The pictures that visitors can change for themselves; each has a drawing of ours to go back to. */
export const imageSlots = [
  'founder_photo',
  'leader_ardern',
  'leader_kovind',
  'leader_obama',
  'leader_robinson',
  'leader_sirleaf',
  'upcoming_adichie',
  'upcoming_kipchoge',
  'upcoming_tendulkar',
  'upcoming_yousafzai',
] as const;

export type ImageSlot = (typeof imageSlots)[number];

/** Where a browser keeps them, all under one name. */
export const imagesKey = 'bb_images';
