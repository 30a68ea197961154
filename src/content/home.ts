import type { Relationship } from './relationships.ts';
import { type TemplateStyle, templateStyles } from './template-styles.ts';

/** For whom most cards are made, each with the drawing (of our emoji, by its id) that stands beside it. */
export const homeRelationships: readonly { readonly name: Relationship; readonly drawing: string }[] = [
  { name: 'Brother', drawing: '1fa81' },
  { name: 'Sister', drawing: '1f380' },
  { name: 'Mother', drawing: '1f337' },
  { name: 'Father', drawing: '26f5' },
  { name: 'Friend', drawing: '1f388' },
  { name: 'Wife', drawing: '1f339' },
  { name: 'Husband', drawing: '1f48c' },
  { name: 'Teacher', drawing: '1f34e' },
  { name: 'Colleague', drawing: '2615' },
  { name: 'Grandmother', drawing: '1f9f6' },
  { name: 'Grandfather', drawing: '1f4fb' },
  { name: 'Cousin', drawing: '1f366' },
];

/** Those behind them, as words alone. */
export const moreHomeRelationships: readonly Relationship[] = [
  'Son',
  'Daughter',
  'Niece',
  'Nephew',
  'Aunt',
  'Uncle',
  'Partner',
  'Grandchild',
];

export type HomeStyle = Exclude<TemplateStyle, 'Photo-Collage'>;

/** The styles of the gallery that need no photos. */
export const homeStyles = templateStyles.filter((style): style is HomeStyle => style !== 'Photo-Collage');
