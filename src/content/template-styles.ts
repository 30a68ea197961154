/** The styles of templates, in the order in which the gallery offers them. */
export const templateStyles = [
  '3D',
  'Realistic',
  'Animated',
  'Minimal',
  'Cute',
  'Elegant',
  'Retro',
  'Neon',
  'Photo-Collage',
] as const;

export type TemplateStyle = (typeof templateStyles)[number];
