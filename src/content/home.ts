import type { Relationship } from './relationships.ts';
import type { TemplateStyle } from './template-styles.ts';

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

/** The styles of the gallery that need no photos. */
export const homeStyles = [
  '3D',
  'Realistic',
  'Animated',
  'Minimal',
  'Cute',
  'Elegant',
  'Retro',
  'Neon',
] as const satisfies readonly TemplateStyle[];

export type HomeStyle = (typeof homeStyles)[number];
